import type { Kysely } from 'kysely';

/** What customers pay for each month, its invoices, and which invoice an order pays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('billing_subscriptions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().unique().references('orders.id'))
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('lines', 'text', column => column.notNull())
    .addColumn('pending', 'text', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('setup_minor', 'integer', column => column.notNull())
    .addColumn('tax_basis_points', 'integer', column => column.notNull())
    .addColumn('customer_name', 'text')
    .addColumn('customer_email', 'text')
    .addColumn('anchor_on', 'text')
    .addColumn('anchor_month', 'integer', column => column.notNull())
    .addColumn('month', 'integer', column => column.notNull())
    .addColumn('next_on', 'text')
    .addColumn('paused_on', 'text')
    .addColumn('ends_on', 'text')
    .addColumn('end_cause', 'text')
    .addColumn('money_back_minor', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('billing_subscriptions_next')
    .on('billing_subscriptions')
    .columns(['state', 'next_on'])
    .execute();
  await db.schema
    .createTable('invoices')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('key', 'text', column => column.notNull().unique())
    .addColumn('number', 'integer', column => column.notNull().unique())
    .addColumn('subscription_id', 'text', column => column.notNull().references('billing_subscriptions.id'))
    .addColumn('month', 'integer', column => column.notNull())
    .addColumn('from_on', 'text', column => column.notNull())
    .addColumn('until_on', 'text', column => column.notNull())
    .addColumn('issued_on', 'text', column => column.notNull())
    .addColumn('due_on', 'text', column => column.notNull())
    .addColumn('lines', 'text', column => column.notNull())
    .addColumn('total_minor', 'integer', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('customer_name', 'text')
    .addColumn('customer_email', 'text')
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('late_from', 'text', column => column.notNull())
    .addColumn('is_held', 'integer', column => column.notNull())
    .addColumn('order_id', 'text', column => column.references('orders.id'))
    .addColumn('paid_at', 'bigint')
    .addColumn('reminders', 'integer', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .addUniqueConstraint('invoices_month', ['subscription_id', 'month'])
    .execute();
  await db.schema.createIndex('invoices_state').on('invoices').columns(['state', 'due_on']).execute();
  await db.schema
    .createTable('invoice_numbers')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('last', 'integer', column => column.notNull())
    .execute();
  await db.schema.alterTable('orders').addColumn('invoice_key', 'text').execute();
  await db.schema.createIndex('orders_invoice').on('orders').column('invoice_key').execute();
}
