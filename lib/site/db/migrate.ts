import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { connect, type StorageSettings } from './connect';
import { migrations } from './migrations';
import type { Database } from './tables';

/**
 * Brings the schema up to date on a connection of its own, which waits for as long as a change of many rows takes, or
 * another process that makes the same change.
 */
export async function migrateStorage(settings: StorageSettings): Promise<void> {
  const db = connect(settings, { silenceMs: null });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
}

/** Brings the schema up to date, once, even when two processes start together. Throws when a migration fails. */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  const newer = NEWER.exec(error instanceof Error ? error.message : '')?.[1];
  if (newer)
    throw new MigrationError(
      `The database is of a newer version of the site, or of one before 1.0, which has made the change ${newer}. Start that version, or restore a copy from before it`,
    );
  if (error) throw new MigrationError('The database could not be brought up to date', { cause: error });
}

/** How Kysely says that a change was made which this version does not know. It calls that corrupted. */
const NEWER = /previously executed migration (\S+) is missing/;

/** The first of the migrations that ran which this version does not know: a newer one made the database. */
export function findUnknownMigration(ran: readonly string[]): string | null {
  return ran.find(name => !Object.hasOwn(migrations, name)) ?? null;
}

/** The first of this version's migrations that is not among those that ran: an older version made the database. */
export function findPendingMigration(ran: readonly string[]): string | null {
  return Object.keys(migrations).find(name => !ran.includes(name)) ?? null;
}

class MigrationError extends Error {
  override name = 'MigrationError';
}
