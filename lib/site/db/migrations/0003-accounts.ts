import { sql, type Kysely } from 'kysely';

/** Accounts, their sessions and the links in their mails; and quick ways from an address to its orders and requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('account_id', 'text', column => column.notNull().references('accounts.id'))
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('last_seen_at', 'bigint', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .addColumn('notice', 'text')
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
    .createIndex('leads_by_email')
    .on('leads')
    .expression(sql`lower(email), received_at`)
    .execute();
  await db.schema
    .createIndex('orders_by_payer')
    .on('orders')
    .expression(sql`lower(payer_email), created_at`)
    .execute();
}
