import type { Kysely } from 'kysely';

/** Calls that are booked, each with its lead, and files that come with an email. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('lead_id', 'text', column =>
      column.notNull().unique().references('leads.id').onDelete('cascade'),
    )
    .addColumn('starts_at', 'bigint', column => column.notNull())
    .addColumn('minutes', 'integer', column => column.notNull())
    .addColumn('taken_slot', 'bigint', column => column.unique())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('sequence', 'integer', column => column.notNull())
    .addColumn('calendar_id', 'text', column => column.unique())
    .addColumn('changed_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('bookings_starts').on('bookings').columns(['state', 'starts_at']).execute();
  await db.schema.alterTable('outbox').addColumn('attachments', 'text').execute();
}
