import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/db/tables';
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
    add: ({ account, audit }) =>
      db.transaction().execute(async trx => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('accounts')
          .values({
            id: account.id,
            email: account.email,
            first_name: account.firstName,
            last_name: account.lastName,
            password_hash: account.passwordHash,
            role: 'staff',
            verified_at: audit.at,
            created_at: audit.at,
          })
          .onConflict(conflict => conflict.column('email').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 1n) return false;
        await insertAudit(trx, audit);
        return true;
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
        await endAccess(trx, id);
        await trx.deleteFrom('outbox').where('subject_id', '=', id).execute();
        await trx.deleteFrom('accounts').where('id', '=', id).where('role', '=', 'staff').execute();
        await insertAudit(trx, audit);
      }),
  };
}

async function endAccess(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('account_links').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
}
