/** What the leads' promises say in figures (docs/leads.md). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { connect, EMBEDDED_FILE } from '@/lib/site/db/connect';
import { migrateToLatest } from '@/lib/site/db/migrate';
import type { Database } from '@/lib/site/db/tables';
import { countHit } from '@/lib/site/security/rate-limit';
import { HOUR_MS } from '@/lib/site/time';
import { inDatabase } from '../../support/read-storage';
import { freePort, LIMITLESS, startSite } from '../../support/site-process';
import { postLead } from '../bench-site';
import { isShort, measureMs, printTable, shortly } from '../figures';
import { sendInvalid, sendSlowly, sendTooMuch } from './hostile-clients';

const KILLED = { enough: isShort ? 100 : 5_000, senders: 8, minMs: 500, maxMs: 4_000 };
const TRACED = 50;
const ADDRESSES = isShort ? 20_000 : 1_000_000;
const COUNTED = ADDRESSES / 10;
const BATCH = 1_000;
const LIMIT = { name: 'leads', perMinute: 10, perHour: 60, secret: 'secret' };
const MB = 1_048_576;

const dir = mkdtempSync(join(tmpdir(), 'site-abuse-bench-'));
const rows: string[][] = [];
for (const part of [killUnderLoad, traceLeads, sendInvalid, sendTooMuch, sendSlowly, countAMillion])
  rows.push(...(await part()));
printTable(['promise', 'what is done', 'what comes of it'], rows);
rmSync(dir, { recursive: true, force: true });

/** L1: the site is killed at random moments while leads come in, until enough of them were answered. None may be lost. */
async function killUnderLoad(): Promise<string[][]> {
  const env = { DATA_DIR: join(dir, 'killed'), ...LIMITLESS };
  const port = await freePort();
  const thanked: string[] = [];
  let kills = 0;
  for (; thanked.length < KILLED.enough; kills += 1) {
    const site = startSite({ port, env });
    await site.ready();
    const senders = Array.from({ length: KILLED.senders }, async (_, sender) => {
      for (let count = 0; ; count += 1) {
        const email = `kill-${kills}-${sender}-${count}@shop.test`;
        const status = await postLead(site.origin, email);
        if (status === null) return;
        if (status === 303) thanked.push(email);
      }
    });
    const life = KILLED.minMs + Math.random() * (KILLED.maxMs - KILLED.minMs);
    await new Promise(resume => setTimeout(resume, life));
    await site.kill();
    await Promise.all(senders);
  }
  const storage = { databaseUrl: null, dataDir: env.DATA_DIR };
  const leads = await inDatabase(storage, db => db.selectFrom('leads').select('email').execute());
  const stored = new Set(leads.map(({ email }) => email));
  const lost = thanked.filter(email => !stored.has(email)).length;
  const what = `${kills} kills under ${KILLED.senders} senders`;
  return [['L1', what, `${lost} lost of ${thanked.length} answered leads`]];
}

/**
 * L2: strace looks on while leads are kept. In the kernel's order each must be written to the database's log, the log
 * synced to the disk, and only then the answer handed to the visitor's connection.
 */
async function traceLeads(): Promise<string[][]> {
  const what = `${TRACED} leads under strace`;
  if (spawnSync('strace', ['-V']).error) return [['L2', what, 'not measured: strace is not installed']];
  const file = join(dir, 'calls.txt');
  const traced = 'trace=pwrite64,pwritev,write,writev,sendto,sendmsg,fdatasync,fsync';
  // -D: the site stays our own child, to be stopped as ever.
  const under = ['strace', '-D', '-f', '-y', '-qq', '-s', '5000', '-e', traced, '-o', file];
  const env = { DATA_DIR: join(dir, 'traced'), ...LIMITLESS };
  const site = startSite({ port: await freePort(), env, under });
  await site.ready();
  const emails = Array.from({ length: TRACED }, () => `traced-${crypto.randomUUID()}@shop.test`);
  for (const email of emails) {
    const status = await postLead(site.origin, email);
    if (status !== 303) throw new Error(`A traced lead was answered ${status}`);
  }
  await site.stop();
  const calls = readFileSync(file, 'latin1').split('\n');
  const inOrder = emails.filter(email => {
    const logged = calls.findIndex(
      call => / pwritev?(?:64)?\(\d+<[^>]*-wal>/.test(call) && call.includes(email),
    );
    const later = calls.slice(logged + 1);
    const synced = later.findIndex(call => / f(?:data)?sync\(\d+<[^>]*-wal>\)/.test(call));
    const sent = later.findIndex(
      call =>
        / (?:write|writev|sendto|sendmsg)\(\d+<(?:TCP|socket)/.test(call) && call.includes('HTTP/1.1 303'),
    );
    return logged >= 0 && synced >= 0 && sent > synced;
  });
  return [['L2', what, `${inOrder.length} of ${TRACED} written, then synced, then answered`]];
}

/**
 * L13: the counters of a million addresses within one hour. A tenth is counted as leads are; the others are rows like
 * theirs, because that takes seconds in place of minutes. Then the next hour's first lead clears them away.
 */
async function countAMillion(): Promise<string[][]> {
  const dataDir = join(dir, 'counters');
  const fileMb = () => statSync(join(dataDir, EMBEDDED_FILE)).size / MB;
  const db = connect({ databaseUrl: null, dataDir });
  await migrateToLatest(db);
  const before = fileMb();
  const memory = process.memoryUsage.rss() / MB;
  const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS / 2;
  for (let start = 0; start < COUNTED; start += BATCH)
    await db.transaction().execute(async transaction => {
      for (let index = 0; index < BATCH; index += 1) await count(transaction, start + index, now);
    });
  await fillUp(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const grown = fileMb() - before;
  const memoryMb = process.memoryUsage.rss() / MB - memory;
  const hit = await measureMs(() => count(db, ADDRESSES + 1, now));
  const cleared = await measureMs(() => count(db, 0, now + 3 * HOUR_MS));
  const left = (await db.selectFrom('rate_limits').select('hits').execute()).length;
  await db.destroy();
  const cost = `${grown.toFixed(0)} MB of the file, ${memoryMb.toFixed(0)} MB of memory; one more is counted in ${shortly(hit)} ms`;
  const clearing = `hours later the first lead clears them in ${shortly(cleared)} ms, ${left} rows are left`;
  return [['L13', `counters of ${ADDRESSES.toLocaleString('en-US')} addresses`, `${cost}; ${clearing}`]];
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

async function count(db: Kysely<Database>, number: number, now: number): Promise<void> {
  const address = `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::/64`;
  await countHit(db, { limit: LIMIT, address, now });
}
