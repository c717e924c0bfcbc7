import type { Kysely } from 'kysely';

/** Which payments on the PayPal account are no sales, and which rule knew one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_rules')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('words', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.alterTable('unknown_payments').addColumn('rule_name', 'text').execute();
}
