import { sql, type Kysely } from 'kysely';

/** Leads with their thread, calls and the places of July. */
export async function createLeads(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('search_text', 'text', column => column.notNull().defaultTo(''))
    .addColumn('is_held', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('answer_email', 'text')
    .addColumn('owner_id', 'text')
    .addColumn('next_step', 'text')
    .addColumn('next_step_on', 'text')
    .addColumn('value_minor', 'bigint')
    .addColumn('follow_up_changed_at', 'bigint')
    .addColumn('message_count', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('has_answer', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('form_page', 'text')
    .addColumn('entry_page', 'text')
    .addColumn('source', 'text')
    .addColumn('source_details', 'text')
    .addColumn('next_step_search', 'text')
    .addColumn('status_at', 'bigint')
    .execute();
  await db.schema.createIndex('leads_by_time').on('leads').columns(['received_at', 'id']).execute();
  await db.schema
    .createIndex('leads_by_email')
    .on('leads')
    .expression(sql`lower(email), received_at`)
    .execute();
  await db.schema.createIndex('leads_list').on('leads').columns(['is_held', 'received_at', 'id']).execute();
  await db.schema
    .createIndex('leads_list_by_status')
    .on('leads')
    .columns(['is_held', 'status', 'received_at', 'id'])
    .execute();
  await db.schema
    .createIndex('leads_list_by_form')
    .on('leads')
    .columns(['is_held', 'form_name', 'received_at', 'id'])
    .execute();
  await db.schema
    .createIndex('leads_list_by_both')
    .on('leads')
    .columns(['is_held', 'status', 'form_name', 'received_at', 'id'])
    .execute();
  await db.schema.createIndex('leads_by_next_step').on('leads').column('next_step_on').execute();
  await db.schema.createIndex('leads_by_answer').on('leads').column('has_answer').execute();

  await db.schema
    .createTable('lead_notes')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('lead_id', 'text', column => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('author_id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('search_text', 'text')
    .execute();
  await db.schema.createIndex('lead_notes_by_lead').on('lead_notes').columns(['lead_id', 'at']).execute();

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
    .addColumn('search_text', 'text')
    .addColumn('is_automatic', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('authentication', 'text')
    .execute();
  await db.schema
    .createIndex('lead_messages_by_lead')
    .on('lead_messages')
    .columns(['lead_id', 'number'])
    .execute();

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
    .addColumn('held_until', 'bigint')
    .execute();
  await db.schema.createIndex('bookings_starts').on('bookings').columns(['state', 'starts_at']).execute();

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

  await db.schema
    .createTable('erased_calls')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('sequence', 'integer', column => column.notNull())
    .addColumn('starts_at', 'bigint', column => column.notNull())
    .addColumn('minutes', 'integer', column => column.notNull())
    .execute();

  await db.schema
    .createTable('promotion_places')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('year', 'integer', column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('lead_id', 'text')
    .addColumn('taken_at', 'bigint', column => column.notNull())
    .addUniqueConstraint('promotion_places_number', ['year', 'number'])
    .addUniqueConstraint('promotion_places_lead', ['lead_id'])
    .execute();

  await db.schema
    .createTable('search_misses')
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('search_misses_key', ['day', 'text'])
    .execute();

  await db.schema
    .createTable('page_views')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('page', 'text', column => column.notNull())
    .addColumn('source', 'text', column => column.notNull())
    .addColumn('is_robot', 'integer', column => column.notNull())
    .addColumn('views', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('page_views_key', ['day', 'page', 'source', 'is_robot'])
    .execute();
}
