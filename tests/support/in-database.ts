import type { Kysely } from 'kysely';
import { connect, type StorageSettings } from '@/lib/site/db/connect';
import type { Database } from '@/lib/site/db/tables';

/** Works on a connection of its own, beside those of a site. */
export async function inDatabase<Result>(
  storage: StorageSettings,
  use: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const db = connect(storage);
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}
