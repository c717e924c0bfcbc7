import { sql, type Kysely } from 'kysely';

/** When a payment was last declined, and how much of one has gone back. One statement each: SQLite adds one column at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('declined_at', 'bigint').execute();
  await db.schema
    .alterTable('orders')
    .addColumn('refunded_minor', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  // An order from before that was refunded, was refunded whole.
  await sql`update orders set refunded_minor = amount_minor where state = 'refunded'`.execute(db);
}
