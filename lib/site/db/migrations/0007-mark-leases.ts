import type { Kysely } from 'kysely';

/** Until when a process has a daily job in hand; null once it is done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('daily_marks').addColumn('leased_until', 'bigint').execute();
}
