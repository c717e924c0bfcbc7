import { sql, type Kysely } from 'kysely';

/** What happens to money after it was captured, and what proves each step. One statement each: SQLite adds one column at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await changeOrders(db);
  await createRefunds(db);
  await settleOldOrders(db);
  await createReversalsAndDisputes(db);
  await createCalls(db);
  await createUnknownPayments(db);
}

async function changeOrders(db: Kysely<unknown>): Promise<void> {
  for (const column of ['captured_minor', 'reversed_minor'] as const)
    await db.schema
      .alterTable('orders')
      .addColumn(column, 'integer', build => build.notNull().defaultTo(0))
      .execute();
  for (const column of ['cancelled_at', 'unapproved_at'] as const)
    await db.schema.alterTable('orders').addColumn(column, 'bigint').execute();
  for (const column of ['payer_id', 'duplicate_of'] as const)
    await db.schema.alterTable('orders').addColumn(column, 'text').execute();
  await db.schema
    .createTable('order_mails_due')
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('order_mails_due_key', ['order_id', 'reason'])
    .execute();
  await db.schema.createIndex('orders_by_payer_id').on('orders').columns(['payer_id', 'paid_at']).execute();
  await db.schema.createIndex('orders_by_capture').on('orders').column('capture_id').execute();
  await db.schema.createIndex('order_events_by_time').on('order_events').column('at').execute();
}

async function createRefunds(db: Kysely<unknown>): Promise<void> {
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
}

async function createReversalsAndDisputes(db: Kysely<unknown>): Promise<void> {
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
}

async function createCalls(db: Kysely<unknown>): Promise<void> {
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
}

async function createUnknownPayments(db: Kysely<unknown>): Promise<void> {
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
    .execute();
  await db.schema
    .createIndex('unknown_payments_open')
    .on('unknown_payments')
    .columns(['settled_at', 'found_at'])
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
}

/** Orders from before this step, as the rules from now on read them. */
async function settleOldOrders(db: Kysely<unknown>): Promise<void> {
  await sql`update orders set captured_minor = amount_minor where state in ('paid', 'refunded')`.execute(db);
  // An approval from before a cancel must not be captured by a later visit.
  await sql`update orders set cancelled_at = updated_at where state = 'cancelled'`.execute(db);
  // A declined PayPal order is not used again, also not by whoever had gone back to it.
  await sql`update orders set state = 'declined' where state = 'awaiting_approval' and declined_at is not null`.execute(
    db,
  );
}
