import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { connect } from '@/lib/db/connect';
import { migrateToLatest } from '@/lib/db/migrate';
import type { Database } from '@/lib/db/tables';

/**
 * Runs the same suite against the embedded file and a real PostgreSQL. `database()` gives the migrated,
 * empty database of the engine under test; `newConnection()` opens a further one to the same data.
 */
export function onBothEngines(name: string, suite: (engine: Engine) => void): void {
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
  describe(`${name} (PostgreSQL)`, () => {
    const name = `suite_${randomUUID().replaceAll('-', '')}`;
    withDatabase(suite, {
      name: 'postgres',
      open: async () => {
        const url = new URL(inject('postgresUrl'));
        await onServer(url.href, `create database ${name}`);
        url.pathname = name;
        return { databaseUrl: url.href, dataDir: '' };
      },
      close: () => onServer(inject('postgresUrl'), `drop database ${name} with (force)`),
    });
  });
}

export type Engine = {
  name: 'embedded' | 'postgres';
  database: () => Kysely<Database>;
  newConnection: () => Kysely<Database>;
  /** Deletes every row, so tests do not see each other's. */
  clear: () => Promise<void>;
};

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

type Storage = Parameters<typeof connect>[0];
type EngineSetup = { name: Engine['name']; open: () => Promise<Storage>; close: () => Promise<void> };

function withDatabase(suite: (engine: Engine) => void, setup: EngineSetup): void {
  const opened: Kysely<Database>[] = [];
  let storage: Storage = { databaseUrl: null, dataDir: '' };
  const newConnection = () => {
    const db = connect(storage);
    opened.push(db);
    return db;
  };
  let main: Kysely<Database> | undefined;
  beforeAll(async () => {
    storage = await setup.open();
    main = newConnection();
    await migrateToLatest(main);
  });
  afterAll(async () => {
    for (const db of opened) await db.destroy();
    await setup.close();
  });
  const database = () => {
    if (!main) throw new Error('The database is opened in beforeAll');
    return main;
  };
  suite({ name: setup.name, database, newConnection, clear: () => clearTables(database()) });
}

async function clearTables(db: Kysely<Database>): Promise<void> {
  const tables = [
    'order_events',
    'order_mails_due',
    'refunds',
    'reversals',
    'disputes',
    'payment_calls',
    'unknown_payments',
    'comparisons',
    'orders',
    'outbox',
    'leads',
    'webhook_events',
    'rate_limits',
    'search_misses',
    'policy_violations',
    'account_links',
    'staff_factors',
    'recovery_codes',
    'email_changes',
    'sessions',
    'accounts',
    'desk_audit',
    'daily_marks',
    'backup_notes',
    'subscriptions',
    'promotion_places',
  ];
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
}
