import { BYTE_ORDER_MARK, toCsvLine } from './csv';
import type { Cursor, Page } from './cursor';

/** A table as a download that is read from the database while it is sent: any number of rows in little memory. */
export function csvStream<Row>({ columns, pages, isForExcel }: CsvTable<Row>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const lines = linesOf(columns, pages);
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
export async function* allPages<Row>(
  read: (cursor: Cursor | null) => Promise<Page<Row>>,
): AsyncGenerator<readonly Row[]> {
  let cursor: Cursor | null = null;
  do {
    const page: Page<Row> = await read(cursor);
    yield page.rows;
    cursor = page.older;
  } while (cursor);
}

async function* linesOf<Row>(
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

export type CsvColumn<Row> = { name: string; valueOf: (row: Row) => string | number | null };

type CsvTable<Row> = {
  columns: readonly CsvColumn<Row>[];
  pages: AsyncIterable<readonly Row[]>;
  /** Excel takes a file without a mark for the system's old encoding. */
  isForExcel: boolean;
};
