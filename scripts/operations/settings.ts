import { join } from 'node:path';
import type { StorageSettings } from '@/lib/db/connect';
import { parseEnv } from '@/lib/env/parse-env';

export type OperationSettings = { storage: StorageSettings; backupDir: string };

/** Where the data and its copies are. Needs no secret: an operation runs without the site's keys. */
export function readSettings(source: Record<string, string | undefined>): OperationSettings {
  const parsed = parseEnv({
    DATABASE_URL: source['DATABASE_URL'],
    DATA_DIR: source['DATA_DIR'],
    BACKUP_DIR: source['BACKUP_DIR'],
  });
  if (parsed.kind === 'invalid') throw new OperationError(parsed.problems.join('\n'));
  const { DATABASE_URL, DATA_DIR, BACKUP_DIR } = parsed.env;
  return {
    storage: { databaseUrl: DATABASE_URL, dataDir: DATA_DIR },
    backupDir: BACKUP_DIR ?? join(DATA_DIR, 'backups'),
  };
}

/** Why an operation was not done, as a sentence for the person who started it. */
export class OperationError extends Error {
  override name = 'OperationError';
}
