import type { Kysely } from 'kysely';
import { createAccounts } from './0001-initial/accounts';
import { createBilling } from './0001-initial/billing';
import { createDesk } from './0001-initial/desk';
import { createLeads } from './0001-initial/leads';
import { createMail } from './0001-initial/mail';
import { createOrders } from './0001-initial/orders';

/** All tables of version 1.0. What refers to another table comes after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLeads(db);
  await createMail(db);
  await createAccounts(db);
  await createOrders(db);
  await createBilling(db);
  await createDesk(db);
}
