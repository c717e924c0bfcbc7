import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { MINUTE_MS } from '@/lib/site/time';
import type { Allowance } from './rate-limit';

/** Failed tries that are allowed within a time that slides with the clock. */
type FailureLimit = { tries: number; withinMinutes: number };

/**
 * Counts a try in the rate-limit table and returns whether it was still allowed. A try is counted before it is judged, so
 * that many at once cannot slip through; call it in a transaction, and roll that back when it was one too many.
 */
export async function countTry(
  trx: Kysely<Database>,
  { bucket, limit, now }: CountedTry,
): Promise<Allowance> {
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  await trx
    .insertInto('rate_limits')
    .values({ bucket, window_start: minute, hits: 1 })
    .onConflict(conflict =>
      conflict
        .columns(['bucket', 'window_start'])
        .doUpdateSet(row => ({ hits: row('rate_limits.hits', '+', 1) })),
    )
    .execute();
  const counts = await trx
    .selectFrom('rate_limits')
    .select(['window_start', 'hits'])
    .where('bucket', '=', bucket)
    .where('window_start', '>', minute - limit.withinMinutes * MINUTE_MS)
    .orderBy('window_start')
    .execute();
  return judge(counts, { limit, now });
}

/** Forgets what was counted. */
export async function clearTries(db: Kysely<Database>, bucket: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('bucket', '=', bucket).execute();
}

/** Takes one try back that turned out to be right. */
export async function undoTry(
  db: Kysely<Database>,
  { bucket, now }: Pick<CountedTry, 'bucket' | 'now'>,
): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set(row => ({ hits: row('hits', '-', 1) }))
    .where('bucket', '=', bucket)
    .where('window_start', '=', Math.floor(now / MINUTE_MS) * MINUTE_MS)
    .where('hits', '>', 0)
    .execute();
}

/** The wait lasts until enough of the oldest tries are outside the window. */
function judge(
  counts: readonly { window_start: number; hits: number }[],
  { limit, now }: Pick<CountedTry, 'limit' | 'now'>,
): Allowance {
  let tries = counts.reduce((sum, { hits }) => sum + hits, 0);
  let freeAt = now;
  for (const { window_start: start, hits } of counts) {
    if (tries <= limit.tries) break;
    freeAt = start + limit.withinMinutes * MINUTE_MS;
    tries -= hits;
  }
  if (freeAt === now) return { kind: 'allowed' };
  return { kind: 'limited', retryAfterSeconds: Math.ceil((freeAt - now) / 1_000) };
}

type CountedTry = { bucket: string; limit: FailureLimit; now: number };
