import type { AccountRow } from '@/lib/site/db/tables';
import type { Account, StoredAccount } from '../account';

/** The columns of an account that leave the database with it everywhere: all but what it is checked by. */
export const ACCOUNT_COLUMNS = [
  'accounts.id',
  'accounts.email',
  'accounts.first_name',
  'accounts.last_name',
  'accounts.role',
  'accounts.verified_at',
  'accounts.created_at',
] as const;

export function toAccount(row: Omit<AccountRow, 'password_hash' | 'submission_id'>): Account {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    verifiedAt: row.verified_at,
    createdAt: row.created_at,
  };
}

export function toStoredAccount(row: AccountRow): StoredAccount {
  return { ...toAccount(row), passwordHash: row.password_hash, submissionId: row.submission_id };
}

export function toAccountRow(account: StoredAccount): AccountRow {
  return {
    id: account.id,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    password_hash: account.passwordHash,
    role: account.role,
    verified_at: account.verifiedAt,
    created_at: account.createdAt,
    submission_id: account.submissionId,
  };
}
