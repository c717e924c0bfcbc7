import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Database, EmailChangesTable } from '@/lib/site/db/tables';
import type { AccountChangeLink, AccountStore, EmailChange } from '../ports';
import { lockAccount } from './lock-account';

/** Stores a change of an address, in place of an earlier one. */
export async function storeEmailChange(
  trx: Kysely<Database>,
  { accountId, newEmail, oldLink, newLink, expiresAt }: EmailChange,
): Promise<void> {
  const change = {
    new_email: newEmail,
    old_link: oldLink,
    new_link: newLink,
    old_confirmed_at: null,
    new_confirmed_at: null,
    expires_at: expiresAt,
  };
  await trx
    .insertInto('email_changes')
    .values({ account_id: accountId, ...change })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(change))
    .execute();
}

/** The account's live change that the link belongs to. */
export async function findChange(
  db: Kysely<Database>,
  { accountId, link, now }: AccountChangeLink,
): Promise<EmailChangesTable | null> {
  const row = await db
    .selectFrom('email_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where(query => query.or([query('old_link', '=', link), query('new_link', '=', link)]))
    .executeTakeFirst();
  return row ?? null;
}

/** Confirms one side; with the second one the account has the new address. */
export async function confirmChange(
  trx: Transaction<Database>,
  confirmed: Parameters<AccountStore['confirmEmailChange']>[0],
): ReturnType<AccountStore['confirmEmailChange']> {
  const { accountId, link, now } = confirmed;
  // Two links that are followed at once wait for each other here: the second one sees the first.
  await lockAccount(trx, { id: accountId });
  const change = await findChange(trx, confirmed);
  if (!change) return 'dead';
  const sides =
    change.old_link === link
      ? { old_confirmed_at: now, new_confirmed_at: change.new_confirmed_at }
      : { old_confirmed_at: change.old_confirmed_at, new_confirmed_at: now };
  await trx.updateTable('email_changes').set(sides).where('account_id', '=', accountId).execute();
  if (sides.old_confirmed_at === null || sides.new_confirmed_at === null) return 'half';
  await trx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
  const isTaken = await trx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', change.new_email)
    .executeTakeFirst();
  if (isTaken) return 'dead';
  await applyChange(trx, confirmed, change.new_email);
  return 'changed';
}

async function applyChange(
  trx: Transaction<Database>,
  { accountId, keptId, now }: AccountChangeLink & { keptId: string },
  email: string,
): Promise<void> {
  await trx.updateTable('accounts').set({ email, verified_at: now }).where('id', '=', accountId).execute();
  await trx.deleteFrom('account_links').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '!=', keptId).execute();
  await trx.deleteFrom('trusted_devices').where('account_id', '=', accountId).execute();
}
