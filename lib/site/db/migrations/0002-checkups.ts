import type { Kysely } from 'kysely';

/** Checkups of websites, and which one a lead was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('checkups')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('url', 'text', column => column.notNull())
    .addColumn('site', 'text', column => column.notNull())
    .addColumn('slot', 'integer', column => column.unique())
    .addColumn('lease_until', 'bigint')
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('done_at', 'bigint');
  for (const name of [
    'outcome',
    'step',
    'business',
    'town',
    'phone',
    'facts',
    'findings',
    'worst',
    'form_page',
    'entry_page',
    'source',
    'source_details',
  ])
    table = table.addColumn(name, 'text');
  for (const name of ['step_done', 'step_of', 'to_fix', 'took_ms']) table = table.addColumn(name, 'integer');
  await table.execute();
  await db.schema.createIndex('checkups_state').on('checkups').columns(['state', 'created_at']).execute();
  await db.schema.createIndex('checkups_url').on('checkups').columns(['url', 'done_at']).execute();
  await db.schema.alterTable('leads').addColumn('checkup_id', 'text').execute();
}
