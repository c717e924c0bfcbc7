import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach } from 'vitest';
import { EMBEDDED_FILE, type StorageSettings } from '@/lib/site/db/connect';
import { migrateToLatest } from '@/lib/site/db/migrate';
import { makeDatabase } from '../../support/engines';
import { inDatabase } from '../../support/read-storage';
import { rowsIn } from '../privacy/retention-rows';
import { runCommandHere } from './run-command';

/** A migrated file and an empty PostgreSQL of its own for each test, and the commands that are given both. */
export function aMove() {
  let dir = '';
  const embedded: StorageSettings = { databaseUrl: null, dataDir: '' };
  const target: StorageSettings = { databaseUrl: null, dataDir: '' };

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'site-move-'));
    embedded.dataDir = join(dir, 'data');
    // Its texts are sorted by a language's rules, unlike the file's.
    const { url, drop } = await makeDatabase(
      `encoding 'UTF8' locale_provider icu icu_locale 'en' template template0`,
    );
    target.databaseUrl = url;
    await inDatabase(embedded, migrateToLatest);
    return async () => {
      rmSync(dir, { recursive: true, force: true });
      await drop();
    };
  });

  const run = (env: Record<string, string>, ...command: [string, ...string[]]) => {
    const folders = { DATA_DIR: embedded.dataDir, BACKUP_DIR: join(dir, 'backups') };
    const settings = { ...folders, DATABASE_URL: target.databaseUrl ?? '', ...env };
    return runCommandHere(command, settings);
  };
  return {
    /** Where everything comes from. */
    embedded,
    /** Where it goes. */
    target,
    run,
    move: (env: Record<string, string> = {}) => run(env, 'move-to-postgres'),
    file: () => join(embedded.dataDir, EMBEDDED_FILE),
  };
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

export async function leadsIn(storage: StorageSettings): Promise<(string | null)[]> {
  const rows = await inDatabase(storage, db =>
    db.selectFrom('leads').select('name').orderBy('name').execute(),
  );
  return rows.map(row => row.name);
}

export function tablesIn(storage: StorageSettings): Promise<string[]> {
  return inDatabase(storage, async db => (await db.introspection.getTables()).map(({ name }) => name));
}
