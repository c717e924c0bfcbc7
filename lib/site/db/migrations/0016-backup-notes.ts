import type { Kysely } from 'kysely';

/** What the backup job says of its newest backup: the site itself cannot look into the backup folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backup_notes')
    .addColumn('file', 'text', column => column.primaryKey())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('is_encrypted', 'integer', column => column.notNull())
    .execute();
}
