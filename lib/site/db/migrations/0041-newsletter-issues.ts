import type { Kysely } from 'kysely';

/** Newsletters that staff write, and how far each has gone out. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
    .execute();
  await db.schema.createIndex('newsletter_issues_state').on('newsletter_issues').column('state').execute();
}
