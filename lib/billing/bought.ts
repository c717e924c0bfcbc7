import 'server-only';
import { site as agency } from '@/content/site';
import { catalog, monthlyLines, refundTerms, toOrder, type Order } from '@/lib/orders';
import type { Site } from '@/lib/site/site';
import { dayIn } from '@/lib/site/time';
import { BATCH, toSubscriptionRow } from './billing.sql';
import { firstDay } from './calendar';
import { monthlyMinor, newSubscription } from './subscription';

/**
 * Paid orders that have a monthly price and no subscription yet. Billing looks for them, so no order depends on it. Where a
 * part of the money has gone back already, the plan is made all the same, and the agency is asked what becomes of it.
 */
export async function findBoughtOrders({ db }: Site): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('state', 'in', ['paid', 'disputed', 'reversed'])
    .where('monthly_minor', '>', 0)
    .where(row => row(row('refunded_minor', '+', row.ref('reversed_minor')), '<', row.ref('captured_minor')))
    .where('paid_at', 'is not', null)
    .where(row =>
      row.not(
        row.exists(
          row.selectFrom('billing_subscriptions').select('id').whereRef('order_id', '=', 'orders.id'),
        ),
      ),
    )
    .orderBy('paid_at')
    .limit(BATCH)
    .execute();
  return rows.map(toOrder);
}

export async function subscribe(order: Order, site: Site): Promise<boolean> {
  const { paidAt, planId, addOnIds } = order;
  if (paidAt === null) return false;
  const paidOn = dayIn(agency.timeZone, paidAt);
  const ids = [...(planId === null ? [] : [planId]), ...addOnIds];
  const sold = monthlyLines(order.lines).map((line, index) => ({ id: ids[index] ?? '', ...line }));
  // An order whose lines say it in other words is billed by its sum.
  const isWhole = monthlyMinor({ lines: sold }) === order.monthlyMinor;
  const whole = { id: planId ?? '', label: order.description, minor: order.monthlyMinor };
  const lines = isWhole ? sold : [whole];
  const setup = planId === null ? undefined : order.lines.find(({ guarantee }) => guarantee === 'build');
  const subscription = newSubscription(
    { ...order, paidAt, lines, setupMinor: setup?.minor ?? 0 },
    {
      id: site.newId(),
      now: site.now(),
      firstOn: firstDay({ isBuilt: beginsAtLaunch(order), paidOn, liveOn: null }),
    },
  );
  const { numInsertedOrUpdatedRows } = await site.db
    .insertInto('billing_subscriptions')
    .values(toSubscriptionRow(subscription))
    .onConflict(conflict => conflict.column('order_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether the first month of what was bought begins on the day on which a website that we build goes live. */
export function beginsAtLaunch(order: Order): boolean {
  return refundTerms(order, catalog).some(({ kind }) => kind === 'plan-from-launch');
}
