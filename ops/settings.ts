import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { ErasureRegister } from '@/lib/privacy';
import { EMBEDDED_FILE, type StorageSettings } from '@/lib/site/db/connect';
import { erasureDirOf, parseEnv, type SiteSecretName } from '@/lib/site/env';
import { findOrMakeSecret } from '@/lib/site/site';

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
  /** Made on first use, as the register's is. */
  secret: (name: SiteSecretName) => string;
};

/** Where the data and its backups are. The keys of other services are not needed. */
export function readSettings(source: Record<string, string | undefined>): OperationSettings {
  const parsed = parseEnv(Object.fromEntries(READ.map(name => [name, source[name]])));
  if (parsed.kind === 'invalid') throw new OperationError(parsed.problems.join('\n'));
  const { env } = parsed;
  const isLive = source['APP_MODE'] === 'production' || env.SITE_URL.startsWith('https:');
  const backupDir = env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups');
  const erasureDir = erasureDirOf(env);
  const secret = (name: SiteSecretName) => findOrMakeSecret(name, { ...env, isProduction: isLive });
  return {
    secret,
    storage: { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR },
    backupDir,
    erasureDir,
    recipient: env.BACKUP_RECIPIENT,
    isLive,
    register: () => ({
      // Backups keep a copy of the register beside them; versions before this folder wrote it there.
      dirs: [erasureDir, backupDir],
      secret: secret('ERASURE_SECRET'),
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
  'INTEGRATIONS_SECRET',
  'ERASURE_SECRET_PREVIOUS',
];

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

/** Names a database without its user and password: settings that are not the site's lead to another one, which must be seen. */
export function placeOf({ databaseUrl, dataDir }: StorageSettings): string {
  if (databaseUrl === null) return resolve(dataDir, EMBEDDED_FILE);
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL's ${pathname.slice(1)} on ${host}`;
}

/**
 * The words after an operation's name. One that it does not know is refused with the usage: a mistyped word must not
 * leave a different thing done. `--help` ends the process with the usage.
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ ...config, strict: true });
  } catch (error) {
    const [problem = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new OperationError(`${problem}. ${usage}`, { cause: error });
  }
}

/** Runs an operation; a failure becomes a sentence and the exit code 1. Returns whether it was done. */
export async function reportFailure(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    console.error(`\nNot done: ${explain(error)}`);
    process.exitCode = 1;
    return false;
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.name !== 'OperationError'
    ? `${error.message}: ${error.cause.message}`
    : error.message;
}
