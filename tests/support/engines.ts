import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { connect, type StorageSettings } from '@/lib/site/db/connect';
import { migrateToLatest } from '@/lib/site/db/migrate';
import type { Database } from '@/lib/site/db/tables';
import { findPostgres } from '../../ops/system-packages.mjs';
import { MIGRATED } from './postgres';

/**
 * Runs the same suite against the embedded file and a real PostgreSQL. `database()` returns the migrated,
 * empty database of the engine under test; `newConnection()` opens a further one to the same data.
 */
export function onBothEngines(name: string, suite: (engine: Engine) => void): void {
  onEmbeddedFile(name, suite);
  describe.skipIf(findPostgres() === null)(`${name} (PostgreSQL)`, () => {
    let made: MadeDatabase | undefined;
    withDatabase(suite, {
      name: 'postgres',
      open: async () => {
        made = await makeDatabase(`template ${MIGRATED}`);
        return { databaseUrl: made.url, dataDir: '' };
      },
      close: async () => made?.drop(),
    });
  });
}

/** Runs the suite against the embedded file alone: for what no SQL decides, such as who is refused at a door. */
export function onEmbeddedFile(name: string, suite: (engine: Engine) => void): void {
  describe(`${name} (embedded file)`, () => {
    let dir = '';
    withDatabase(suite, {
      name: 'embedded',
      open: () => {
        dir = mkdtempSync(join(tmpdir(), 'site-db-'));
        return Promise.resolve({ databaseUrl: null, dataDir: dir });
      },
      close: () => {
        rmSync(dir, { recursive: true, force: true });
        return Promise.resolve();
      },
    });
  });
}

export type Engine = {
  name: 'embedded' | 'postgres';
  /** Where it is, once the suite has begun. */
  storage: () => StorageSettings;
  database: () => Kysely<Database>;
  newConnection: () => Kysely<Database>;
  /** Deletes every row, so tests do not see each other's. */
  clear: () => Promise<void>;
};

type EngineSetup = { name: Engine['name']; open: () => Promise<StorageSettings>; close: () => Promise<void> };

function withDatabase(suite: (engine: Engine) => void, setup: EngineSetup): void {
  const connections: Kysely<Database>[] = [];
  let storage: StorageSettings = { databaseUrl: null, dataDir: '' };
  const newConnection = () => {
    const db = connect(storage);
    connections.push(db);
    return db;
  };
  let main: Kysely<Database> | undefined;
  let tables: string[] = [];
  beforeAll(async () => {
    storage = await setup.open();
    main = newConnection();
    if (setup.name === 'embedded') await migrateToLatest(main);
    tables = await listTables(main, setup.name);
  });
  afterAll(async () => {
    for (const db of connections) await db.destroy();
    await setup.close();
  });
  const database = () => {
    if (!main) throw new Error('The database is opened in beforeAll');
    return main;
  };
  const clear = async () => {
    const statements = tables.map(table => `delete from ${table}`);
    // PostgreSQL takes them in one go: every test waits for them.
    for (const text of setup.name === 'postgres' ? [statements.join(';')] : statements)
      await sql.raw(text).execute(database());
  };
  suite({ name: setup.name, storage: () => storage, database, newConnection, clear });
}

/** Newest tables first: a table is created after those that it refers to. */
async function listTables(db: Kysely<Database>, engine: Engine['name']): Promise<string[]> {
  const { rows } = await (
    engine === 'postgres'
      ? sql<{
          name: string;
        }>`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by oid desc`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table' order by rowid desc`
  ).execute(db);
  return rows.map(({ name }) => name).filter(name => !/^(?:kysely|sqlite)_/.test(name));
}

/** A new database on the tests' PostgreSQL. `options` are those of `create database`. */
export async function makeDatabase(options = ''): Promise<MadeDatabase> {
  const name = `suite_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(inject('postgresUrl'));
  await onServer(`create database ${name} ${options}`);
  url.pathname = name;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export type MadeDatabase = { url: string; drop: () => Promise<void> };

/** The same database while its disk fails: every statement ends with `error`, or those whose tree holds the pattern. */
export function brokenDatabase(
  db: Kysely<Database>,
  error: Error = new Error('disk I/O error'),
  only = /./,
): Kysely<Database> {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      if (only.test(JSON.stringify(node))) throw error;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}
