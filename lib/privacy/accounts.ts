import 'server-only';
import type { Transaction } from 'kysely';
import { endAccess } from '@/lib/accounts';
import type { AccountRole, Database } from '@/lib/site/db/tables';
import type { ErasedRows, Erasure, Holding } from './holding';
import { deleteMailsAbout } from './mails';

/** Opens nothing any more. */
const EXPIRED = { duties: { expiredAccess: { days: 0, from: 'expires_at' } } } as const;

/** Accounts, and what opens them. */
export const accountHoldings = {
  accounts: {
    whose: { address: ['email'], folded: true },
    texts: {
      id: 'plain',
      email: 'theirs',
      first_name: 'theirs',
      last_name: 'theirs',
      password_hash: 'ours',
      submission_id: 'plain',
    },
    erase: { work: eraseAccount },
    keep: { until: 'its owner deletes it' },
    gives: [
      {
        as: 'accounts',
        by: 'created_at',
        pick: {
          id: 'id',
          email: 'email',
          firstName: 'first_name',
          lastName: 'last_name',
          role: 'role',
          verifiedAt: 'verified_at',
          createdAt: 'created_at',
        },
      },
    ],
  },

  sessions: {
    whose: { of: 'accounts', by: 'account_id' },
    texts: { id: 'plain', account_id: 'plain', notice: 'ours', browser: 'theirs', pending_factor: 'ours' },
    erase: { with: 'accounts' },
    keep: EXPIRED,
    gives: [
      {
        as: 'sessions',
        under: { table: 'accounts', by: 'account_id' },
        by: 'created_at',
        pick: {
          browser: 'browser',
          createdAt: 'created_at',
          lastSeenAt: 'last_seen_at',
          expiresAt: 'expires_at',
        },
      },
    ],
  },

  account_links: {
    whose: { of: 'accounts', by: 'account_id' },
    texts: { id: 'plain', account_id: 'plain' },
    erase: { with: 'accounts' },
    keep: EXPIRED,
    gives: [],
  },

  email_changes: {
    whose: { address: ['new_email'], folded: true },
    texts: { account_id: 'plain', new_email: 'theirs', old_link: 'plain', new_link: 'plain' },
    // Whatever its age: it holds for an hour.
    erase: { rows: null },
    keep: EXPIRED,
    gives: [],
  },

  staff_factors: {
    whose: { of: 'accounts', by: 'account_id' },
    texts: { account_id: 'plain', secret: 'ours' },
    erase: { with: 'accounts' },
    keep: { with: 'accounts' },
    gives: [],
  },

  recovery_codes: {
    whose: { of: 'accounts', by: 'account_id' },
    texts: { id: 'plain', account_id: 'plain' },
    erase: { with: 'accounts' },
    keep: { with: 'accounts' },
    gives: [],
  },

  trusted_devices: {
    whose: { of: 'accounts', by: 'account_id' },
    texts: { id: 'plain', account_id: 'plain', browser: 'ours' },
    erase: { with: 'accounts' },
    keep: EXPIRED,
    gives: [],
  },

  passkeys: {
    whose: { of: 'accounts', by: 'account_id' },
    texts: { id: 'plain', account_id: 'plain', public_key: 'ours', browser: 'theirs' },
    erase: { with: 'accounts' },
    keep: { with: 'accounts' },
    gives: [
      {
        as: 'passkeys',
        under: { table: 'accounts', by: 'account_id' },
        by: 'created_at',
        pick: { browser: 'browser', createdAt: 'created_at', lastUsedAt: 'last_used_at' },
      },
    ],
  },

  passkey_challenges: {
    whose: { nobody: 'A question to a browser, for some minutes.' },
    texts: { id: 'plain', session_id: 'plain' },
    erase: { stays: 'It is over in minutes.' },
    keep: EXPIRED,
    gives: [],
  },
} as const satisfies { [T in AccountTable]: Holding<T> };

/** The agency's own accounts are closed by an owner of the desk, not by a visitor's wish. */
export async function eraseAccount(
  transaction: Transaction<Database>,
  { address, until, roles = ['customer'] }: Erasure & { roles?: AccountRole[] },
): Promise<Partial<ErasedRows>> {
  const account = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', address)
    .where('role', 'in', roles)
    .where('created_at', '<=', until)
    .executeTakeFirst();
  if (!account) return {};
  await endAccess(transaction, { accountId: account.id, event: 'deleted' });
  const mails = await deleteMailsAbout(transaction, account.id);
  await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
  return { accounts: 1, mails };
}

type AccountTable =
  | 'accounts'
  | 'sessions'
  | 'account_links'
  | 'email_changes'
  | 'staff_factors'
  | 'recovery_codes'
  | 'trusted_devices'
  | 'passkeys'
  | 'passkey_challenges';
