import type { Kysely } from 'kysely';

/**
 * What browsers report is now a figure of the metrics and a line of the log. During a rolling restart the version before
 * drops the reports, and its desk has no health page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('policy_violations').execute();
}
