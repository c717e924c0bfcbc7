import { sql, type Kysely } from 'kysely';

/** Leads, the mail outbox, orders with their history, received webhooks, and rate-limit counters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('submission_id', 'text', column => column.notNull().unique())
    .addColumn('form_name', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('received_at', 'bigint', column => column.notNull())
    .addColumn('email', 'text')
    .addColumn('name', 'text')
    .addColumn('fields', 'text', column => column.notNull())
    .addColumn('quarantine_reasons', 'text', column => column.notNull())
    .addColumn('is_late', 'integer', column => column.notNull())
    .execute();
  await db.schema.createIndex('leads_by_time').on('leads').columns(['received_at', 'id']).execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('idempotency_key', 'text', column => column.notNull().unique())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('subject_id', 'text', column => column.notNull())
    .addColumn('from_address', 'text', column => column.notNull())
    .addColumn('to_address', 'text', column => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('html', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('next_attempt_at', 'bigint', column => column.notNull())
    .addColumn('lease_id', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('first_attempt_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('provider_id', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();
  await db.schema.createIndex('outbox_by_subject').on('outbox').column('subject_id').execute();
  await db.schema
    .createIndex('outbox_by_recipient')
    .on('outbox')
    .expression(sql`lower(to_address), created_at`)
    .execute();
  await db.schema.createIndex('outbox_by_provider_id').on('outbox').column('provider_id').execute();

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
    .execute();
  await db.schema.createIndex('orders_by_state').on('orders').columns(['state', 'updated_at']).execute();

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

  await db.schema
    .createTable('webhook_events')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('provider', 'text', column => column.notNull())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('payload', 'text', column => column.notNull())
    .addColumn('received_at', 'bigint', column => column.notNull())
    .addColumn('handled_at', 'bigint')
    .addColumn('outcome', 'text')
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('bucket', 'text', column => column.notNull())
    .addColumn('window_start', 'bigint', column => column.notNull())
    .addColumn('hits', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('rate_limits_key', ['bucket', 'window_start'])
    .execute();
}
