/**
 * Money as integer minor units (cents) with its currency. No float ever holds an amount:
 * decimal text is parsed digit by digit and formatted back from the integer.
 */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD'] as const;

export type Currency = (typeof CURRENCIES)[number];

export type Money = { minor: number; currency: Currency };

/** Whether `value` is one of the four currencies that checkout offers (docs/product/prices.md#currency). */
export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && (CURRENCIES as readonly string[]).includes(value);
}

/**
 * Reads plain decimal text ("99", "99.5", "99.00") as cents.
 * Null for anything else: signs, exponents, separators, spaces, non-ASCII digits, more than two decimals.
 */
export function parseDecimal(text: string): number | null {
  const match = /^(0|[1-9][0-9]{0,8})(?:\.([0-9]{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/**
 * Reads an amount as people type or paste it, as cents: "$50", " 50 ", "1,250.00", "50 USD", "1 250,00". Every form of the
 * desk reads money with it. Null where the meaning is not plain ("1.250"), for a sign below zero and for another currency.
 */
export function parseTypedMoney(text: string, currency: Currency): number | null {
  const signs = [SYMBOLS[currency], currency, ...(currency === 'USD' ? ['US$'] : [])];
  const figure = withoutSigns(text, signs);
  const shape = FIGURE_SHAPES.find(({ pattern }) => pattern.test(figure));
  if (!shape) return null;
  const plain = figure.replaceAll(shape.groups, '').replace(',', '.').replace(/\.$/, '');
  return parseDecimal(plain.replace(/^0+(?=\d)/, '').replace(/^\./, '0.'));
}

/**
 * Reads a percentage as people type it, in thousandths of a percent: "8.125", "8.125%", "8,125 %". Null for anything else,
 * such as more than three decimals.
 */
export function parseTypedPercent(text: string): number | null {
  const figure = withoutSigns(text, ['%', 'percent']).replace(',', '.');
  const match = /^(\d{0,3})(?:\.(\d{0,3})0*)?$/.exec(figure);
  if (!match || !/\d/.test(figure)) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole) * 1_000 + Number(fraction.padEnd(3, '0'));
}

/** Thousandths of a percent for people and fields: 8125 → "8.125", 8000 → "8". */
export function formatPercent(millipercent: number): string {
  return String(millipercent / 1_000);
}

/** Cents as PayPal and the checkout field write them: 264800 → "2648.00". */
export function toDecimal(minor: number): string {
  requireMinor(minor);
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents as addresses of checkout carry them (docs/product/checkout.md#address): 264800 → "2648", 4950 → "49.50". */
export function toShortDecimal(minor: number): string {
  return toDecimal(minor).replace(/\.00$/, '');
}

/** Cents for people, with the currency said elsewhere: 264800 → "2,648.00". */
export function formatAmount(minor: number): string {
  const [whole = '', cents = ''] = toDecimal(minor).split('.');
  return `${groupThousands(whole)}.${cents}`;
}

/** Cents for people, in US style with the cents always shown: 264800 → "$2,648.00", "£2,648.00", "CA$2,648.00". */
export function formatMoney({ minor, currency }: Money): string {
  return `${SYMBOLS[currency]}${formatAmount(minor)}`;
}

/** The same in whatever currency PayPal names: one that is not ours has its code behind it. */
export function formatAnyMoney(minor: number, currency: string): string {
  return isCurrency(currency) ? formatMoney({ minor, currency }) : `${toDecimal(minor)} ${currency}`;
}

/** Dollars in running text: whole amounts drop the cents: 9900 → "$99", 258900 → "$2,589", 4950 → "$49.50". */
export function formatDollars(minor: number): string {
  const text = formatMoney({ minor, currency: 'USD' });
  return text.endsWith('.00') ? text.slice(0, -3) : text;
}

/** What was typed without spaces around it, without what can't be seen, and without one of the signs in front or behind. */
function withoutSigns(text: string, signs: readonly string[]): string {
  const typed = text.replace(/\p{Cf}/gu, '').trim();
  const front = signs.find(sign => typed.toLowerCase().startsWith(sign.toLowerCase())) ?? '';
  const rest = typed.slice(front.length).trim();
  const back = signs.find(sign => rest.toLowerCase().endsWith(sign.toLowerCase())) ?? '';
  return rest.slice(0, rest.length - back.length).trim();
}

/** How a figure may be written, and what stands between its thousands. */
const FIGURE_SHAPES = [
  { pattern: /^\d+(?:\.\d{0,2})?$|^\.\d{1,2}$/, groups: ' ' },
  { pattern: /^\d+,\d{1,2}$/, groups: ' ' },
  { pattern: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{0,2})?$/, groups: ',' },
  { pattern: /^[1-9]\d{0,2}(?:\s\d{3})+(?:[.,]\d{1,2})?$/, groups: /\s/g },
  { pattern: /^[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}$/, groups: '.' },
] as const satisfies readonly { pattern: RegExp; groups: string | RegExp }[];

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

function requireMinor(minor: number): void {
  if (!Number.isSafeInteger(minor) || minor < 0)
    throw new RangeError(`Not an amount in minor units: ${minor}`);
}

const SYMBOLS = { USD: '$', EUR: '€', GBP: '£', CAD: 'CA$' } as const satisfies Record<Currency, string>;
