import type { AccountRole } from '@/lib/site/db/tables';

/** A customer's or staff member's account. Times are epoch milliseconds. */
export type Account = {
  id: string;
  /** In lower case, as `toAccountEmail` makes it. */
  email: string;
  firstName: string;
  lastName: string;
  role: AccountRole;
  /** When the owner of the address confirmed it; null before that. Nothing of the address is shown until then. */
  verifiedAt: number | null;
  createdAt: number;
};

/** An account with what its password and a second sign-up are checked against. It stays inside the use-cases. */
export type StoredAccount = Account & {
  passwordHash: string;
  /** The hidden id of the form that made it; null when it came without one. */
  submissionId: string | null;
};

/** The address as accounts are found by it, however it was typed. */
export function toAccountEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
