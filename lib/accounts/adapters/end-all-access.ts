import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/db/tables';

/** Signs everybody out and lets every mailed link go: what an older copy brings back may have been taken away since. */
export async function endAllAccess(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async trx => {
    await trx.deleteFrom('account_links').execute();
    await trx.deleteFrom('sessions').execute();
  });
}
