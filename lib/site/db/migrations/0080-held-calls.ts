import { sql, type Kysely } from 'kysely';

/**
 * Calls that wait for their mailbox, rows that transactions wait for each other at, and what the embedded calendar has
 * said of each booking, in whatever order it came.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('held_until', 'bigint').execute();
  await db.schema
    .createTable('locks')
    .addColumn('name', 'text', column => column.primaryKey())
    .execute();
  await db.schema
    .createTable('erased_calls')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('sequence', 'integer', column => column.notNull())
    .addColumn('starts_at', 'bigint', column => column.notNull())
    .addColumn('minutes', 'integer', column => column.notNull())
    .execute();
  await db.schema
    .createTable('calendar_invitees')
    .addColumn('uri', 'text', column => column.primaryKey())
    .addColumn('lead_id', 'text', column => column.references('leads.id').onDelete('cascade'))
    .addColumn('starts_at', 'bigint')
    .addColumn('minutes', 'integer')
    .addColumn('is_canceled', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('is_replaced', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('noted_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('calendar_invitees_lead').on('calendar_invitees').column('lead_id').execute();
  await sql`insert into calendar_invitees (uri, lead_id, starts_at, minutes, is_canceled, noted_at)
    select calendar_id, lead_id, starts_at, minutes, case state when 'canceled' then 1 else 0 end, changed_at
    from bookings where calendar_id is not null`.execute(db);
}
