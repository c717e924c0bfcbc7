import { sql, type Kysely } from 'kysely';

/** When someone was invited to the desk who has chosen no password yet. Who set up a second factor has chosen one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('invited_at', 'bigint').execute();
  await sql`update accounts set invited_at = created_at
    where role = 'staff' and id not in (select account_id from staff_factors)`.execute(db);
}
