import { sql, type Kysely } from 'kysely';

/** The outbox, the newsletter, and what others send us or want to hear. */
export async function createMail(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('settled_at', 'bigint')
    .addColumn('priority', 'integer', column => column.notNull().defaultTo(1))
    .addColumn('unsubscribe_url', 'text')
    .addColumn('headers', 'text')
    .addColumn('attachments', 'text')
    .execute();
  await db.schema.createIndex('outbox_by_subject').on('outbox').column('subject_id').execute();
  await db.schema
    .createIndex('outbox_by_recipient')
    .on('outbox')
    .expression(sql`lower(to_address), created_at`)
    .execute();
  await db.schema.createIndex('outbox_by_provider_id').on('outbox').column('provider_id').execute();
  await db.schema.createIndex('outbox_list').on('outbox').columns(['created_at', 'id']).execute();
  await db.schema
    .createIndex('outbox_list_by_state')
    .on('outbox')
    .columns(['state', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('outbox_errors')
    .on('outbox')
    .column('created_at')
    .where(sql.ref('last_error'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['state', 'priority', 'next_attempt_at', 'id'])
    .execute();

  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('email', 'text', column => column.notNull().unique())
    .addColumn('unsubscribe_key', 'text', column => column.notNull().unique())
    .addColumn('requested_at', 'bigint', column => column.notNull())
    .addColumn('form_name', 'text', column => column.notNull())
    .addColumn('consent_text', 'text', column => column.notNull())
    .addColumn('confirmed_at', 'bigint', column => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('end_reason', 'text')
    .execute();

  await db.schema
    .createTable('newsletter_issues')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('markdown', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('changed_at', 'bigint', column => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('next_batch_at', 'bigint')
    .addColumn('last_subscription_id', 'text', column => column.notNull().defaultTo(''))
    .addColumn('problem', 'text')
    .execute();
  await db.schema.createIndex('newsletter_issues_state').on('newsletter_issues').column('state').execute();

  await db.schema
    .createTable('webhook_events')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('provider', 'text', column => column.notNull())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('payload', 'text', column => column.notNull())
    .addColumn('received_at', 'bigint', column => column.notNull())
    .addColumn('handled_at', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint', column => column.notNull().defaultTo(0))
    .execute();

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
    .addColumn('is_on', 'integer', column => column.notNull().defaultTo(1))
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
    .unique()
    .on('webhook_deliveries')
    .columns(['integration_id', 'cause_id'])
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_due')
    .on('webhook_deliveries')
    .columns(['integration_id', 'state', 'next_attempt_at'])
    .execute();
}
