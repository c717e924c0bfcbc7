import 'server-only';
import type { Kysely } from 'kysely';
import type { Database, RefundRow } from '@/lib/site/db/tables';
import type { Ledger, LedgerRecord } from '../ledger';
import type { StaleRefunds } from '../ports';

/** Every refund, reversal and dispute of an order, the oldest first. */
export async function findLedger(db: Kysely<Database>, orderId: string): Promise<Ledger> {
  const [refunds, reversals, disputes] = await Promise.all([
    db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute(),
    db.selectFrom('reversals').selectAll().where('order_id', '=', orderId).orderBy('reversed_at').execute(),
    db.selectFrom('disputes').selectAll().where('order_id', '=', orderId).orderBy('opened_at').execute(),
  ]);
  return { refunds, reversals, disputes };
}

/** Refunds in `state` that no one has touched since `updatedBefore`, the longest untouched first. */
export function findStaleRefunds(
  db: Kysely<Database>,
  { state, updatedBefore, limit }: StaleRefunds,
): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('state', '=', state)
    .where('updated_at', '<', updatedBefore)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
}

/** Compare-and-set of the row's time. */
export async function claimRefund(db: Kysely<Database>, refund: RefundRow, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ updated_at: Math.max(now, refund.updated_at + 1) })
    .where('id', '=', refund.id)
    .where('state', '=', refund.state)
    .where('updated_at', '=', refund.updated_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Inserts or replaces the rows. Call it in the transaction of the order's change. */
export async function storeRecords(trx: Kysely<Database>, records: readonly LedgerRecord[]): Promise<void> {
  for (const record of records) await storeRecord(trx, record);
}

async function storeRecord(trx: Kysely<Database>, record: LedgerRecord): Promise<void> {
  switch (record.kind) {
    case 'refund': {
      const { id: _id, ...changes } = record.row;
      await trx
        .insertInto('refunds')
        .values(record.row)
        .onConflict(conflict => conflict.column('id').doUpdateSet(changes))
        .execute();
      return;
    }
    case 'refund_merged':
      await trx.deleteFrom('refunds').where('id', '=', record.id).execute();
      return;
    case 'reversal': {
      const { id, ...changes } = record.row;
      await trx.deleteFrom('refunds').where('provider_id', '=', id).where('origin', '=', 'paypal').execute();
      await trx
        .insertInto('reversals')
        .values(record.row)
        .onConflict(conflict => conflict.column('id').doUpdateSet(changes))
        .execute();
      return;
    }
    case 'dispute': {
      const { id: _id, ...changes } = record.row;
      await trx
        .insertInto('disputes')
        .values(record.row)
        .onConflict(conflict => conflict.column('id').doUpdateSet(changes))
        .execute();
    }
  }
}
