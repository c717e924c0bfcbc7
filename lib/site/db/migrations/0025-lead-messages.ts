import type { Kysely } from 'kysely';

/** What was written to the sender of a lead, and what came back; and further headers of an email, for its thread. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_messages')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('lead_id', 'text', column => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('direction', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('from_address', 'text')
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('is_cut', 'integer', column => column.notNull())
    .addColumn('attachments', 'integer', column => column.notNull())
    .addColumn('message_id', 'text')
    .addColumn('outbox_id', 'text')
    .addColumn('provider_id', 'text', column => column.unique())
    .execute();
  await db.schema
    .createIndex('lead_messages_by_lead')
    .on('lead_messages')
    .columns(['lead_id', 'number'])
    .execute();
  for (const column of ['message_count', 'has_answer'])
    await db.schema
      .alterTable('leads')
      .addColumn(column, 'integer', column => column.notNull().defaultTo(0))
      .execute();
  await db.schema.createIndex('leads_by_answer').on('leads').column('has_answer').execute();
  await db.schema.alterTable('outbox').addColumn('headers', 'text').execute();
}
