import { join } from 'node:path';
import type { StorageSettings } from '@/lib/site/db/connect';
import { erasureDirOf } from '@/lib/site/env/erasure-settings';
import { findOrMakeSecret } from '@/lib/site/env/server';
import { parseEnv } from '@/lib/site/env/parse-env';
import type { ErasureRegister } from '@/lib/people';

export type OperationSettings = {
  storage: StorageSettings;
  backupDir: string;
  erasureDir: string;
  /** The public key that backups are encrypted to, `none` for plain ones, null when it is not set. */
  recipient: string | null;
  /** Whether these are the settings of a live site, where nothing is made up or left out. */
  isLive: boolean;
  /** Made on first use: only some operations need its secret. Throws when a live site has none. */
  register: () => ErasureRegister;
};

/** Where the data and its backups are. The keys of other services are not needed. */
export function readSettings(source: Record<string, string | undefined>): OperationSettings {
  const parsed = parseEnv(Object.fromEntries(READ.map(name => [name, source[name]])));
  if (parsed.kind === 'invalid') throw new OperationError(parsed.problems.join('\n'));
  const { env } = parsed;
  const isLive = source['APP_MODE'] === 'production' || env.SITE_URL.startsWith('https:');
  const backupDir = env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups');
  const erasureDir = erasureDirOf(env);
  return {
    storage: { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR },
    backupDir,
    erasureDir,
    recipient: env.BACKUP_RECIPIENT,
    isLive,
    register: () => ({
      // Beside the backups is what they keep of it, and what versions before this folder noted there.
      dirs: [erasureDir, backupDir],
      secret: findOrMakeSecret('ERASURE_SECRET', { ...env, isProduction: isLive }),
      previousSecrets: env.ERASURE_SECRET_PREVIOUS ?? [],
    }),
  };
}

/** Why an operation was not done, as a sentence for the person who started it. */
export class OperationError extends Error {
  override name = 'OperationError';
}

const READ = [
  'SITE_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'BACKUP_DIR',
  'BACKUP_RECIPIENT',
  'ERASURES_DIR',
  'ERASURE_SECRET',
  'ERASURE_SECRET_PREVIOUS',
];
