import type { Kysely } from 'kysely';

/** What browsers report that a page's policy has stopped: how often, for each day, directive, source and page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('policy_violations')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('directive', 'text', column => column.notNull())
    .addColumn('blocked', 'text', column => column.notNull())
    .addColumn('path', 'text', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('policy_violations_key', ['day', 'directive', 'blocked', 'path'])
    .execute();
}
