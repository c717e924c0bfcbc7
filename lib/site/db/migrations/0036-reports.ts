import type { Kysely } from 'kysely';

/** The reports of weeks and months, as they were made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('period', 'text', column => column.primaryKey())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('facts', 'text', column => column.notNull())
    .execute();
}
