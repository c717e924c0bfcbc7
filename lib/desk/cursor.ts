import { isId } from '@/lib/site/ids';

/** Where a page of a list begins: behind (`older`) or before (`newer`) the row that was at `at` with `id`. */
export type Cursor = { direction: 'older' | 'newer'; at: number; id: string };

/** One page, newest first, and where its neighbors begin; null where there is none. */
export type Page<Row> = { rows: Row[]; newer: Cursor | null; older: Cursor | null };

export const PAGE_SIZE = 50;

/** The cursor in an address: `after=` and `before=` as `toCursorParam` writes them. Null for the first page or nonsense. */
export function parseCursor(query: { after: string | null; before: string | null }): Cursor | null {
  const direction = query.after === null ? 'newer' : 'older';
  const [, at = '', id = ''] = /^(\d{1,15})-([0-9a-z]{26})$/.exec(query.after ?? query.before ?? '') ?? [];
  return isId(id) ? { direction, at: Number(at), id } : null;
}

/** The cursor as a query parameter. */
export function toCursorParam({ direction, at, id }: Cursor): [name: 'after' | 'before', value: string] {
  return [direction === 'older' ? 'after' : 'before', `${at}-${id}`];
}

/**
 * Makes a page of what a query gave: one row more than the page shows, in the cursor's direction, tells whether
 * there is a further page.
 */
export function toPage<Row>(found: readonly Row[], { cursor, size, keyOf }: PageOptions<Row>): Page<Row> {
  const hasMore = found.length > size;
  const shown = found.slice(0, size);
  const isUpwards = cursor?.direction === 'newer';
  const rows = isUpwards ? shown.toReversed() : shown;
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
