import { parseDecimal } from '@/lib/site/money';
import type { AmountLimits, AmountProblem, FieldOption, FieldRule } from './form-definition';

/** Limits of what a visitor may type, in characters. The browser's controls and the server's schema read them here. */
const LINE_MAX = 200;
const EMAIL_MAX = 254;
const PHONE_MAX = 40;
const WEB_ADDRESS_MAX = 500;
const MESSAGE_MAX = 5_000;
const PASSWORD_MAX = 128;

/** The limit of a field by its rule. */
export function maxLengthOf(rule: FieldRule): number {
  return MAX_LENGTHS[rule];
}

/** The text without blanks at its ends; empty when it has no visible character. */
export function trimTyped(text: string): string {
  return VISIBLE.test(text) ? text.trim() : '';
}

/**
 * Whether the text is one address that mail can be sent to. Letters of any script are taken; a domain needs a dot.
 * The length is checked first, so the pattern never sees a long text.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);
}

/**
 * Whether the text holds enough digits to be called. Punctuation and extensions are the visitor's own; letters
 * count as the keys of a phone that they are on (1-800-FLOWERS).
 */
export function isPhoneNumber(text: string): boolean {
  const digits = (text.match(/\p{Nd}/gu) ?? []).length;
  const keys = digits + (text.match(/[a-z]/gi) ?? []).length;
  return digits >= PHONE_DIGITS_MIN || (digits > 0 && keys >= PHONE_KEYS_MIN && keys <= PHONE_KEYS_MAX);
}

/** The http or https address that the text means: `example.com` gets `https://`. Null for anything else. */
export function parseWebAddress(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.parse(address);
  if (!url || url.username || url.password || !/^[^.\s].*\.[^.]/.test(url.hostname)) return null;
  return address;
}

/** Why an amount, as decimal text, cannot be paid; null when it can. */
export function amountProblem(text: string, { minimum, maximum }: AmountLimits): AmountProblem | null {
  const minor = parseDecimal(text);
  if (minor === null) return 'not-decimal';
  if (minor < minimum) return 'too-small';
  return minor > maximum ? 'too-large' : null;
}

/** The option that the text names by its value or its label, whatever its case and punctuation. */
export function findOption(options: readonly FieldOption[], text: string): FieldOption | undefined {
  const key = toKey(text);
  return options.find(({ value, label }) => toKey(value) === key || toKey(label) === key);
}

function toKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

const MAX_LENGTHS = {
  text: LINE_MAX,
  email: EMAIL_MAX,
  phone: PHONE_MAX,
  'web-address': WEB_ADDRESS_MAX,
  choice: LINE_MAX,
  'long-text': MESSAGE_MAX,
  password: PASSWORD_MAX,
  agreement: LINE_MAX,
  amount: LINE_MAX,
} as const satisfies Record<FieldRule, number>;

const EMAIL_PATTERN =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u;
/** Anything but blanks, controls, and signs that only format or fill (a zero-width space, a Braille blank). */
const VISIBLE = /[^\s\p{C}\p{DI}\u2800]/u;
const PHONE_DIGITS_MIN = 5;
/** Without an area code, and with everything that a number abroad may have in front. */
const PHONE_KEYS_MIN = 7;
const PHONE_KEYS_MAX = 20;
