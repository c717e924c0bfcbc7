import type { Kysely } from 'kysely';

/** Which account an order was placed with. Whoever deletes an account leaves its orders without one: they are the books. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('account_id', 'text', column => column.references('accounts.id').onDelete('set null'))
    .execute();
  await db.schema
    .createIndex('orders_by_account')
    .on('orders')
    .columns(['account_id', 'created_at'])
    .execute();
}
