import 'server-only';
import { sql, type RawBuilder } from 'kysely';
import type { Cursor } from '../cursor';

/** How a list is read from a cursor on: in which order, and behind which row. */
export function keyset(column: 'received_at' | 'created_at' | 'at', cursor: Cursor | null): Keyset {
  const order = cursor?.direction === 'newer' ? 'asc' : 'desc';
  if (!cursor) return { order, beyond: null };
  const { at, id } = cursor;
  const key = sql`(${sql.ref(column)}, id)`;
  const beyond =
    order === 'asc' ? sql<boolean>`${key} > (${at}, ${id})` : sql<boolean>`${key} < (${at}, ${id})`;
  return { order, beyond };
}

type Keyset = { order: 'asc' | 'desc'; beyond: RawBuilder<boolean> | null };
