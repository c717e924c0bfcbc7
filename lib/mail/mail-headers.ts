import { toSingleLine, truncate } from '@/lib/site/text';

/** A subject in one line without control characters; text that looks like an encoded word is defused, so no one decodes it. With its name it fills one line of a header (RFC 5322, 2.1.1). */
export function toSubject(text: string): string {
  return truncate(toSingleLine(text).replaceAll('=?', '= ?'), SUBJECT_MAX_LENGTH - 1, '…');
}

/**
 * The address when `text` is exactly one plain address, else null. Stricter than RFC 5322 on purpose:
 * no display name, no list, no quoting, no comment, no percent signs, no encoded words.
 */
export function parseAddress(text: string): string | null {
  const address = text.trim();
  const isPlain = address.length <= ADDRESS_MAX_LENGTH && ADDRESS.test(address) && !address.includes('=?');
  return isPlain ? address : null;
}

export const SUBJECT_MAX_LENGTH = 69;

const ADDRESS_MAX_LENGTH = 254;
const ADDRESS =
  /^[a-z0-9#$&'*+/=?^_~-]{1,64}(?:\.[a-z0-9#$&'*+/=?^_~-]{1,64}){0,31}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
