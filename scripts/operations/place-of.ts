import { resolve } from 'node:path';
import { EMBEDDED_FILE, type StorageSettings } from '@/lib/site/db/connect';

/** Names a database without its user and password: settings that are not the site's lead to another one, which must be seen. */
export function placeOf({ databaseUrl, dataDir }: StorageSettings): string {
  if (databaseUrl === null) return resolve(dataDir, EMBEDDED_FILE);
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL's ${pathname.slice(1)} on ${host}`;
}
