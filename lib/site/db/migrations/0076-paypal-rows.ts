import type { Kysely } from 'kysely';

/** When PayPal booked our money, and its fee, as the daily comparison reads them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('paypal_rows')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('transaction_id', 'text', column => column.notNull())
    .addColumn('event_code', 'text', column => column.notNull())
    .addColumn('order_id', 'text')
    .addColumn('amount_minor', 'bigint', column => column.notNull())
    .addColumn('fee_minor', 'bigint', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('paypal_rows_transaction').on('paypal_rows').column('transaction_id').execute();
  await db.schema.createIndex('paypal_rows_at').on('paypal_rows').column('at').execute();
}
