import { sql, type Kysely } from 'kysely';

/** Emails go out by class, and the newsletter's readers have a table of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addClasses(db);
  await db.schema.alterTable('outbox').addColumn('unsubscribe_url', 'text').execute();
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
}

async function addClasses(db: Kysely<unknown>): Promise<void> {
  // The default is the agency's class: a process of the former version may still write rows without one.
  await db.schema
    .alterTable('outbox')
    .addColumn('priority', 'integer', column => column.notNull().defaultTo(1))
    .execute();
  await sql`update outbox set priority = 0
    where kind in ('receipt', 'refund-notice', 'payment-declined') or kind like 'account-%'`.execute(db);
  await sql`update outbox set priority = 2 where kind = 'lead-confirm'`.execute(db);
  await db.schema.dropIndex('outbox_due').execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['state', 'priority', 'next_attempt_at', 'id'])
    .execute();
}
