import type { Kysely } from 'kysely';

/** What people searched for and did not find: the text, the day and how often. Nothing about who it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_misses')
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('search_misses_key', ['day', 'text'])
    .execute();
}
