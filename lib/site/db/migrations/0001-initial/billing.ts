import type { Kysely } from 'kysely';

/** Plans, their invoices, automatic payment, and payment links. */
export async function createBilling(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('billing_subscriptions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().unique().references('orders.id'))
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('lines', 'text', column => column.notNull())
    .addColumn('pending', 'text', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('setup_minor', 'integer', column => column.notNull())
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
    .addColumn('shown_lines', 'text')
    .addColumn('tax_millipercent', 'integer', column => column.notNull())
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
    .addColumn('charges', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('stopped_on', 'text')
    .addUniqueConstraint('invoices_month', ['subscription_id', 'month'])
    .execute();
  await db.schema.createIndex('invoices_state').on('invoices').columns(['state', 'due_on']).execute();

  await db.schema
    .createTable('invoice_numbers')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('last', 'integer', column => column.notNull())
    .execute();

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
    .createTable('payment_links')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('what', 'text', column => column.notNull())
    .addColumn('amount_minor', 'integer', column => column.notNull())
    .addColumn('email', 'text')
    .addColumn('lead_id', 'text', column => column.references('leads.id').onDelete('set null'))
    .addColumn('valid_until', 'bigint', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('withdrawn_at', 'bigint')
    .execute();
  await db.schema.createIndex('payment_links_created').on('payment_links').column('created_at').execute();
  await db.schema.createIndex('payment_links_lead').on('payment_links').column('lead_id').execute();
}
