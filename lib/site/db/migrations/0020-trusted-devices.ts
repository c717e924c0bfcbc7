import type { Kysely } from 'kysely';

/** The browsers on which staff sign in with their password alone for a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trusted_devices')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('account_id', 'text', column => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('trusted_at', 'bigint', column => column.notNull())
    .addColumn('last_used_at', 'bigint', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('trusted_devices_by_account')
    .on('trusted_devices')
    .column('account_id')
    .execute();
}
