import { truncate } from '@/lib/site/text';
import { parseAddress } from './outgoing-mail';
import { visibleText, type FieldRow } from './parts';

/** The part of a form's definition that labels its values. */
type FormForMail = {
  title: string;
  fields: readonly {
    name: string;
    label: string;
    rule?: string;
    options?: readonly { value: string; label: string }[];
  }[];
};

/** What was filled in, under the form's own labels and in its order; unknown names last, as they are. */
export function toFieldRows(
  fields: Readonly<Record<string, string>>,
  form: FormForMail | undefined,
): FieldRow[] {
  const known = (form?.fields ?? []).map(({ name, label, rule, options }) => {
    const value = fields[name] ?? '';
    const row = toFieldRow(label, options?.find(option => option.value === value)?.label ?? value);
    return rule === 'phone' ? { ...row, href: row.href ?? findVanityLink(row.value) } : row;
  });
  const knownNames = new Set(form?.fields.map(({ name }) => name));
  const others = Object.entries(fields).filter(([name]) => !knownNames.has(name));
  return [...known, ...others.map(([name, value]) => toFieldRow(name, value))].filter(
    row => row.value !== '',
  );
}

export function toFieldRow(label: string, value: string): FieldRow {
  const shown = visibleText(value).trim();
  return { label: visibleText(label), value: shown, href: findSafeLink(shown) };
}

/** The first rows in one line, which a mailbox shows beside the subject. */
export function toPreview(rows: readonly FieldRow[]): string {
  const line = rows.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ' ')}`).join('. ');
  return truncate(line, PREVIEW_MAX_LENGTH);
}

/**
 * Web, mail and phone addresses that mean exactly what they show. A `javascript:` address, one with a user part, and
 * one whose real host is spelled otherwise (look-alike letters) stay text.
 */
function findSafeLink(value: string): string | null {
  if (/^https?:\/\/\S+$/i.test(value)) {
    const url = URL.parse(value);
    const isPlain = url && !url.username && !url.password && value.toLowerCase().includes(url.hostname);
    return isPlain ? url.href : null;
  }
  if (parseAddress(value)) return `mailto:${value}`;
  return /^\+?\(?[0-9][0-9 ().-]{5,24}$/.test(value) ? `tel:${value.replace(/[^+0-9]/g, '')}` : null;
}

/** A number with a word in it, dialed by the keys that its letters are on. */
function findVanityLink(phone: string): string | null {
  if (!VANITY_NUMBER.test(phone) || /EXT/.test(phone)) return null;
  const dialled = phone
    .replace(/[A-Z]/g, letter => String(KEYS.findIndex(letters => letters.includes(letter))))
    .replace(/[^+0-9]/g, '');
  return `tel:${dialled}`;
}

/** In capitals, at least two together: small or single letters may be anything, such as an extension. */
const VANITY_NUMBER = /^(?=.{7,26}$)\+?\(?[0-9][0-9 ().-]*(?:[A-Z]{2,}[0-9 ().-]*)+$/;
/** What is on the keys 0 to 9 of a phone. */
const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

const PREVIEW_MAX_LENGTH = 140;
