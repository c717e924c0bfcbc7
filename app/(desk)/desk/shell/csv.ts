import type { Cursor, Page } from '@/lib/site/list-page';
import { toDecimal } from '@/lib/site/money';

/** One line of a table as RFC 4180 writes it, safe to open in a spreadsheet. */
export function toCsvLine(values: readonly CsvCell[]): string {
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

/** Text is always in quotes: what has to be is not the same for every separator. An amount stays one that adds up. */
function toCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'string') return `"${escapeFormula(value).replaceAll('"', '""')}"`;
  return typeof value === 'number' ? String(value) : toSigned(value.minor);
}

/** "-10.00" */
export function toSigned(minor: number): string {
  return `${minor < 0 ? '-' : ''}${toDecimal(Math.abs(minor))}`;
}

/** `minor`: an amount in cents. */
type CsvCell = string | number | null | { minor: number };

/** Places, not characters. What may stand between a separator and a sign holds no separator: those are places of their own. */
const DANGEROUS_STARTS =
  /^(?=[\t\r\0])|(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0"'\u200b-\u200f\u2060])*[=+\-@＝＋－＠])/g;

/** Tells Excel that the file is UTF-8; other readers may take it for a part of the first name. */
const BYTE_ORDER_MARK = '\ufeff';

/** A table as a download that is read from the database while it is sent: any number of rows in little memory. */
export function csvStream<Row>({ columns, pages, isForExcel }: CsvTable<Row>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const lines = csvLines(columns, pages);
  let isStarted = false;
  return new ReadableStream({
    pull: async controller => {
      const { done, value } = await lines.next();
      if (done) return controller.close();
      const mark = isForExcel && !isStarted ? BYTE_ORDER_MARK : '';
      isStarted = true;
      controller.enqueue(encoder.encode(mark + value));
    },
    cancel: async () => {
      await lines.return();
    },
  });
}

/** Every page of a list, the newest first, however long it is. */
export async function* readAllPages<Row>(
  read: (cursor: Cursor | null) => Promise<Page<Row>>,
): AsyncGenerator<readonly Row[]> {
  let cursor: Cursor | null = null;
  do {
    const page: Page<Row> = await read(cursor);
    yield page.rows;
    cursor = page.older;
  } while (cursor);
}

async function* csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, void> {
  yield toCsvLine(columns.map(({ name }) => name));
  for await (const rows of pages)
    if (rows.length > 0)
      yield rows.map(row => toCsvLine(columns.map(({ valueOf }) => valueOf(row)))).join('');
}

/** Rows that are read at once for a download. */
export const EXPORT_PAGE = 500;

export type CsvColumn<Row> = { name: string; valueOf: (row: Row) => CsvCell };

type CsvTable<Row> = {
  columns: readonly CsvColumn<Row>[];
  pages: AsyncIterable<readonly Row[]>;
  /** Excel takes a file without a mark for the system's old encoding. */
  isForExcel: boolean;
};
