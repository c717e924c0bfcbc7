import { sql, type Kysely } from 'kysely';

/** Orders, and what happened to their money. */
export async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('key', 'text', column => column.notNull().unique())
    .addColumn('attempt_id', 'text', column => column.notNull().unique())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('plan_id', 'text')
    .addColumn('billing', 'text')
    .addColumn('add_on_ids', 'text', column => column.notNull())
    .addColumn('lines', 'text', column => column.notNull())
    .addColumn('monthly_minor', 'integer', column => column.notNull())
    .addColumn('description', 'text', column => column.notNull())
    .addColumn('amount_minor', 'integer', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('paypal_order_id', 'text', column => column.unique())
    .addColumn('approve_url', 'text')
    .addColumn('capture_attempt', 'integer', column => column.notNull())
    .addColumn('capture_id', 'text')
    .addColumn('payer_email', 'text')
    .addColumn('payer_name', 'text')
    .addColumn('attention_reason', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .addColumn('paid_at', 'bigint')
    .addColumn('account_id', 'text', column => column.references('accounts.id').onDelete('set null'))
    .addColumn('declined_at', 'bigint')
    .addColumn('refunded_minor', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('captured_minor', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('reversed_minor', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('cancelled_at', 'bigint')
    .addColumn('unapproved_at', 'bigint')
    .addColumn('payer_id', 'text')
    .addColumn('duplicate_of', 'text')
    .addColumn('build_guarantee_days', 'integer', column => column.notNull().defaultTo(30))
    .addColumn('plan_guarantee_days', 'integer', column => column.notNull().defaultTo(7))
    .addColumn('search_text', 'text', column => column.notNull().defaultTo(''))
    .addColumn('invoice_key', 'text')
    .addColumn('vault', 'text')
    .addColumn('form_page', 'text')
    .addColumn('entry_page', 'text')
    .addColumn('source', 'text')
    .addColumn('source_details', 'text')
    .addColumn('payment_link_id', 'text')
    .addColumn('buyer_business', 'text')
    .addColumn('buyer_phone', 'text')
    .addColumn('buyer_website', 'text')
    .addColumn('overpaid_at', 'bigint')
    .execute();
  await db.schema.createIndex('orders_by_state').on('orders').columns(['state', 'updated_at']).execute();
  await db.schema
    .createIndex('orders_by_payer')
    .on('orders')
    .expression(sql`lower(payer_email), created_at`)
    .execute();
  await db.schema.createIndex('orders_list').on('orders').columns(['created_at', 'id']).execute();
  await db.schema
    .createIndex('orders_list_by_state')
    .on('orders')
    .columns(['state', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('orders_by_account')
    .on('orders')
    .columns(['account_id', 'created_at'])
    .execute();
  await db.schema.createIndex('orders_by_payer_id').on('orders').columns(['payer_id', 'paid_at']).execute();
  await db.schema.createIndex('orders_by_capture').on('orders').column('capture_id').execute();
  await db.schema.createIndex('orders_invoice').on('orders').column('invoice_key').execute();
  await db.schema.createIndex('orders_payment_link').on('orders').column('payment_link_id').execute();

  await db.schema
    .createTable('order_events')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('from_state', 'text')
    .addColumn('to_state', 'text', column => column.notNull())
    .addColumn('cause', 'text', column => column.notNull())
    .addColumn('detail', 'text')
    .execute();
  await db.schema
    .createIndex('order_events_by_order')
    .on('order_events')
    .columns(['order_id', 'at'])
    .execute();
  await db.schema.createIndex('order_events_by_time').on('order_events').column('at').execute();

  await db.schema
    .createTable('order_mails_due')
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('order_mails_due_key', ['order_id', 'reason'])
    .execute();

  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('origin', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('amount_minor', 'integer', column => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('note', 'text')
    .addColumn('actor_id', 'text')
    .addColumn('provider_id', 'text', column => column.unique())
    .addColumn('issue', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('refunds_by_order').on('refunds').columns(['order_id', 'created_at']).execute();
  await db.schema.createIndex('refunds_by_state').on('refunds').columns(['state', 'updated_at']).execute();

  await db.schema
    .createTable('reversals')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('amount_minor', 'integer', column => column.notNull())
    .addColumn('reversed_at', 'bigint', column => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('settled_by', 'text')
    .execute();
  await db.schema.createIndex('reversals_by_order').on('reversals').column('order_id').execute();
  await db.schema.createIndex('reversals_by_state').on('reversals').column('state').execute();

  await db.schema
    .createTable('disputes')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('stage', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('amount_minor', 'integer', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('respond_by', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('opened_at', 'bigint', column => column.notNull())
    .addColumn('changed_at', 'bigint', column => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('settled_by', 'text')
    .execute();
  await db.schema.createIndex('disputes_by_order').on('disputes').column('order_id').execute();
  await db.schema.createIndex('disputes_by_settled').on('disputes').column('settled_at').execute();

  await db.schema
    .createTable('payment_calls')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('operation', 'text', column => column.notNull())
    .addColumn('request_id', 'text')
    .addColumn('outcome', 'text', column => column.notNull())
    .addColumn('debug_id', 'text')
    .addColumn('duration_ms', 'integer', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('payment_calls_by_order')
    .on('payment_calls')
    .columns(['order_id', 'at'])
    .execute();
  await db.schema.createIndex('payment_calls_by_time').on('payment_calls').column('at').execute();

  await db.schema
    .createTable('unknown_payments')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('payment_id', 'text')
    .addColumn('capture_id', 'text')
    .addColumn('invoice_id', 'text')
    .addColumn('amount_minor', 'integer')
    .addColumn('currency', 'text')
    .addColumn('found_by', 'text', column => column.notNull())
    .addColumn('found_at', 'bigint', column => column.notNull())
    .addColumn('order_id', 'text')
    .addColumn('settled_at', 'bigint')
    .addColumn('settled_by', 'text')
    .addColumn('note', 'text')
    .addColumn('rule_name', 'text')
    .execute();
  await db.schema
    .createIndex('unknown_payments_open')
    .on('unknown_payments')
    .columns(['settled_at', 'found_at'])
    .execute();

  await db.schema
    .createTable('payment_rules')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('words', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();

  await db.schema
    .createTable('comparisons')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('from_at', 'bigint', column => column.notNull())
    .addColumn('to_at', 'bigint', column => column.notNull())
    .addColumn('transactions', 'integer', column => column.notNull())
    .addColumn('orders', 'integer', column => column.notNull())
    .addColumn('differences', 'text', column => column.notNull())
    .addColumn('failure', 'text')
    .execute();
  await db.schema.createIndex('comparisons_by_time').on('comparisons').column('at').execute();

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
