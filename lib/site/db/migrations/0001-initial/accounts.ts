import type { Kysely } from 'kysely';

/** Accounts, how their owners sign in, and their sessions. */
export async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('email', 'text', column => column.notNull().unique())
    .addColumn('first_name', 'text', column => column.notNull())
    .addColumn('last_name', 'text', column => column.notNull())
    .addColumn('password_hash', 'text', column => column.notNull())
    .addColumn('role', 'text', column => column.notNull())
    .addColumn('verified_at', 'bigint')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('submission_id', 'text')
    .addColumn('is_owner', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('invited_at', 'bigint')
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('account_id', 'text', column => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('last_seen_at', 'bigint', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .addColumn('notice', 'text')
    .addColumn('browser', 'text')
    .addColumn('pending_factor', 'text')
    .addColumn('factor_at', 'bigint')
    .addColumn('factor_purpose', 'text')
    .addColumn('factor_until', 'bigint')
    .execute();
  await db.schema.createIndex('sessions_by_account').on('sessions').column('account_id').execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();

  await db.schema
    .createTable('account_links')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('account_id', 'text', column => column.notNull())
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('account_links_by_account').on('account_links').column('account_id').execute();
  await db.schema.createIndex('account_links_by_expiry').on('account_links').column('expires_at').execute();

  await db.schema
    .createTable('email_changes')
    .addColumn('account_id', 'text', column => column.primaryKey())
    .addColumn('new_email', 'text', column => column.notNull())
    .addColumn('old_link', 'text', column => column.notNull().unique())
    .addColumn('new_link', 'text', column => column.notNull().unique())
    .addColumn('old_confirmed_at', 'bigint')
    .addColumn('new_confirmed_at', 'bigint')
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .execute();

  await db.schema
    .createTable('staff_factors')
    .addColumn('account_id', 'text', column => column.primaryKey())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('enrolled_at', 'bigint', column => column.notNull())
    .addColumn('last_step', 'bigint', column => column.notNull())
    .execute();

  await db.schema
    .createTable('recovery_codes')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('account_id', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('recovery_codes_by_account')
    .on('recovery_codes')
    .column('account_id')
    .execute();

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
