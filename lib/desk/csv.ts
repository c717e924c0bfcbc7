/** One line of a table as RFC 4180 writes it, safe to open in a spreadsheet. */
export function toCsvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}

/**
 * What a stranger wrote must stay text: a spreadsheet runs a cell that begins with one of these signs as a formula.
 * An apostrophe in front stops it. The signs are looked for behind spaces and quotes too, which some readers drop,
 * and in their full-width form, which some take for the plain one. A reader that separates cells by semicolons or tabs
 * finds cells inside ours, and line breaks end its rows, so the same goes for what follows one of those.
 */
export function escapeFormula(text: string): string {
  return text.replace(DANGEROUS_STARTS, "'");
}

/** Text is always in quotes: what has to be is not the same for every separator. */
function toCell(value: string | number | null): string {
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : `"${escapeFormula(value).replaceAll('"', '""')}"`;
}

/** Places, not characters. What may stand between a separator and a sign holds no separator: those are places of their own. */
const DANGEROUS_STARTS =
  /^(?=[\t\r\0])|(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0"'\u200b-\u200f\u2060])*[=+\-@＝＋－＠])/g;

/** Tells Excel that the file is UTF-8; other readers may take it for a part of the first name. */
export const BYTE_ORDER_MARK = '\ufeff';
