import 'server-only';
import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';

/**
 * How often one address may do one thing. Counted in the database, so any number of processes agree. `secret` is
 * one that is not in the database: see `bucketKey`.
 */
export type RateLimit = {
  name: string;
  perMinute: number;
  perHour: number;
  perDay?: number;
  secret: string;
};

export type Allowance = { kind: 'allowed' } | { kind: 'limited'; retryAfterSeconds: number };

export type Hit = { limit: RateLimit; address: string; now: number };

/** Tells, without counting, whether one more would be allowed. */
export async function findAllowance(db: Kysely<Database>, hit: Hit): Promise<Allowance> {
  const counts = await readCounts(db, hit);
  return judge([...counts, { windowStart: minuteOf(hit.now), hits: 1 }], hit);
}

/**
 * Counts one and returns whether it was still allowed. Call it in the transaction of what it counts, and roll that
 * back when it was not: what is refused is not held against the visitor.
 */
export async function countHit(db: Kysely<Database>, hit: Hit): Promise<Allowance> {
  await deleteOldCounts(db, hit.now);
  await db
    .insertInto('rate_limits')
    .values({ bucket: bucketOf(hit), window_start: minuteOf(hit.now), hits: 1 })
    .onConflict(conflict =>
      conflict
        .columns(['bucket', 'window_start'])
        .doUpdateSet(row => ({ hits: row('rate_limits.hits', '+', 1) })),
    )
    .execute();
  return judge(await readCounts(db, hit), hit);
}

/**
 * Counts one unless that exceeds the limit, and returns which. For a transaction that continues either way: beyond the
 * limit it only reads, so a flood does not queue for one row.
 */
export async function takeHit(db: Kysely<Database>, hit: Hit): Promise<Allowance> {
  const before = await findAllowance(db, hit);
  if (before.kind === 'limited') return before;
  const allowance = await countHit(db, hit);
  if (allowance.kind === 'limited') await undoHit(db, hit);
  return allowance;
}

/** Takes back a hit that the same transaction counted. */
export async function undoHit(db: Kysely<Database>, hit: Hit): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set(row => ({ hits: row('hits', '-', 1) }))
    .where('bucket', '=', bucketOf(hit))
    .where('window_start', '=', minuteOf(hit.now))
    .execute();
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

/** One post of a client's address to the forms of an account, a request, a call or an order's buyer, counted together. */
export function takePost(address: string, { db, env, now, secret }: PostCounter): Promise<Allowance> {
  const { LEADS_PER_MINUTE: perMinute, LEADS_PER_HOUR: perHour } = env;
  const limit = { name: 'account', perMinute, perHour, secret: secret('LIMITS_SECRET') };
  return unlessLimited(db, trx => countHit(trx, { limit, address, now: now() }));
}

/** What of the site counts posts; the site imports this module itself. */
type PostCounter = {
  db: Kysely<Database>;
  env: { LEADS_PER_MINUTE: number; LEADS_PER_HOUR: number };
  now: () => number;
  secret: (name: 'LIMITS_SECRET') => string;
};

/**
 * The keyed hash of an address. All IPv4 addresses can be hashed within an hour, so without a key the table or a backup
 * would reveal them. Expired rows are deleted with the next hits or by the daily retention; backups keep them as long as
 * they are kept.
 */
export function bucketKey(address: string, { secret }: Pick<RateLimit, 'secret'>): string {
  return createHmac('sha256', secret).update(address).digest('base64url');
}

/** As `bucketKey`, in the length in which limits name a client's address. */
export function addressKey(address: string, keyed: Pick<RateLimit, 'secret'>): string {
  return bucketKey(address, keyed).slice(0, ADDRESS_KEY_LENGTH);
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

async function readCounts(db: Kysely<Database>, hit: Hit): Promise<MinuteCount[]> {
  const rows = await db
    .selectFrom('rate_limits')
    .select(['window_start', 'hits'])
    .where('bucket', '=', bucketOf(hit))
    .where('window_start', '>', minuteOf(hit.now) - (isDaily(hit.limit) ? DAY_MS : HOUR_MS))
    .orderBy('window_start')
    .execute();
  return rows.map(row => ({ windowStart: row.window_start, hits: row.hits }));
}

/** `counts` include the one to judge, oldest first. */
function judge(counts: readonly MinuteCount[], { limit, now }: Hit): Allowance {
  const minute = minuteOf(now);
  const inMinute = sumOfHits(counts.filter(count => count.windowStart === minute));
  const waits: number[] = [];
  if (inMinute > limit.perMinute) waits.push(minute + MINUTE_MS);
  const inHour = counts.filter(count => count.windowStart > minute - HOUR_MS);
  waits.push(...waitsFor(inHour, { max: limit.perHour, withinMs: HOUR_MS }));
  waits.push(...waitsFor(counts, { max: limit.perDay ?? Infinity, withinMs: DAY_MS }));
  if (waits.length === 0) return { kind: 'allowed' };
  return { kind: 'limited', retryAfterSeconds: Math.ceil((Math.max(...waits) - now) / 1_000) };
}

/** When each of the oldest counts leaves the window, until few enough are left in it. */
function waitsFor(counts: readonly MinuteCount[], { max, withinMs }: Window): number[] {
  const waits: number[] = [];
  let sum = sumOfHits(counts);
  for (const { windowStart, hits } of counts) {
    if (sum <= max) break;
    waits.push(windowStart + withinMs);
    sum -= hits;
  }
  return waits;
}

function bucketOf({ limit, address }: Hit): string {
  return `${isDaily(limit) ? DAILY_PREFIX : ''}${limit.name}:${addressKey(address, limit)}`;
}

function isDaily({ perDay }: RateLimit): boolean {
  return perDay !== undefined;
}

function minuteOf(at: number): number {
  return Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

function sumOfHits(counts: readonly MinuteCount[]): number {
  return counts.reduce((sum, { hits }) => sum + hits, 0);
}

type Window = { max: number; withinMs: number };
type MinuteCount = { windowStart: number; hits: number };

const ADDRESS_KEY_LENGTH = 16;

/**
 * Each hour expired counts are deleted (a day's by the daily retention), one batch with every hit until none is left: the
 * table stays small, and no request waits for a million rows. Simultaneous hits delete one after another, because the
 * hour's mark is held until the end of the transaction.
 */
async function deleteOldCounts(db: Kysely<Database>, now: number): Promise<void> {
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
const DAILY_PREFIX = 'day-';

const CLEANED_BUCKET = 'cleaned';
const BATCH_ROWS = 250;
/** How the hour's mark says whether its cleaning is over. */
const NOTHING_LEFT = 0;
const MORE_LEFT = 1;

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
  return judgeFailures(counts, { limit, now });
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
function judgeFailures(
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
