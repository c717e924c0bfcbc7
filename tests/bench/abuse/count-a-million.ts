import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { connect, EMBEDDED_FILE } from '@/lib/site/db/connect';
import { migrateToLatest } from '@/lib/site/db/migrate';
import type { Database } from '@/lib/site/db/tables';
import { HOUR_MS } from '@/lib/site/time';
import { countHit } from '@/lib/site/security/rate-limit';
import { isShort, shortly, measureMs } from '../figures';

const ADDRESSES = isShort ? 20_000 : 1_000_000;
const COUNTED = ADDRESSES / 10;
const BATCH = 1_000;
const LIMIT = { name: 'leads', perMinute: 10, perHour: 60, secret: 'secret' };
const MB = 1_048_576;

/**
 * L13: the counters of a million addresses within one hour. A tenth is counted as leads are; the others are rows like
 * theirs, because that takes seconds in place of minutes. Then the next hour's first lead clears them away.
 */
export async function countAMillion(dir: string): Promise<string[][]> {
  const dataDir = join(dir, 'counters');
  const db = connect({ databaseUrl: null, dataDir });
  await migrateToLatest(db);
  const before = fileMb(dataDir);
  const memory = process.memoryUsage.rss() / MB;
  const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS / 2;
  await countTenth(db, now);
  await fillUp(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const grown = fileMb(dataDir) - before;
  const memoryMb = process.memoryUsage.rss() / MB - memory;
  const hit = await measureMs(() => count(db, { number: ADDRESSES + 1, now }));
  const cleared = await measureMs(() => count(db, { number: 0, now: now + 3 * HOUR_MS }));
  const left = (await db.selectFrom('rate_limits').select('hits').execute()).length;
  await db.destroy();
  return [
    [
      'L13',
      `counters of ${ADDRESSES.toLocaleString('en-US')} addresses`,
      `${grown.toFixed(0)} MB of the file, ${memoryMb.toFixed(0)} MB of memory; one more is counted in ${shortly(hit)} ms; hours later the first lead clears them in ${shortly(cleared)} ms, ${left} rows are left`,
    ],
  ];
}

async function countTenth(db: Kysely<Database>, now: number): Promise<void> {
  for (let start = 0; start < COUNTED; start += BATCH)
    await db.transaction().execute(async transaction => {
      for (let index = 0; index < BATCH; index += 1) await count(transaction, { number: start + index, now });
    });
}

/** Rows of the same shape and size under other keys. */
async function fillUp(db: Kysely<Database>): Promise<void> {
  const sample = await db
    .selectFrom('rate_limits')
    .select(['bucket', 'window_start'])
    .where('hits', '=', 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  const [name = ''] = sample.bucket.split(':', 1);
  const keyLength = sample.bucket.length - name.length - 1;
  await sql`insert into rate_limits (bucket, window_start, hits)
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${ADDRESSES - COUNTED})
    select ${name} || ':' || substr(hex(randomblob(${keyLength})), 1, ${keyLength}), ${sample.window_start}, 1
    from number`.execute(db);
}

async function count(db: Kysely<Database>, { number, now }: { number: number; now: number }): Promise<void> {
  const address = `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::/64`;
  await countHit(db, { limit: LIMIT, address, now });
}

function fileMb(dataDir: string): number {
  return statSync(join(dataDir, EMBEDDED_FILE)).size / MB;
}
