import type { Kysely } from 'kysely';

/** Which press on the button made an account. Null for older accounts, and for posts from pages without scripts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('submission_id', 'text').execute();
}
