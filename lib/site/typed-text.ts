/**
 * What people type and paste, as it is kept. Copies bring signs along that no one sees: a phone's contacts put direction
 * marks around a number, web pages zero-width spaces and soft hyphens into words.
 */

/** The text without blanks at its ends; empty when it has no visible sign. Each test for "nothing typed" goes by this. */
export function trimTyped(text: string): string {
  return hasVisibleSign(text) ? text.trim() : '';
}

/** Whether a reader would see anything of it: no blanks, controls, or signs that only format or fill. */
export function hasVisibleSign(text: string): boolean {
  return VISIBLE.test(text);
}

/**
 * The text without invisible signs that copies bring along, and with plain spaces. Joiners stay between letters, where
 * Persian names and emoji need them.
 */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(LOOSE_JOINERS, '').replace(SPACES, ' ');
}

/** The same, for what is written in ASCII: full-width letters and digits, dashes and apostrophes become the plain ones. */
export function toPlainSigns(text: string): string {
  const plain = text
    .replace(INVISIBLE, '')
    .replace(/\p{Join_Control}|\p{Variation_Selector}/gu, '')
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replace(SPACES, ' ')
    .replace(DASHES, '-');
  return toAsciiDigits(plain);
}

/** Digits of any script as 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, toAsciiDigit);
}

/** A text of several lines as it is kept: line breaks and tabs alone, and empty when it has no visible sign. */
export function toTypedLines(typed: string): string {
  return trimTyped(withoutInvisible(typed.replace(/\r\n?/g, '\n').replace(CONTROLS, '')));
}

/** A phone number as it is kept: in plain signs, as its writer grouped it. */
export function toStoredPhone(typed: string): string {
  return toPlainSigns(typed)
    .replace(/^\s*tel:/i, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The digit that a sign of any script stands for: each script has its ten in a row. */
function toAsciiDigit(sign: string): string {
  if (sign <= '9') return sign;
  const known = DIGITS.get(sign);
  if (known !== undefined) return known;
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  DIGITS.set(sign, String(code - zero));
  return String(code - zero);
}

/** Those that were met: there are some 700. */
const DIGITS = new Map<string, string>();

const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g;
const VISIBLE = /[^\s\p{C}\p{DI}\u2800]/u;
/** Soft hyphens, zero-width spaces, byte order marks, and what turns the direction of writing. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const LOOSE_JOINERS = /(?<![\p{L}\p{M}\p{S}\ufe0f])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{S}])/gu;
/** Every blank but the line break and the tab. */
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
export const DASHES = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
export const APOSTROPHES = /[\u0060\u00b4\u02b9\u02bb-\u02bd\u02c8\u2018-\u201b\u2032\u2035\ua78c\uff07]/g;
