import { randomBytes } from 'node:crypto';
import 'server-only';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { HeadersOfVisitor, Visits } from '#engine';
import { connect, type StorageSettings } from './db/connect';
import type { Database } from './db/tables';
import { type Env, type SiteSecretName, parseEnv } from './env';
import { newId } from './ids';
import { log, logError } from './log';
import { siteProcess } from './process';
import { securityLog, type NoteSecurity } from './security/security-log';
import { workQueue, type WorkQueue } from './work-queue';

/**
 * What one process has: the second parameter of every deed. A test makes its own (`tests/support/site.ts`), with the
 * clock, the settings and the limits that it needs; two processes in one test are two Sites.
 */
export type Site = {
  db: Kysely<Database>;
  /** Epoch milliseconds. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
  newId: () => string;
  env: Env;
  /** The secret for one purpose, made on first use where none is set. */
  secret: (name: SiteSecretName) => string;
  log: typeof log;
  logError: typeof logError;
  /** Bounds the log's lines about what may be an attack. */
  noteSecurity: NoteSecurity;
  /** Draws one of our own pages with these of its slots filled; by default what the engine draws. */
  fillPage?: (address: string, visits: Visits, headers?: HeadersOfVisitor) => Promise<string | null>;
  /** Looks at the outbox now instead of at the next round. Does nothing before the delivery has started. */
  wakeDelivery: () => void;
  /** Begins the checkups that wait now instead of at the next round. Does nothing before their work has started. */
  wakeCheckups: () => void;
  /** Hashing of passwords: 16 MB and a core each, so a flood of sign-ins must not take the machine. */
  passwordWork: WorkQueue;
  /** What hashing a password costs, where it is not what passwords deserve: in tests. */
  passwordCost?: PasswordCost;
  /** How many emails strangers can cause to one mailbox in a day; by default what `content/mail-limits` says. */
  mailsPerMailbox?: number;
};

/** The parameters of scrypt. */
export type PasswordCost = { logN: number; r: number; p: number };

/**
 * The Site of this process, made on first use: building the pages opens no database. The framework bundles start-up code
 * and routes apart, so a module's own variable would exist twice; this one is kept on the global object.
 */
export function getSite(): Site {
  siteProcess.site ??= makeSite();
  return siteProcess.site;
}

function makeSite(): Site {
  const env = getEnv();
  return {
    db: connect(storageSettings(env)),
    now: Date.now,
    wait: ms => new Promise(resume => setTimeout(resume, ms)),
    newId,
    env,
    secret: getSecret,
    log,
    logError,
    noteSecurity: securityLog({
      log,
      clock: { now: Date.now },
      findSecret: () => getSecret('LIMITS_SECRET'),
    }),
    wakeDelivery: () => undefined,
    wakeCheckups: () => undefined,
    passwordWork: workQueue(PASSWORD_WORK),
  };
}

/** Hashes that one process makes at once, and that wait: together under three seconds. Beyond: 503. */
export const PASSWORD_WORK = { running: 2, waiting: 32 };

/** Where a process with these settings keeps its data. */
export function storageSettings({ DATABASE_URL, DATA_DIR }: Env): StorageSettings {
  return { databaseUrl: DATABASE_URL, dataDir: DATA_DIR };
}

/** What a deed does; the emails that it queued go out at once. */
export async function thenDeliver<Result>(work: Promise<Result>, site: Site): Promise<Result> {
  const result = await work;
  site.wakeDelivery();
  return result;
}

declare global {
  interface SiteProcess {
    site?: Site | undefined;
  }
}

/** The settings of this process, parsed once. Throws with every problem named when they are not usable. */
export function getEnv(): Env {
  if (cached) return cached;
  const parsed = parseEnv(process.env);
  if (parsed.kind === 'invalid') throw new EnvError(parsed.problems);
  cached = parsed.env;
  return cached;
}

/** A secret for one purpose. Not part of `getEnv`: a build reads settings, and must not make secrets. */
export function getSecret(name: SiteSecretName): string {
  const secret = secrets.get(name) ?? findOrMakeSecret(name, getEnv());
  secrets.set(name, secret);
  return secret;
}

class EnvError extends Error {
  override name = 'EnvError';
  constructor(problems: string[]) {
    super(`The settings are not usable:\n- ${problems.join('\n- ')}`);
  }
}

let cached: Env | undefined;
const secrets = new Map<SiteSecretName, string>();

/**
 * The secret that is set or, in development, one that is made once and kept in the data folder for its owner alone.
 * Throws in production when it is not set: parseEnv refuses to start before that.
 */
export function findOrMakeSecret(name: SiteSecretName, env: SecretSource): string {
  const set = env[name];
  if (set !== null) return set;
  if (env.isProduction) throw new Error(`${name} is missing.`);
  const dir = join(env.DATA_DIR, 'secrets');
  const file = join(dir, name);
  return readSecret(file) ?? makeSecret(dir, file);
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Written under another name first and linked: of processes that start together, one wins and all read the same. */
function makeSecret(dir: string, file: string): string {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}

type SecretSource = Pick<Env, SiteSecretName | 'DATA_DIR' | 'isProduction'>;
