import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { UnknownPaymentStore } from '../ports';
import { insertMails } from './sql-order-mails';

/** Money at PayPal without an order of ours, in the database. */
export function sqlUnknownPayments({ db, newId }: SqlUnknownPaymentsDeps): UnknownPaymentStore {
  return {
    add: (found, mails) =>
      db.transaction().execute(async trx => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('unknown_payments')
          .values({ ...found, order_id: null, settled_at: null, settled_by: null, note: null })
          .onConflict(conflict => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 1n) return false;
        await insertMails(trx, { mails, newId, now: found.found_at });
        return true;
      }),
    list: limit => openPayments(db).selectAll().orderBy('found_at').orderBy('id').limit(limit).execute(),
    count: async () => {
      const { count } = await openPayments(db)
        .select(row => row.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    find: async id => {
      const row = await db.selectFrom('unknown_payments').selectAll().where('id', '=', id).executeTakeFirst();
      return row ?? null;
    },
    settle: async ({ id, orderId, note, settledBy, now }) => {
      const { numUpdatedRows } = await db
        .updateTable('unknown_payments')
        .set({ order_id: orderId, note, settled_by: settledBy, settled_at: now })
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

function openPayments(db: Kysely<Database>) {
  return db.selectFrom('unknown_payments').where('settled_at', 'is', null);
}

type SqlUnknownPaymentsDeps = { db: Kysely<Database>; newId: () => string };
