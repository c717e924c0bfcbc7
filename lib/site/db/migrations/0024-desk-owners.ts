import { sql, type Kysely } from 'kysely';

/** Who of the staff may also move money, download, erase and decide who works here. Until this step all of them could. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('is_owner', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await sql`update accounts set is_owner = 1 where role = 'staff'`.execute(db);
}
