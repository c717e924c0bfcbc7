import type { Kysely } from 'kysely';

/** Keys of devices that sign in without a password, and the questions that a device must answer with one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('account_id', 'text', column => column.notNull())
    .addColumn('public_key', 'text', column => column.notNull())
    .addColumn('counter', 'bigint', column => column.notNull())
    .addColumn('browser', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkeys_by_account').on('passkeys').column('account_id').execute();
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('session_id', 'text')
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .execute();
}
