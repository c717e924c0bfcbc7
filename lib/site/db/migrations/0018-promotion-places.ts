import type { Kysely } from 'kysely';

/**
 * The promotion's places that are taken, each with its number: two sales at the same moment cannot have the same one. `lead_id`
 * is null for a sale that staff counted without a request.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
}
