import type { Kysely } from 'kysely';

/** Whether the sender of a lead asked for an email when it is answered, and whether that email was queued. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('answer_email', 'text').execute();
}
