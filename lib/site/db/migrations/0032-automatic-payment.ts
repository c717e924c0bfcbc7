import type { Kysely } from 'kysely';

/** Consents to charge a customer for invoices, how often one was charged for, and what PayPal's vault does for an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_consents')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('subscription_id', 'text', column => column.notNull().references('billing_subscriptions.id'))
    .addColumn('open_for', 'text', column => column.unique())
    .addColumn('invoice_key', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('agreed_at', 'bigint', column => column.notNull())
    .addColumn('vault_id', 'text')
    .addColumn('ended_at', 'bigint')
    .addColumn('end_cause', 'text')
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('payment_consents_state').on('payment_consents').column('state').execute();
  await db.schema
    .alterTable('invoices')
    .addColumn('charges', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('orders').addColumn('vault', 'text').execute();
}
