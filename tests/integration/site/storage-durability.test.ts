import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { submitLead } from '@/lib/leads/submit';
import { connect, EMBEDDED_FILE } from '@/lib/site/db/connect';
import { migrateToLatest } from '@/lib/site/db/migrate';
import type { Database } from '@/lib/site/db/tables';
import { aPostedLead } from '../../support/leads';
import { testSite } from '../../support/site';

// Promise L2 (docs/leads.md), for the embedded file: what power loss can leave behind.
const LEADS = 6;
const FULL = 2;

let dir = '';
let connections: Kysely<Database>[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-power-'));
});

afterEach(async () => {
  for (const db of connections) await db.destroy();
  connections = [];
  rmSync(dir, { recursive: true, force: true });
});

test('a database of a newer version is refused as such, with the unknown change named', async () => {
  const db = await openSite(join(dir, 'data'));
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2026-11-22')`.execute(db);
  await expect(migrateToLatest(db)).rejects.toThrow(/newer version of the site.* 9999-later/);
});

test('each commit is on the disk before it is acknowledged: a log ahead, synced at every commit', async () => {
  const db = await openSite(join(dir, 'data'));
  const { rows: mode } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
  const { rows: sync } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  expect([mode[0]?.journal_mode, sync[0]?.synchronous]).toEqual(['wal', FULL]);
});

test('a log torn at any byte of its last record costs nothing that was written before it', async () => {
  const { log, lastStart } = await writtenSite();
  const lost: string[] = [];
  for (const cut of cutsBetween(lastStart, log.length)) {
    const names = await namesAfterCut(log.subarray(0, cut), `cut-${cut}`);
    const earlier = Array.from({ length: LEADS - 1 }, (_, index) => `lead ${index}`);
    const isWhole =
      names.join() === earlier.join() || names.join() === [...earlier, `lead ${LEADS - 1}`].join();
    if (!isWhole) lost.push(`cut at ${cut}: ${names.join(', ')}`);
  }
  expect(lost).toEqual([]);
});

test('a log whose last record has a changed byte keeps what was written before, and takes new leads', async () => {
  const { log, lastStart } = await writtenSite();
  const torn = Buffer.from(log);
  const middle = Math.floor((lastStart + log.length) / 2);
  torn[middle] = (torn[middle] ?? 0) ^ 0xff;
  const place = putBack(torn, 'changed');
  const db = await openSite(place);
  expect((await storedNames(db)).slice(0, LEADS - 1)).toHaveLength(LEADS - 1);
  await keepLead(db, 'after the power came back');
  expect(await storedNames(db)).toContain('after the power came back');
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
});

/** A running site's files: the log is not yet in the main file. */
async function writtenSite(): Promise<{ log: Buffer; lastStart: number }> {
  const place = join(dir, 'data');
  const db = await openSite(place);
  const file = join(place, EMBEDDED_FILE);
  let lastStart = 0;
  for (let index = 0; index < LEADS; index += 1) {
    lastStart = statSync(`${file}-wal`).size;
    await keepLead(db, `lead ${index}`);
  }
  const log = readFileSync(`${file}-wal`);
  expect(log.length, 'the last lead is at the end of the log').toBeGreaterThan(lastStart);
  return { log, lastStart };
}

async function namesAfterCut(log: Buffer, name: string): Promise<string[]> {
  const db = await openSite(putBack(log, name));
  const names = await storedNames(db);
  await db.destroy();
  connections = connections.filter(one => one !== db);
  return names;
}

/** The files as a machine finds them after the power cut; the log's index is gone with the memory. */
function putBack(log: Buffer, name: string): string {
  const place = join(dir, name);
  mkdirSync(place);
  copyFileSync(join(dir, 'data', EMBEDDED_FILE), join(place, EMBEDDED_FILE));
  writeFileSync(join(place, `${EMBEDDED_FILE}-wal`), log);
  expect(existsSync(join(place, `${EMBEDDED_FILE}-shm`))).toBe(false);
  return place;
}

/** Each byte near both ends of the record, and a stride through its middle. */
function cutsBetween(start: number, end: number): number[] {
  const near = Array.from({ length: 32 }, (_, index) => [start + index, end - index]).flat();
  const stride = Array.from(
    { length: 40 },
    (_, index) => start + Math.floor(((end - start) * index) / 40) + 7,
  );
  return [...new Set([...near, ...stride])].filter(cut => cut >= start && cut <= end);
}

async function openSite(dataDir: string): Promise<Kysely<Database>> {
  const db = connect({ databaseUrl: null, dataDir });
  connections.push(db);
  await migrateToLatest(db);
  return db;
}

async function keepLead(db: Kysely<Database>, name: string): Promise<void> {
  const fields = { name, email: 'ana@example.com', message: name };
  await submitLead(aPostedLead({ fields }), testSite(db));
}

async function storedNames(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('leads').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name ?? '');
}
