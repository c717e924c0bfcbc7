import type { Kysely } from 'kysely';

/** The second factor of staff, what a session has proved with it, and changes of an account's email address. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
    .createTable('email_changes')
    .addColumn('account_id', 'text', column => column.primaryKey())
    .addColumn('new_email', 'text', column => column.notNull())
    .addColumn('old_link', 'text', column => column.notNull().unique())
    .addColumn('new_link', 'text', column => column.notNull().unique())
    .addColumn('old_confirmed_at', 'bigint')
    .addColumn('new_confirmed_at', 'bigint')
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .execute();

  for (const [column, type] of SESSION_COLUMNS)
    await db.schema.alterTable('sessions').addColumn(column, type).execute();
}

const SESSION_COLUMNS = [
  ['browser', 'text'],
  ['pending_factor', 'text'],
  ['factor_at', 'bigint'],
  ['factor_purpose', 'text'],
  ['factor_until', 'bigint'],
] as const;
