import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { AccountRole, AccountRow, Database } from '@/lib/site/db/tables';
import { toAddressKey } from '@/lib/site/stored-address';

/** A customer's or staff member's account. Times are epoch milliseconds. */
export type Account = {
  id: string;
  /** In lower case, as `toAccountEmail` makes it. */
  email: string;
  firstName: string;
  lastName: string;
  role: AccountRole;
  /** Whether this member of staff may also move money, download, erase and decide who works at the desk. */
  isOwner: boolean;
  /** When the owner of the address confirmed it; null before that. Nothing of the address is shown until then. */
  verifiedAt: number | null;
  createdAt: number;
};

/** An account with what its password and a second sign-up are checked against. It stays inside lib/accounts. */
export type StoredAccount = Account & {
  passwordHash: string;
  /** The hidden id of the form that made it; null when it came without one. */
  submissionId: string | null;
};

/** The address as accounts are found by it, however it was typed. */
export function toAccountEmail(typed: string): string {
  return toAddressKey(typed);
}

/** The account of an id or an address. */
export async function findAccount(
  db: Kysely<Database>,
  column: 'id' | 'email',
  value: string,
): Promise<StoredAccount | null> {
  const row = await db.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst();
  if (!row) return null;
  return { ...toAccount(row), passwordHash: row.password_hash, submissionId: row.submission_id };
}

/** The columns of an account that leave the database with it everywhere: all but what it is checked by. */
export const ACCOUNT_COLUMNS = [
  'accounts.id',
  'accounts.email',
  'accounts.first_name',
  'accounts.last_name',
  'accounts.role',
  'accounts.is_owner',
  'accounts.verified_at',
  'accounts.created_at',
] as const;

export function toAccount(row: Omit<AccountRow, 'password_hash' | 'submission_id' | 'invited_at'>): Account {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    isOwner: row.role === 'staff' && row.is_owner === 1,
    verifiedAt: row.verified_at,
    createdAt: row.created_at,
  };
}

/**
 * Holds the account against other changes until the transaction ends, so what its password opens and what a new
 * password ends follow each other. With a `passwordHash`, false when the account has another one by now.
 */
export async function lockAccount(
  trx: Transaction<Database>,
  { id, passwordHash }: { id: string; passwordHash?: string },
): Promise<boolean> {
  // An update that changes nothing takes the row's lock on either engine.
  let update = trx
    .updateTable('accounts')
    .set(row => ({ password_hash: row.ref('password_hash') }))
    .where('id', '=', id);
  if (passwordHash !== undefined) update = update.where('password_hash', '=', passwordHash);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function markConfirmed(db: Kysely<Database>, accountId: string, now: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ verified_at: now })
    .where('id', '=', accountId)
    .where('verified_at', 'is', null)
    .execute();
}

/** The name by which the desk calls someone; the address of someone without one. */
export function nameOfStaff(row: {
  first_name: string | null;
  last_name: string | null;
  email: string;
}): string {
  return [row.first_name, row.last_name].filter(Boolean).join(' ') || row.email;
}
