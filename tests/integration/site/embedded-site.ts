import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach } from 'vitest';
import { retention } from '@/content/retention';
import { EMBEDDED_FILE } from '@/lib/site/db/connect';
import { migrateToLatest } from '@/lib/site/db/migrate';
import { takeBackup } from '@/ops/backup';
import { inDatabase } from '../../support/read-storage';
import { operationSettings } from '../ops/operation-settings';
import { NOW, rowsIn } from '../privacy/retention-rows';

/** Folders of its own for each test, for a site on the embedded file and its copies. */
export function anEmbeddedSite() {
  const site = { settings: operationSettings('', { databaseUrl: null, dataDir: '' }), place: '' };
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'site-backup-'));
    const dataDir = join(dir, 'data');
    site.settings = operationSettings(dir, { databaseUrl: null, dataDir });
    site.place = join(dataDir, EMBEDDED_FILE);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  return {
    settings: () => site.settings,
    /** Where the database lies. */
    place: () => site.place,
    back: (now = NOW, recipient: string | null = null) =>
      takeBackup({ ...site.settings, recipient }, { now, policy: retention.backups }),
    /** Opens the database as the site does, migrated, for as long as `use` takes. */
    withSite: async (use: (rows: ReturnType<typeof rowsIn>) => Promise<void>): Promise<void> => {
      await inDatabase(site.settings.storage, async db => {
        await migrateToLatest(db);
        await use(rowsIn(() => db));
      });
    },
  };
}

/** What a query finds in a database, as the column `text`. */
export function textsIn(file: string, query: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    return database
      .prepare(query)
      .all()
      .map(row => String(row['text']));
  } finally {
    database.close();
  }
}
