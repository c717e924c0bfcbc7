import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { connect, EMBEDDED_FILE, type StorageSettings } from '@/lib/db/connect';
import { migrateToLatest } from '@/lib/db/migrate';
import type { Database } from '@/lib/db/tables';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { rowsIn } from './retention-rows';
import { runCommand } from './run-command';

/** A migrated file and an empty PostgreSQL of its own for each test, and the commands that are given both. */
export function aMove() {
  let server: TestPostgres;
  let dir = '';
  let databases = 0;
  const embedded: StorageSettings = { databaseUrl: null, dataDir: '' };
  const target: StorageSettings = { databaseUrl: null, dataDir: '' };

  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'site-move-'));
    embedded.dataDir = join(dir, 'data');
    databases += 1;
    target.databaseUrl = await makeDatabase(server, `target_${databases}`);
    await inDatabase(embedded, migrateToLatest);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const run = (env: Record<string, string>, ...command: [string, ...string[]]) => {
    const folders = { DATA_DIR: embedded.dataDir, BACKUP_DIR: join(dir, 'backups') };
    const settings = { ...folders, DATABASE_URL: target.databaseUrl ?? '', ...env };
    return runCommand(command, { env: settings, input: '' });
  };
  return {
    /** Where everything comes from. */
    embedded,
    /** Where it goes. */
    target,
    run,
    move: (env: Record<string, string> = {}) => run(env, 'operations/move-to-postgres'),
    file: () => join(embedded.dataDir, EMBEDDED_FILE),
  };
}

/** Its texts are sorted by a language's rules, unlike the file's. */
async function makeDatabase(server: TestPostgres, name: string): Promise<string> {
  const icu = sql`encoding 'UTF8' locale_provider icu icu_locale 'en'`;
  await inDatabase({ databaseUrl: server.url, dataDir: '' }, db =>
    sql`create database ${sql.ref(name)} template template0 ${icu}`.execute(db),
  );
  return server.url.replace(/postgres$/, name);
}

/** Changes a file past the query builder, which would not store everything. */
export function changeFile(path: string, change: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(path);
  change(database);
  database.close();
}

export function addLead(storage: StorageSettings, name: string): Promise<string> {
  return inDatabase(storage, db => rowsIn(() => db).lead({ name, email: `${name.toLowerCase()}@shop.test` }));
}

/** The names of the leads. */
export async function leadsIn(storage: StorageSettings): Promise<(string | null)[]> {
  const rows = await inDatabase(storage, db =>
    db.selectFrom('leads').select('name').orderBy('name').execute(),
  );
  return rows.map(row => row.name);
}

export function tablesIn(storage: StorageSettings): Promise<string[]> {
  return inDatabase(storage, async db => (await db.introspection.getTables()).map(({ name }) => name));
}

export async function inDatabase<Result>(
  storage: StorageSettings,
  use: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const db = connect(storage);
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}
