import type { Kysely } from 'kysely';

/** Whether a tool gets events, or its key opens the feed: a restore turns all of them off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('integrations')
    .addColumn('is_on', 'integer', column => column.notNull().defaultTo(1))
    .execute();
}
