import type { Kysely } from 'kysely';

/** Where leads and orders came from, and how often each page was viewed on a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['leads', 'orders'])
    for (const column of ['form_page', 'entry_page', 'source', 'source_details'])
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
  await db.schema
    .createTable('page_views')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('page', 'text', column => column.notNull())
    .addColumn('source', 'text', column => column.notNull())
    .addColumn('is_robot', 'integer', column => column.notNull())
    .addColumn('views', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('page_views_key', ['day', 'page', 'source', 'is_robot'])
    .execute();
}
