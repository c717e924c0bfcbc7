import 'server-only';
import type { Kysely } from 'kysely';
import { connect, type StorageSettings } from '@/lib/db/connect';
import type { Database } from '@/lib/db/tables';
import { accountFigures } from '@/content/account';
import { getEnv } from '@/lib/env/server';
import { boundedWork, type BoundedWork } from '@/lib/security/bounded-work';

/** What this process has once, whichever of the framework's bundles asks for it. */
export type SiteProcess = {
  db: Kysely<Database>;
  /** Looks at the outbox now instead of at the next round. Does nothing before the delivery has started. */
  wakeDelivery: () => void;
  /** Hashing of passwords: 16 MB and a core each, so a flood of sign-ins must not take the machine. */
  passwordWork: BoundedWork;
};

/**
 * The framework bundles start-up code and routes apart, so a module's own variable would exist twice: the process
 * keeps its one connection and one delivery on the global object. The database is opened on first use.
 */
export function getSiteProcess(): SiteProcess {
  globalThis.siteProcess ??= {
    db: connect(storageSettings()),
    wakeDelivery: () => undefined,
    passwordWork: boundedWork(accountFigures.passwordWork),
  };
  return globalThis.siteProcess;
}

/** Where this process keeps its data. */
export function storageSettings(): StorageSettings {
  const { DATABASE_URL, DATA_DIR } = getEnv();
  return { databaseUrl: DATABASE_URL, dataDir: DATA_DIR };
}

declare global {
  var siteProcess: SiteProcess | undefined;
}
