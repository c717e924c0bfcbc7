import { sql, type Kysely } from 'kysely';

/** The latest error is found among the few mails that have one, however many wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('outbox_errors')
    .on('outbox')
    .column('created_at')
    .where(sql.ref('last_error'), 'is not', null)
    .execute();
}
