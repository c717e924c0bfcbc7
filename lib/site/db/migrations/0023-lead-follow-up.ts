import type { Kysely } from 'kysely';

/** Who of the staff looks after a lead, what comes next and on which day, and what it may be worth. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['owner_id', 'next_step', 'next_step_on'])
    await db.schema.alterTable('leads').addColumn(column, 'text').execute();
  for (const column of ['value_minor', 'follow_up_changed_at'])
    await db.schema.alterTable('leads').addColumn(column, 'bigint').execute();
  await db.schema.createIndex('leads_by_next_step').on('leads').column('next_step_on').execute();
}
