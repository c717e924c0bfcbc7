import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { StaffStore } from '../staff-users';
import { insertAudit } from './insert-audit';

/** Staff accounts, for the server's command line. Whatever is changed ends the account's sessions. */
export function sqlStaffStore(db: Kysely<Database>): StaffStore {
  return {
    find: async email => {
      const row = await db
        .selectFrom('accounts')
        .select(['id', 'email', 'role', 'created_at'])
        .where('email', '=', email)
        .executeTakeFirst();
      return row ? { id: row.id, email: row.email, role: row.role, createdAt: row.created_at } : null;
    },
    list: async () => {
      const rows = await db
        .selectFrom('accounts')
        .select(['id', 'email', 'role', 'created_at'])
        .where('role', '=', 'staff')
        .orderBy('email')
        .execute();
      return rows.map(row => ({ id: row.id, email: row.email, role: row.role, createdAt: row.created_at }));
    },
    add: entry => db.transaction().execute(trx => addStaff(trx, entry)),
    removeFactor: ({ id, audit }) =>
      db.transaction().execute(async trx => {
        await lockAccount(trx, id);
        await deleteFactor(trx, id);
        await endSessions(trx, id);
        await insertAudit(trx, audit);
      }),
    setPassword: ({ id, passwordHash, audit }) =>
      db.transaction().execute(async trx => {
        await trx
          .updateTable('accounts')
          .set({ password_hash: passwordHash })
          .where('id', '=', id)
          .where('role', '=', 'staff')
          .execute();
        await endAccess(trx, id);
        await insertAudit(trx, audit);
      }),
    remove: ({ id, audit }) =>
      db.transaction().execute(async trx => {
        await lockAccount(trx, id);
        await endAccess(trx, id);
        await deleteFactor(trx, id);
        await trx.deleteFrom('outbox').where('subject_id', '=', id).execute();
        await trx.deleteFrom('accounts').where('id', '=', id).where('role', '=', 'staff').execute();
        await insertAudit(trx, audit);
      }),
  };
}

async function addStaff(
  trx: Transaction<Database>,
  { account, audit }: Parameters<StaffStore['add']>[0],
): ReturnType<StaffStore['add']> {
  const row = {
    first_name: account.firstName,
    last_name: account.lastName,
    password_hash: account.passwordHash,
    role: 'staff',
    verified_at: audit.at,
    created_at: audit.at,
  } as const;
  const stored = await trx
    .insertInto('accounts')
    .values({ ...row, id: account.id, email: account.email })
    .onConflict(conflict => conflict.column('email').doUpdateSet(row).where('accounts.role', '=', 'customer'))
    .returning('id')
    .executeTakeFirst();
  if (!stored) return 'taken';
  const isPromoted = stored.id !== account.id;
  if (isPromoted) await endAccess(trx, stored.id);
  await insertAudit(trx, { ...audit, subjectId: stored.id, detail: isPromoted ? 'customer>staff' : null });
  return isPromoted ? 'promoted' : 'done';
}

async function deleteFactor(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('staff_factors').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
}

async function endAccess(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('account_links').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
  await endSessions(trx, accountId);
}

/** The devices last: a session that trusts one at the same moment has ended by then, or its device is deleted with them. */
async function endSessions(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('trusted_devices').where('account_id', '=', accountId).execute();
}

/** A sign-in on a trusted device holds the account too (lib/accounts/adapters/lock-account.ts), so one waits for the other. */
async function lockAccount(trx: Kysely<Database>, id: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set(row => ({ password_hash: row.ref('password_hash') }))
    .where('id', '=', id)
    .execute();
}
