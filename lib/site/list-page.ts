import 'server-only';
import { PostgresAdapter, sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from './db/tables';
import { isId } from './ids';
import type { Params } from './list-filter';

/** Where a page of a list begins: behind (`older`) or before (`newer`) the row that was at `at` with `id`. */
export type Cursor = { direction: 'older' | 'newer'; at: number; id: string };

/** One page, newest first, and where its neighbors begin; null where there is none. */
export type Page<Row> = { rows: Row[]; newer: Cursor | null; older: Cursor | null };

const PAGE_SIZE = 50;

/** The cursor in an address: `after=` and `before=` as `toCursorParam` writes them. Null for the first page or nonsense. */
export function parseCursor(query: { after: string | null; before: string | null }): Cursor | null {
  const direction = query.after === null ? 'newer' : 'older';
  const [, at = '', id = ''] = /^(\d{1,15})-([0-9a-z]{26})$/.exec(query.after ?? query.before ?? '') ?? [];
  return isId(id) ? { direction, at: Number(at), id } : null;
}

export function parseListCursor(params: Params<'after' | 'before'>): Cursor | null {
  return parseCursor({ after: params.get('after'), before: params.get('before') });
}

/** The cursor as a query parameter. */
export function toCursorParam({ direction, at, id }: Cursor): [name: 'after' | 'before', value: string] {
  return [direction === 'older' ? 'after' : 'before', `${at}-${id}`];
}

/** An address of a list: the filter, and the page if it is not the first. */
export function listAddress(
  path: string,
  filter: readonly [string, string][],
  cursor: Cursor | null,
): string {
  const params = new URLSearchParams([...filter, ...(cursor ? [toCursorParam(cursor)] : [])]);
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

/**
 * Makes a page of what a query returned: one row more than the page shows, in the cursor's direction, tells whether
 * there is a further page.
 */
export function toPage<Row>(queryRows: readonly Row[], { cursor, size, keyOf }: PageOptions<Row>): Page<Row> {
  const hasMore = queryRows.length > size;
  const pageRows = queryRows.slice(0, size);
  const isUpwards = cursor?.direction === 'newer';
  const rows = isUpwards ? pageRows.toReversed() : pageRows;
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    newer: first && cursor && (!isUpwards || hasMore) ? { direction: 'newer', ...keyOf(first) } : null,
    older: last && (isUpwards || hasMore) ? { direction: 'older', ...keyOf(last) } : null,
  };
}

type PageOptions<Row> = {
  cursor: Cursor | null;
  size: number;
  keyOf: (row: Row) => { at: number; id: string };
};

/** Reads one page of a list, whose rows are ordered by an instant and their id, and shows each as `toLine` makes it. */
export async function readListPage<
  Table extends keyof Database,
  Instant extends 'received_at' | 'created_at' | 'at',
  Row extends { id: string } & Record<Instant, number>,
  Line,
>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { by, cursor, size = PAGE_SIZE }: { by: Instant; cursor: Cursor | null; size?: number | undefined },
  toLine: (row: Row) => Line,
): Promise<Page<Line>> {
  const isUpwards = cursor?.direction === 'newer';
  const order = isUpwards ? 'asc' : 'desc';
  const [instant, id] = [sql.ref(by), sql.ref('id')];
  const beyond = cursor
    ? sql<boolean>`(${instant}, ${id}) ${sql.raw(isUpwards ? '>' : '<')} (${cursor.at}, ${cursor.id})`
    : sql<boolean>`true`;
  const rows = await query
    .where(beyond)
    .orderBy(instant, order)
    .orderBy(id, order)
    .limit(size + 1)
    .execute();
  const page = toPage(rows as Row[], { cursor, size, keyOf: row => ({ at: row[by], id: row.id }) });
  return { ...page, rows: page.rows.map(toLine) };
}

/** Whether a text holds the word, to the letter: neither engine's patterns get a say. */
export function holdsWord(
  db: Kysely<Database>,
  word: string,
  text: RawBuilder<unknown> = sql.ref('search_text'),
): RawBuilder<boolean> {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<boolean>`strpos(${text}, ${word}) > 0`
    : sql<boolean>`instr(${text}, ${word}) > 0`;
}
