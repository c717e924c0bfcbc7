import { sql, type Kysely } from 'kysely';

/** Sales tax in thousandths of a percent: some counties have three decimals. Null: written by the release before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('billing_subscriptions').addColumn('tax_millipercent', 'integer').execute();
  await sql`update billing_subscriptions set tax_millipercent = tax_basis_points * 10`.execute(db);
}
