import type { Kysely } from 'kysely';

/** How often an event that could not be handled was tried again, and when its next try is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('webhook_events')
    .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('webhook_events')
    .addColumn('next_attempt_at', 'bigint', column => column.notNull().defaultTo(0))
    .execute();
}
