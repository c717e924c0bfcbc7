import type { Kysely } from 'kysely';

/** PayPal's news of refunds, reversals and disputes names the capture only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('orders_by_capture').on('orders').column('capture_id').execute();
}
