import 'server-only';
import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/db/tables';

/**
 * How often one address may do one thing. Counted in the database, so that any number of processes agree. `secret` is
 * one that is not in the database: see `bucketKey`.
 */
export type RateLimit = { name: string; perMinute: number; perHour: number; secret: string };

export type Allowance = { kind: 'allowed' } | { kind: 'limited'; retryAfterSeconds: number };

type Counted = { limit: RateLimit; address: string; now: number };

/** Tells, without counting, whether one more would be allowed. */
export async function findAllowance(db: Kysely<Database>, counted: Counted): Promise<Allowance> {
  const counts = await readCounts(db, counted);
  return judge([...counts, { windowStart: minuteOf(counted.now), hits: 1 }], counted);
}

/**
 * Counts one and tells whether it was still allowed. Call it in the transaction of what it counts, and roll that
 * back when it was not: what is refused is not held against the visitor.
 */
export async function countHit(db: Kysely<Database>, counted: Counted): Promise<Allowance> {
  await forgetOldCounts(db, counted.now);
  await db
    .insertInto('rate_limits')
    .values({ bucket: bucketOf(counted), window_start: minuteOf(counted.now), hits: 1 })
    .onConflict(conflict =>
      conflict
        .columns(['bucket', 'window_start'])
        .doUpdateSet(row => ({ hits: row('rate_limits.hits', '+', 1) })),
    )
    .execute();
  return judge(await readCounts(db, counted), counted);
}

/** Counts in a transaction of its own, and takes the count back when it was one too many. */
export async function unlessLimited(
  db: Kysely<Database>,
  count: (trx: Kysely<Database>) => Promise<Allowance>,
): Promise<Allowance> {
  try {
    return await db.transaction().execute(async trx => {
      const allowance = await count(trx);
      if (allowance.kind === 'limited') throw new OverLimitError(allowance);
      return allowance;
    });
  } catch (error) {
    if (error instanceof OverLimitError) return error.allowance;
    throw error;
  }
}

/**
 * What stands for an address in the table. Keyed, because all addresses of the old kind can be tried out within an hour:
 * who has the table or a copy of it, but not the site's settings, cannot tell whose it was. A row that no limit looks
 * at goes with the next hits, else with the daily retention; copies keep it as long as they are kept.
 */
export function bucketKey(address: string, { secret }: Pick<RateLimit, 'secret'>): string {
  return createHmac('sha256', secret).update(address).digest('base64url');
}

/** Ends the transaction of what came when its address had used up its limit. */
export class OverLimitError extends Error {
  override name = 'OverLimitError';
  readonly allowance: Extract<Allowance, { kind: 'limited' }>;
  constructor(allowance: Extract<Allowance, { kind: 'limited' }>) {
    super('This address has used up its limit');
    this.allowance = allowance;
  }
}

async function readCounts(db: Kysely<Database>, counted: Counted): Promise<MinuteCount[]> {
  const rows = await db
    .selectFrom('rate_limits')
    .select(['window_start', 'hits'])
    .where('bucket', '=', bucketOf(counted))
    .where('window_start', '>', minuteOf(counted.now) - HOUR_MS)
    .orderBy('window_start')
    .execute();
  return rows.map(row => ({ windowStart: row.window_start, hits: row.hits }));
}

/** `counts` include the one to judge, oldest first. */
function judge(counts: readonly MinuteCount[], { limit, now }: Counted): Allowance {
  const minute = minuteOf(now);
  const inMinute = sumOfHits(counts.filter(count => count.windowStart === minute));
  const waits: number[] = [];
  if (inMinute > limit.perMinute) waits.push(minute + MINUTE_MS);
  let inHour = sumOfHits(counts);
  for (const { windowStart, hits } of counts) {
    if (inHour <= limit.perHour) break;
    waits.push(windowStart + HOUR_MS);
    inHour -= hits;
  }
  if (waits.length === 0) return { kind: 'allowed' };
  return { kind: 'limited', retryAfterSeconds: Math.ceil((Math.max(...waits) - now) / 1_000) };
}

/**
 * Each hour the counts that no limit looks at any more are deleted, a bite with every hit until none is left: the table
 * stays small, and nobody waits for a million rows to go. Hits that come at once take their bites one after another,
 * because whoever has the hour's mark has it until the end of the transaction.
 */
async function forgetOldCounts(db: Kysely<Database>, now: number): Promise<void> {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  if ((await isCleaned(db, hour)) || (await claimCleaning(db, hour)) === NOTHING_LEFT) return;
  const old = db
    .selectFrom('rate_limits')
    .select(['bucket', 'window_start'])
    .where('window_start', '<', hour - HOUR_MS)
    .limit(BITE_ROWS);
  const { numDeletedRows } = await db
    .deleteFrom('rate_limits')
    .where(row => row(row.refTuple('bucket', 'window_start'), 'in', old.$asTuple('bucket', 'window_start')))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === BigInt(BITE_ROWS)) return;
  await db
    .updateTable('rate_limits')
    .set({ hits: NOTHING_LEFT })
    .where('bucket', '=', CLEANED_BUCKET)
    .where('window_start', '=', hour)
    .execute();
}

/** A look that holds nobody up, because nearly every hit comes when nothing is left. */
async function isCleaned(db: Kysely<Database>, hour: number): Promise<boolean> {
  const mark = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('bucket', '=', CLEANED_BUCKET)
    .where('window_start', '=', hour)
    .executeTakeFirst();
  return mark?.hits === NOTHING_LEFT;
}

/** Takes the hour's mark, after whoever has it, and tells what they left. */
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

function bucketOf({ limit, address }: Counted): string {
  return `${limit.name}:${bucketKey(address, limit).slice(0, ADDRESS_KEY_LENGTH)}`;
}

function minuteOf(at: number): number {
  return Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

function sumOfHits(counts: readonly MinuteCount[]): number {
  return counts.reduce((sum, { hits }) => sum + hits, 0);
}

type MinuteCount = { windowStart: number; hits: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ADDRESS_KEY_LENGTH = 16;
const CLEANED_BUCKET = 'cleaned';
const BITE_ROWS = 250;
/** How the hour's mark says whether its cleaning is over. */
const NOTHING_LEFT = 0;
const MORE_LEFT = 1;
