import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';

/** Every table that says who may get into an account, or change it: all with an account's id but the books. */
type AccessTable = Exclude<
  { [Table in keyof Database]: 'account_id' extends keyof Database[Table] ? Table : never }[keyof Database],
  'orders'
>;

/** What makes access to an account end. */
type AccessEvent =
  /** With the current password. */
  | 'password-changed'
  /** By an emailed link or on the server: someone else may have had the account until then. */
  | 'password-reset'
  | 'email-changed'
  | 'became-staff'
  | 'factor-lost'
  /** By staff, for a customer who called. */
  | 'signed-out'
  | 'restored'
  | 'deleted';

/**
 * What of an account ends with what. Sessions come before devices: a session that trusts a device at the same moment has
 * ended by then, or its device is deleted with them.
 */
const ENDS = {
  sessions: 'all',
  trusted_devices: 'all',
  /** A change that the former holder of the account began would hand it over after all. */
  email_changes: 'all',
  /** An invitation, or a link for a new password, still proves the mailbox after a lost phone. */
  account_links: [
    'password-changed',
    'password-reset',
    'email-changed',
    'became-staff',
    'signed-out',
    'restored',
    'deleted',
  ],
  /** A person who knows the password may keep these: the form lists them and offers to remove them. */
  passkeys: ['password-reset', 'became-staff', 'factor-lost', 'signed-out', 'restored', 'deleted'],
  /** One that was used since a backup would work again. */
  recovery_codes: ['factor-lost', 'restored', 'deleted'],
  staff_factors: ['factor-lost', 'deleted'],
} as const satisfies Record<AccessTable, 'all' | readonly AccessEvent[]>;

/** Ends what `event` ends, of one account or, with null, of all; `keptSession` is the id of a session that stays. */
export async function endAccess(
  trx: Kysely<Database>,
  { accountId, event, keptSession }: EndedAccess,
): Promise<void> {
  for (const [table, events] of Object.entries(ENDS) as [AccessTable, 'all' | readonly AccessEvent[]][]) {
    if (events !== 'all' && !events.includes(event)) continue;
    let rows = sql`delete from ${sql.table(table)} where 1 = 1`;
    if (accountId !== null) rows = sql`${rows} and account_id = ${accountId}`;
    if (table === 'sessions' && keptSession !== undefined) rows = sql`${rows} and id <> ${keptSession}`;
    await rows.execute(trx);
  }
}

type EndedAccess = { accountId: string | null; event: AccessEvent; keptSession?: string };
