import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { connect, type StorageSettings } from '@/lib/db/connect';
import { migrateToLatest } from '@/lib/db/migrate';
import type { Database } from '@/lib/db/tables';
import { makeDatabase, type MadeDatabase } from './make-database';

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
    let made: MadeDatabase | undefined;
    withDatabase(suite, {
      name: 'postgres',
      open: async () => {
        made = await makeDatabase();
        return { databaseUrl: made.url, dataDir: '' };
      },
      close: async () => made?.drop(),
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
  const opened: Kysely<Database>[] = [];
  let storage: StorageSettings = { databaseUrl: null, dataDir: '' };
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
  suite({
    name: setup.name,
    storage: () => storage,
    database,
    newConnection,
    clear: () => clearTables(database()),
  });
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
