import 'server-only';
import { billingFigures } from '@/content/billing';
import { queueMails } from '@/lib/mail';
import type { Site } from '@/lib/site/site';
import { DAY_MS, daysAfter } from '@/lib/site/time';
import { advanceInvoice, BATCH } from './billing.sql';
import { todayOf, toInvoice, type Invoice } from './invoice';
import { changedInvoiceMails, overpaidMails } from './mails';
import { listOverpaid, type Overpaid } from './overpaid';
import { endOrders, isKept, keptMinor } from './receivables';

/** Invoices whose orders say otherwise than they do. */
export async function findUnsettled({ db }: Site, key?: string): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where(row =>
      row.or([
        row.and([
          row('state', '=', 'open'),
          row.exists(
            row
              .selectFrom('orders')
              .select('orders.id')
              .whereRef('orders.invoice_key', '=', 'invoices.key')
              .where(isKept),
          ),
        ]),
        row.and([
          row('state', '=', 'paid'),
          row('order_id', 'is not', null),
          row.not(
            row.exists(
              row
                .selectFrom('orders')
                .select('orders.id')
                .whereRef('orders.id', '=', 'invoices.order_id')
                .where(isKept),
            ),
          ),
        ]),
      ]),
    )
    .$if(key !== undefined, query => query.where('key', '=', key ?? ''))
    .orderBy('number')
    .limit(BATCH)
    .execute();
  return rows.map(toInvoice);
}

/**
 * An invoice is paid by the first of its orders whose money we keep, or keep a part of: what a bank takes back of it is for a
 * person to decide about. Once nothing is kept, a bank that took back all opens the invoice again, with new days to pay,
 * and it is not charged without a word; what we gave back is not asked for again.
 */
export function settle(before: Invoice, site: Site): Promise<boolean> {
  return site.db.transaction().execute(async trx => {
    const orders = await trx
      .selectFrom('orders')
      .selectAll()
      .where('invoice_key', '=', before.key)
      .orderBy('paid_at')
      .orderBy('id')
      .execute();
    const kept = orders.find(order => keptMinor(order) > 0);
    const booked = orders.find(({ id }) => id === before.orderId);
    const receivable = { column: 'invoice_key', value: before.key } as const;
    if (kept) {
      if (kept.id === before.orderId && before.state === 'paid') return false;
      const facts = { order_id: kept.id, paid_at: kept.paid_at, stopped_on: null };
      if (!(await advanceInvoice(trx, { before, event: 'paid', facts }, site))) return false;
      await endOrders(trx, { receivable, exceptId: kept.id, why: 'billing: paid by another order' }, site);
      return true;
    }
    // A row that was erased says nothing.
    if (!booked) return false;
    if (booked.state !== 'reversed' || booked.refunded_minor > 0)
      return advanceInvoice(trx, { before, event: 'refunded' }, site);
    const late_from = todayOf(site);
    const facts = { paid_at: null, late_from, reminders: 0, charges: billingFigures.chargeDays.length };
    if (!(await advanceInvoice(trx, { before, event: 'taken_back', facts }, site))) return false;
    await queueMails(
      trx,
      await changedInvoiceMails('reopened', { ...before, lateFrom: late_from }, site),
      site,
    );
    return true;
  });
}

/** Open invoices whose days to pay stand still and should not, or the other way round. */
export async function findStopped(site: Site, key?: string): Promise<Invoice[]> {
  const rows = await site.db
    .selectFrom('invoices')
    .selectAll()
    .where('state', '=', 'open')
    .where(row => {
      const isStopped = row.or([
        row.exists(
          row
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.invoice_key', '=', 'invoices.key')
            .where('orders.state', 'in', ['pending', 'attention']),
        ),
        row.exists(
          row
            .selectFrom('billing_subscriptions')
            .select('billing_subscriptions.id')
            .whereRef('billing_subscriptions.id', '=', 'invoices.subscription_id')
            .where('billing_subscriptions.state', '=', 'paused'),
        ),
      ]);
      return row.or([
        row.and([row('stopped_on', 'is', null), isStopped]),
        row.and([row('stopped_on', 'is not', null), row.not(isStopped)]),
      ]);
    })
    .$if(key !== undefined, query => query.where('key', '=', key ?? ''))
    .limit(BATCH)
    .execute();
  return rows.map(toInvoice);
}

/**
 * While a payment is on its way, or the plan on hold by us, no one is reminded and no fee grows. If it was for nothing, or
 * is over, the days to pay go on where they stood.
 */
export async function stopOrGoOn(
  { id, lateFrom, stoppedOn, updatedAt }: Invoice,
  site: Site,
): Promise<boolean> {
  const today = todayOf(site);
  const days = stoppedOn === null ? 0 : (Date.parse(today) - Date.parse(stoppedOn)) / DAY_MS;
  const { numUpdatedRows } = await site.db
    .updateTable('invoices')
    .set({
      stopped_on: stoppedOn === null ? today : null,
      late_from: daysAfter(lateFrom, days),
      updated_at: Math.max(site.now(), updatedAt + 1),
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('updated_at', '=', updatedAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Brings one invoice up to date with its orders, before someone reads or pays it. */
export async function settleInvoice(key: string, site: Site): Promise<void> {
  for (const invoice of await findUnsettled(site, key)) await settle(invoice, site);
  for (const invoice of await findStopped(site, key)) await stopOrGoOn(invoice, site);
}

/** Orders whose payers have not been told yet that what they paid was not owed. */
export async function findOverpaid(site: Site): Promise<Overpaid[]> {
  return (await listOverpaid(site)).filter(({ toldAt }) => toldAt === null);
}

export function tellOverpaid(order: Overpaid, site: Site): Promise<boolean> {
  return site.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('orders')
      .set({ overpaid_at: site.now() })
      .where('id', '=', order.id)
      .where('overpaid_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await queueMails(trx, await overpaidMails(order, site), site);
    return true;
  });
}
