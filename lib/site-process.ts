import 'server-only';
import type { Kysely } from 'kysely';
import { connect, type StorageSettings } from '@/lib/site/db/connect';
import type { Database } from '@/lib/site/db/tables';
import { accountFigures } from '@/content/account';
import { getEnv, getSecret } from '@/lib/site/env/server';
import { systemClock } from '@/lib/site/clock';
import { log } from '@/lib/site/log';
import { workQueue, type WorkQueue } from '@/lib/site/work-queue';
import { securityLog, type NoteSecurity } from '@/lib/site/security/security-log';

/** What this process has once, whichever of the framework's bundles asks for it. */
export type SiteProcess = {
  db: Kysely<Database>;
  /** Looks at the outbox now instead of at the next round. Does nothing before the delivery has started. */
  wakeDelivery: () => void;
  /** Hashing of passwords: 16 MB and a core each, so a flood of sign-ins must not take the machine. */
  passwordWork: WorkQueue;
  /** Bounds the log's lines about what may be an attack. */
  noteSecurity: NoteSecurity;
};

/**
 * The framework bundles start-up code and routes apart, so a module's own variable would exist twice: the process
 * keeps its one connection and one delivery on the global object. The database is opened on first use.
 */
export function getSiteProcess(): SiteProcess {
  globalThis.siteProcess ??= {
    db: connect(storageSettings()),
    wakeDelivery: () => undefined,
    passwordWork: workQueue(accountFigures.passwordWork),
    noteSecurity: securityLog({ log, clock: systemClock, findSecret: () => getSecret('LIMITS_SECRET') }),
  };
  return globalThis.siteProcess;
}

/** What a store does; the emails that it queued go out at once. */
export async function thenDeliver<Result>(work: Promise<Result>): Promise<Result> {
  const result = await work;
  getSiteProcess().wakeDelivery();
  return result;
}

/** Where this process keeps its data. */
export function storageSettings(): StorageSettings {
  const { DATABASE_URL, DATA_DIR } = getEnv();
  return { databaseUrl: DATABASE_URL, dataDir: DATA_DIR };
}

declare global {
  var siteProcess: SiteProcess | undefined;
}
