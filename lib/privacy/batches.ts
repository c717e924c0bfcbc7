import 'server-only';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '@/lib/site/db/tables';

/** How many rows one statement touches, so that others get their turn. */
export const BATCH_ROWS = 200;

/** Repeats a statement of at most `BATCH_ROWS` rows until none are left; returns how many rows it touched. */
export async function inBatches(batch: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (;;) {
    const touched = await batch();
    sum += touched;
    if (touched < BATCH_ROWS) return sum;
  }
}

/** Runs a statement; returns how many rows it touched. */
export async function touch(db: Kysely<Database>, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(db);
  return Number(numAffectedRows);
}
