import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EMBEDDED_FILE, type StorageSettings } from '@/lib/site/db/connect';
import { OperationError } from './settings';

/**
 * The embedded file, which must be there already; null with PostgreSQL. Opening it would make an empty one, and an
 * operation without the site's settings would then find no one to erase and report success.
 */
export function requireDatabase({ databaseUrl, dataDir }: StorageSettings): string | null {
  if (databaseUrl) return null;
  const file = join(dataDir, EMBEDDED_FILE);
  if (existsSync(file)) return file;
  throw new OperationError(
    `There is no database at ${resolve(file)}. Check that DATA_DIR and DATABASE_URL are the site's.`,
  );
}
