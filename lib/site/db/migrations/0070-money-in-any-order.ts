import type { Kysely } from 'kysely';

/** What billing has to remember so that its sums are right in whatever order things happen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('invoices').addColumn('stopped_on', 'text').execute();
  await db.schema.alterTable('billing_subscriptions').addColumn('shown_lines', 'text').execute();
  await db.schema.alterTable('orders').addColumn('overpaid_at', 'bigint').execute();
  await db.schema
    .createTable('restores')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('restored_at', 'bigint', column => column.notNull())
    .addColumn('backup_at', 'bigint', column => column.notNull())
    .addColumn('compared_at', 'bigint')
    .execute();
}
