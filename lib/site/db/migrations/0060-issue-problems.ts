import type { Kysely } from 'kysely';

/** Why a newsletter that was being sent was stopped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('newsletter_issues').addColumn('problem', 'text').execute();
}
