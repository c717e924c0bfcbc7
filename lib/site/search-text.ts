import { APOSTROPHES, DASHES, toAsciiDigits, withoutInvisible } from './typed-text';

/**
 * Text as the desk's searches compare it, on both sides: without case, accents, invisible signs and apostrophes, with
 * dashes as spaces, and with letters such as `ł` and `ß` as people type them who have no key for them. Rows keep it, so a
 * change here needs a migration.
 */
export function foldForSearch(text: string): string {
  return withoutInvisible(text)
    .replace(APOSTROPHES, '')
    .replace(/['\u200c\u200d]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(LETTERS, letter => LETTER_WORDS[letter] ?? letter)
    .replace(DASHES, ' ')
    .replace(/-/g, ' ');
}

/** What rows keep for a search: the folded text, and each longer number in it as its digits alone. */
export function toSearchText(text: string): string {
  const digits = Array.from(toAsciiDigits(text.normalize('NFKC')).matchAll(NUMBER), ([number]) =>
    digitsOf(number),
  );
  return [foldForSearch(text), ...digits].join('\n');
}

/**
 * The words of a search, as rows have them. A longer number is searched by its digits, however it is grouped, and without
 * the country code: the other side may be written without one.
 */
export function wordsOfSearch(text: string): string[] {
  const typed = toAsciiDigits(withoutInvisible(text).normalize('NFKC')).trim();
  if (isNumber(typed)) return [searchedDigits(typed)];
  const words = typed
    .split(/\s+/)
    .flatMap(part => (isNumber(part) ? [searchedDigits(part)] : foldForSearch(part).split(/\s+/)))
    .filter(Boolean);
  // Nothing but signs that rows do not keep: it is in none of them.
  return words.length === 0 && typed !== '' ? [typed] : words;
}

function isNumber(text: string): boolean {
  return WHOLE_NUMBER.test(text) && digitsOf(text).length >= DIGITS_MIN;
}

function searchedDigits(number: string): string {
  const digits = digitsOf(number);
  if (digits.length <= 10) return digits;
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits.slice(-9);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

const DIGITS_MIN = 5;
/** Digits in groups, as phone numbers are written, in one line. */
const NUMBER = /\d(?:[ \t()./\u2010-\u2015\u2212-]{0,3}\d){4,30}/g;
const WHOLE_NUMBER = /^[+(]{0,2}\d[\d\s()./\u2010-\u2015\u2212-]*$/;
const LETTER_WORDS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
};
const LETTERS = new RegExp(`[${Object.keys(LETTER_WORDS).join('')}]`, 'g');
