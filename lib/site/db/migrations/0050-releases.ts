import type { Kysely } from 'kysely';

/** What owners change of the content at the desk, and what of it was published when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_drafts')
    .addColumn('part', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .addColumn('edited_by', 'text', column => column.notNull())
    .addColumn('edited_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('releases')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('number', 'integer', column => column.notNull().unique())
    .addColumn('based_on', 'text')
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('parts', 'text', column => column.notNull())
    .addColumn('changed', 'text', column => column.notNull())
    .addColumn('why', 'text', column => column.notNull())
    .addColumn('made_by', 'text', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('differences', 'text')
    .addColumn('problem', 'text')
    .addColumn('published_by', 'text')
    .addColumn('published_at', 'bigint')
    .execute();
}
