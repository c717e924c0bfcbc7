import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toPlainSigns } from '@/lib/site/typed-text';

/**
 * What a text says about a business: phone numbers, hours, an address, a year. Each errs on the side of "it is there": what
 * a checkup calls missing has to be missing. Texts come in plain signs (`toPlainSigns`).
 */

/** A number of this text as `+13155550142`, and as it is written. */
export type PhoneNumber = { number: string; shown: string };

/**
 * The phone numbers in a text. Dates, ZIP codes, prices and order numbers are none. `isAll` is false when it has more
 * candidates than are judged.
 */
export function findPhones(plain: string): { phones: PhoneNumber[]; isAll: boolean } {
  const candidates = new Set<string>();
  for (const pattern of [US_PHONE, NAMED_PHONE, WORD_PHONE, WORLD_PHONE])
    for (const [whole, alone] of plain.matchAll(pattern)) candidates.add((alone ?? whole).trim());
  const found = new Map<string, PhoneNumber>();
  for (const shown of [...candidates].slice(0, CANDIDATES_MAX)) {
    const number = parsePhone(shown);
    if (number !== null && !found.has(number)) found.set(number, { number, shown });
  }
  return { phones: [...found.values()], isAll: candidates.size <= CANDIDATES_MAX };
}

/** A number that someone typed or a link dials, as `+13155550142`; null when it is none that could ring. */
export function parsePhone(written: string): string | null {
  const digits = toPlainSigns(written)
    .replace(/^[^\d+(]+/, '')
    .replace(EXTENSION, '')
    .replace(/[A-Za-z]/g, letter => KEYS.get(letter.toLowerCase()) ?? '');
  const parsed = parsePhoneNumberFromString(digits, 'US');
  return parsed?.isValid() ? parsed.number : null;
}

/** Whether the text says when the business is open: a day near a time, or a usual phrase for it. */
export function hasOpeningHours(plain: string): boolean {
  if (OPEN_PHRASE.test(plain)) return true;
  for (const { index } of plain.matchAll(DAY)) {
    const near = plain.slice(Math.max(0, index - NEAR), index + NEAR + 10);
    if (TIME.test(near)) return true;
  }
  for (const { index } of plain.matchAll(OPEN_WORD))
    if (CLOCK_TIME.test(plain.slice(index, index + NEAR))) return true;
  return false;
}

/** Whether the text has a street, or a state with its ZIP code. */
export function hasStreetAddress(plain: string): boolean {
  return STATE_AND_ZIP.test(plain) || STREET.test(plain);
}

/**
 * The newest year after a copyright sign, with the words; null when there is none, or when a script writes the year, so
 * that a span ends in nothing.
 */
export function findCopyrightYear(plain: string): { year: number; words: string } | null {
  let newest: { year: number; words: string } | null = null;
  for (const { index, 0: words, 1: from = '' } of plain.matchAll(COPYRIGHT)) {
    const after = plain.slice(index + words.length, index + words.length + 80);
    const [span = ''] = MORE_YEARS.exec(after) ?? [];
    const to = /[a-z\d]+$/i.exec(span)?.[0];
    if (to === undefined ? OPEN_SPAN.test(after) : !/^\d/.test(to)) return null;
    const year = Number(to === undefined ? from : to.length === 2 ? from.slice(0, 2) + to : to);
    if (newest === null || year > newest.year)
      newest = { year, words: (words + span).replace(/\s+/g, ' ').trim() };
  }
  return newest;
}

/** A business's name or a town as it is compared: without case, accents, punctuation and legal forms. */
export function foldName(text: string): string {
  return toPlainSigns(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:inc|llc|ltd|co|corp|corporation|company|incorporated|the|pllc|pc|lp|llp)\b/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Whether `text` has the name, as whole words. */
export function hasName(text: string, name: string): boolean {
  const folded = foldName(name);
  if (folded === '') return true;
  const words = ` ${foldName(text)} `;
  if (words.includes(` ${folded} `)) return true;
  // "Joes Diner" and "JoesDiner": a logo's text and a domain run words together.
  return folded.length >= 8 && words.replaceAll(' ', '').includes(folded.replaceAll(' ', ''));
}

const CANDIDATES_MAX = 50;

const KEYS = new Map(
  ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'].flatMap((letters, key) =>
    Array.from(letters, letter => [letter, String(key)] as const),
  ),
);

/** Three groups with a sign between at least two of them. Signs are plain here: dashes are one, blanks are one. */
const US_PHONE =
  /(?<![\d.,/$#-])(?:\+?1[ .-]{0,2})?(?:\([2-9]\d{2}\)[ .-]{0,3}|[2-9]\d{2}(?: ?[.\-/] ?| ))[2-9]\d{2}[ .-]{0,3}\d{4}(?![\d/]|-\d|\.\d)/g;
/** Ten digits in a row are a number where the text says so. */
const NAMED_PHONE =
  /\b(?:call|text|phone|telephone|tel|ph|cell|mobile|office|fax)\b[^\d\n]{0,12}(1?[2-9]\d{2}[2-9]\d{6})(?!\d)/gi;
/** 1-800-FLOWERS, 315-555-RICH. */
const WORD_PHONE =
  /(?<![\w-])(?:1[ .-])?\(?[2-9]\d{2}\)?[ .-](?:[A-Z]{7,10}|[2-9]\d{2}[ .-][A-Z]{4}|[A-Z]{3}[ .-][A-Z\d]{4})(?!\w)/g;
/** With its country. */
const WORLD_PHONE = /\+[1-9]\d{0,2}[ .-]?(?:\(\d{1,5}\)[ .-]?)?\d(?:[ .-]?\d){5,12}(?!\d)/g;

const DAY =
  /\b(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:\.|\b)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:daily|weekdays?|weekends?|every ?day|(?:7|seven) days|m ?- ?f|m ?- ?sa?t?)\b|\b(?:mo|tu|we|th|fr|sa|su) ?- ?(?:mo|tu|we|th|fr|sa|su)\b|\b(?:lunes|martes|miercoles|miércoles|jueves|viernes|sabado|sábado|domingo)\b/gi;
const TIME =
  /\b\d{1,2}(?:[:.]\d{2})? ?(?:a|p)\.? ?m\b|(?<![$\d])\b\d{1,2}:\d{2}\b|\bnoon\b|\bmidnight\b|(?<![$\d.,-])\b(?:1\d|2[0-4]|\d) ?(?:-|to|until|till) ?(?:1\d|2[0-4]|\d)\b(?![.,]?\d|%| ?(?:years|days|weeks|people|minutes))/i;
/** Hours may stand without a day: "Open 9am to 5pm". */
const OPEN_WORD = /\b(?:open(?:ing)?|hours|horarios?|abierto)\b/gi;
const CLOCK_TIME = /\b\d{1,2}(?:[:.]\d{2})? ?(?:a|p)\.? ?m\b|(?<![$\d])\b\d{1,2}:\d{2}\b|\bnoon\b/i;
const OPEN_PHRASE = /\b24 ?\/ ?7\b|\b24[ -]?(?:hours|hrs)\b|\bby appointment\b|\bappointments? only\b/i;
const NEAR = 40;

const STATES =
  'A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY]';
const STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|District of Columbia|Puerto Rico';
const STATE_AND_ZIP = new RegExp(
  `\\b(?:(?:${STATES})|N\\.Y|D\\.C|${STATE_NAMES})\\.?,?\\s{0,3}\\d{5}(?:-\\d{4})?(?!\\d)`,
);
const STREET =
  /\b\d{1,5}[A-Z]?(?:-\d{1,4})? (?:(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\.? )?(?:[A-Z0-9][\w'.]* ){1,4}(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Ct|Court|Pl|Place|Hwy|Highway|Pkwy|Parkway|Sq|Square|Plaza|Ter|Terrace|Cir|Circle|Turnpike|Tpke|Pike|Way|Trail|Alley)\b|\b\d{1,5} (?:State )?(?:Route|Rte|Rt|Highway|Hwy|US|County Road)\.? ?\d{1,4}\b|\bP\.? ?O\.? Box \d+/;

const COPYRIGHT = /(?:©|\(c\)|\bcopyright\b)[^\d\n]{0,30}?((?:19|20)\d{2})(?!\d)/gi;
/** What follows the first year: the end of a span, or more years. */
const MORE_YEARS =
  /^(?: ?(?:-|,|\/|&|and|to|thru|through|until) ?(?:(?:19|20)?\d{2}\b|present\b|now\b|today\b))+/i;
/** A span whose end a script writes: a dash right after the year, or one before the end of the line. */
const OPEN_SPAN = /^(?:-(?!\d)| ?- ?(?:\n|$))/;
const EXTENSION = /[\s,;]*(?:ext(?:ension)?\b\.?|x|#|;?ext=|p=|,)\s*\d+.*$/i;
