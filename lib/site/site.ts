import 'server-only';
import type { Kysely } from 'kysely';
import type { HeadersOfVisitor, Visits } from '#engine';
import { connect, type StorageSettings } from './db/connect';
import type { Database } from './db/tables';
import type { Env, SiteSecretName } from './env/parse-env';
import { getEnv, getSecret } from './env/server';
import { newId } from './ids';
import { log, logError } from './log';
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
  globalThis.site ??= makeSite();
  return globalThis.site;
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
  var site: Site | undefined;
}
