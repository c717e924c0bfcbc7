import type { Kysely } from 'kysely';

/** Links by which a customer pays a sum that staff name, which link an order pays, and what buyers say of themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_links')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('what', 'text', column => column.notNull())
    .addColumn('amount_minor', 'integer', column => column.notNull())
    .addColumn('email', 'text')
    .addColumn('lead_id', 'text', column => column.references('leads.id').onDelete('set null'))
    .addColumn('valid_until', 'bigint', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('withdrawn_at', 'bigint')
    .execute();
  await db.schema.createIndex('payment_links_created').on('payment_links').column('created_at').execute();
  await db.schema.createIndex('payment_links_lead').on('payment_links').column('lead_id').execute();
  for (const column of ['payment_link_id', 'buyer_business', 'buyer_phone', 'buyer_website'])
    await db.schema.alterTable('orders').addColumn(column, 'text').execute();
  await db.schema.createIndex('orders_payment_link').on('orders').column('payment_link_id').execute();
}
