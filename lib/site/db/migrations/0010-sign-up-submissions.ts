import type { Kysely } from 'kysely';

/**
 * The id of the page whose form made an account: every press on its button sends the same one. Null for older accounts,
 * and for posts from pages without scripts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('submission_id', 'text').execute();
}
