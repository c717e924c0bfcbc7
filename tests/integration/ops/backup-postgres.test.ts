import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { beforeAll, beforeEach, expect } from 'vitest';
import { retention } from '@/content/retention';
import { migrateToLatest } from '@/lib/site/db/migrate';
import type { Database } from '@/lib/site/db/tables';
import { takeBackup } from '@/ops/backup';
import { restoreBackup } from '@/ops/restore';
import { makeDatabase, type MadeDatabase } from '../../support/engines';
import { test } from '../../support/postgres-test';
import { inDatabase } from '../../support/read-storage';
import { NOW, rowsIn } from '../privacy/retention-rows';
import { operationSettings } from './operation-settings';

let dir = '';
let server: MadeDatabase;
let settings = operationSettings('', { databaseUrl: '', dataDir: '' });

beforeAll(async () => {
  server = await makeDatabase();
  return server.drop;
});

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'site-backup-pg-'));
  settings = operationSettings(dir, { databaseUrl: server.url, dataDir: dir });
  await withSite(db => db.deleteFrom('leads').execute());
  return () => rmSync(dir, { recursive: true, force: true });
});

test('a dump made while leads come in holds all that were acknowledged, and a restore brings them back', async () => {
  await withSite(async db => {
    const { lead } = rowsIn(() => db);
    for (let count = 0; count < 50; count++) await lead({ name: 'early' });
    const writing = new AbortController();
    const load = write(lead, writing.signal);
    const { file } = await back();
    writing.abort();
    await load;
    expect(readdirSync(settings.backupDir)).toEqual(['site-20261121T120000Z.dump']);
    expect(file.endsWith('site-20261121T120000Z.dump')).toBe(true);
  });
  await withSite(db => db.deleteFrom('leads').execute());
  const report = await restore();
  expect(await countNames()).toMatchObject({ early: 50 });
  expect(report.replaced).toBe(join(settings.backupDir, 'replaced-20261121T120000Z.dump'));
});

test('what a newer version had added is gone after the restore, and the migrations run from there', async () => {
  await withSite(db => rowsIn(() => db).lead({ name: 'early' }));
  await back();
  await withSite(async db => {
    await sql`create table from_the_future (id text)`.execute(db);
    await sql`create table accounts_copy as select * from accounts`.execute(db);
  });
  await restore();
  await withSite(async db => {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename in ('from_the_future', 'accounts_copy')`.execute(db);
    expect(rows).toEqual([]);
  });
  expect(await countNames()).toEqual({ early: 1, late: 0 });
});

test('the password is not among the arguments that other users of the machine can read', async () => {
  const url = new URL(server.url);
  url.password = 'a%20secret';
  settings = { ...settings, storage: { databaseUrl: url.href, dataDir: dir } };
  await expect(back()).resolves.toMatchObject({ removed: [] });
  url.port = '1';
  settings = { ...settings, storage: { databaseUrl: url.href, dataDir: dir } };
  const failure = await back().catch((error: unknown) => error);
  expect(String(failure)).toContain('refused');
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('secret');
});

function back() {
  return takeBackup(settings, { now: NOW, policy: retention.backups });
}

function copy(): string {
  return join(settings.backupDir, 'site-20261121T120000Z.dump');
}

function restore() {
  return restoreBackup(settings, { file: copy(), now: NOW });
}

function withSite(use: (db: Kysely<Database>) => Promise<unknown>): Promise<void> {
  return inUnmigratedDatabase(async db => {
    await migrateToLatest(db);
    await use(db);
  });
}

function inUnmigratedDatabase<Result>(use: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  return inDatabase({ databaseUrl: server.url, dataDir: '' }, use);
}

async function write(lead: ReturnType<typeof rowsIn>['lead'], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await lead({ name: 'late' });
}

async function countNames(): Promise<{ early: number; late: number }> {
  const counted = { early: 0, late: 0 };
  await withSite(async db => {
    const rows = await db.selectFrom('leads').select('name').execute();
    counted.early = rows.filter(row => row.name === 'early').length;
    counted.late = rows.filter(row => row.name === 'late').length;
  });
  return counted;
}
