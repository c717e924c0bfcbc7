import 'server-only';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';
import type { OrderNeed } from '../ports';

/** Conditions on orders whose money after the capture waits for a person. */
export function waitsForMoney(db: Kysely<Database>, row: ExpressionBuilder<Database, 'orders'>) {
  return [
    row('id', 'in', row.selectFrom('reversals').select('order_id').where('state', '=', 'open')),
    row('id', 'in', row.selectFrom('disputes').select('order_id').where('settled_at', 'is', null)),
    row.and([row('state', '!=', 'refunded'), row('id', 'in', failedRefunds(db).select('refunds.order_id'))]),
  ];
}

/** What waits, of these orders. */
export async function findNeeds(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderNeed[]>> {
  const needs = new Map<string, OrderNeed[]>();
  if (orderIds.length === 0) return needs;
  const add = (orderId: string, need: OrderNeed) => needs.set(orderId, [...(needs.get(orderId) ?? []), need]);
  const [reversals, disputes, refunds] = await Promise.all([
    db
      .selectFrom('reversals')
      .select('order_id')
      .where('state', '=', 'open')
      .where('order_id', 'in', orderIds)
      .execute(),
    db
      .selectFrom('disputes')
      .select(['order_id', 'status', 'outcome', 'respond_by'])
      .where('settled_at', 'is', null)
      .where('order_id', 'in', orderIds)
      .execute(),
    failedRefunds(db)
      .select('refunds.order_id')
      .distinct()
      .where('refunds.order_id', 'in', orderIds)
      .execute(),
  ]);
  for (const { order_id } of reversals) add(order_id, { kind: 'reversal' });
  for (const { order_id, status, outcome, respond_by } of disputes) {
    const respondBy = status === 'waiting_for_seller' ? respond_by : null;
    add(order_id, outcome === null ? { kind: 'dispute', respondBy } : { kind: 'dispute_ended' });
  }
  for (const { order_id } of refunds) add(order_id, { kind: 'refund_failed' });
  return needs;
}

/** Refunds that failed and wait for a person. */
export async function countFailedRefunds(db: Kysely<Database>): Promise<number> {
  const { refunds } = await failedRefunds(db)
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .where('orders.state', '!=', 'refunded')
    .select(row => row.fn.countAll().as('refunds'))
    .executeTakeFirstOrThrow();
  return Number(refunds);
}

/** Failed, and no later refund of the order took its place. */
function failedRefunds(db: Kysely<Database>) {
  return db
    .selectFrom('refunds')
    .where('refunds.state', '=', 'failed')
    .where(row =>
      row.not(
        row.exists(
          row
            .selectFrom('refunds as later')
            .select('later.id')
            .whereRef('later.order_id', '=', 'refunds.order_id')
            .whereRef('later.created_at', '>', 'refunds.created_at')
            .where('later.state', '!=', 'failed'),
        ),
      ),
    );
}
