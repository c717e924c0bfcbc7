import type { Kysely } from 'kysely';

/** Other tools that get leads and orders: by webhook, or from a feed behind a key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('integrations')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('topics', 'text', column => column.notNull())
    .addColumn('url', 'text')
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('integration_id', 'text', column => column.notNull())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('cause_id', 'text', column => column.notNull())
    .addColumn('subject_id', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('next_attempt_at', 'bigint', column => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('happened_at', 'bigint', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_once')
    .on('webhook_deliveries')
    .columns(['integration_id', 'cause_id'])
    .unique()
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_due')
    .on('webhook_deliveries')
    .columns(['integration_id', 'state', 'next_attempt_at'])
    .execute();
}
