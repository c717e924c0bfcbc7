/** One line of a table as RFC 4180 writes it, safe to open in a spreadsheet. */
export function toCsvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}

/**
 * What a stranger wrote must stay text: a spreadsheet runs a cell that begins with one of these signs as a formula.
 * An apostrophe in front stops it. The signs are looked for behind spaces and quotes too, which some readers drop,
 * and in their full-width form, which some take for the plain one.
 */
export function defuse(text: string): string {
  return DANGEROUS_START.test(text) ? `'${text}` : text;
}

function toCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = defuse(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const DANGEROUS_START = /^(?:[\t\r\0]|[\s\0"'\u200b-\u200f\u2060]*[=+\-@＝＋－＠])/;
const NEEDS_QUOTES = /[",\r\n\t\0]|^\s|\s$/;

/** Tells Excel that the file is UTF-8; other readers may take it for a part of the first name. */
export const BYTE_ORDER_MARK = '\ufeff';
