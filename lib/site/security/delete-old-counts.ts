import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { HOUR_MS } from '@/lib/site/time';

/**
 * Each hour expired counts are deleted (a day's by the daily retention), one batch with every hit until none is left: the
 * table stays small, and no request waits for a million rows. Simultaneous hits delete one after another, because the
 * hour's mark is held until the end of the transaction.
 */
export async function deleteOldCounts(db: Kysely<Database>, now: number): Promise<void> {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  if ((await isCleaned(db, hour)) || (await claimCleaning(db, hour)) === NOTHING_LEFT) return;
  const old = db
    .selectFrom('rate_limits')
    .select(['bucket', 'window_start'])
    .where('window_start', '<', hour - HOUR_MS)
    .where('bucket', 'not like', `${DAILY_PREFIX}%`)
    .limit(BATCH_ROWS);
  const { numDeletedRows } = await db
    .deleteFrom('rate_limits')
    .where(row => row(row.refTuple('bucket', 'window_start'), 'in', old.$asTuple('bucket', 'window_start')))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === BigInt(BATCH_ROWS)) return;
  await db
    .updateTable('rate_limits')
    .set({ hits: NOTHING_LEFT })
    .where('bucket', '=', CLEANED_BUCKET)
    .where('window_start', '=', hour)
    .execute();
}

/** A cheap look, because nearly every hit comes when nothing is left. */
async function isCleaned(db: Kysely<Database>, hour: number): Promise<boolean> {
  const mark = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('bucket', '=', CLEANED_BUCKET)
    .where('window_start', '=', hour)
    .executeTakeFirst();
  return mark?.hits === NOTHING_LEFT;
}

/** Waits for the hour's mark, takes it, and returns whether anything is left. */
async function claimCleaning(db: Kysely<Database>, hour: number): Promise<number> {
  const mark = await db
    .insertInto('rate_limits')
    .values({ bucket: CLEANED_BUCKET, window_start: hour, hits: MORE_LEFT })
    .onConflict(conflict =>
      conflict
        .columns(['bucket', 'window_start'])
        .doUpdateSet(row => ({ hits: row.ref('rate_limits.hits') })),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return mark.hits;
}

/** Begins the bucket of a limit per day. */
export const DAILY_PREFIX = 'day-';

const CLEANED_BUCKET = 'cleaned';
const BATCH_ROWS = 250;
/** How the hour's mark says whether its cleaning is over. */
const NOTHING_LEFT = 0;
const MORE_LEFT = 1;
