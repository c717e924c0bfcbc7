import { expect } from 'vitest';
import { runBilling } from '@/lib/billing';
import { readInvoice } from '@/lib/billing/account';
import { readBilling } from '@/lib/billing/desk';
import { answerInvoicePayment } from '@/lib/billing/pay';
import { answerPaymentLink } from '@/lib/billing/payment-link-pay';
import { findPaymentLink, paymentLinkToken } from '@/lib/billing/payment-links';
import { sweepOrders } from '@/lib/ledger';
import { compareWithPayPal } from '@/lib/ledger/comparison';
import type { OrderRow } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { SITE_ORIGIN, type OrderWorld } from './orders-world';
import { testCatalog } from './price-list';

/**
 * What is known of a customer's money from outside: what people did, and what PayPal holds. Nothing of it is worked out by the
 * code under test.
 */
export type Facts = {
  /** Receivables that staff ended: keys of invoices, ids of links. */
  ended: Set<string>;
  /** Until when each link may be paid. */
  links: Map<string, number>;
  /** PayPal’s messages and the comparison have just come. */
  isCompared: boolean;
  /** Open ones at PayPal. */
  disputes: string[];
  /** Payments that PayPal took without asking the site, which may have been for nothing. */
  slipped: Set<string>;
  /** What staff gave, in cents, by the id of the form that gave it. */
  credits: Map<string, number>;
  /** The day that a canceled plan was said to end on. */
  endsOn: string | null;
  /** Whether a hold lasted long enough to move the months. */
  isMoved: boolean;
};

export const noFacts = (): Facts => ({
  ended: new Set(),
  links: new Map(),
  isCompared: false,
  disputes: [],
  slipped: new Set(),
  credits: new Map(),
  endsOn: null,
  isMoved: false,
});

export type Life = ReturnType<typeof aLife>;

function post(path: string, fields: Record<string, string>): Request {
  return new Request(SITE_ORIGIN + path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  });
}

/** One customer of a shop, with PayPal inside the process and a clock that the commands move. */
export function aLife(world: OrderWorld) {
  const db = world.database();
  const other = world.secondProcess();
  let turns = 0;
  /** The commands take turns on two processes. */
  const site = (): Site => (turns++ % 2 === 0 ? world.site : other);
  const plan = () => db.selectFrom('billing_subscriptions').selectAll().executeTakeFirst();
  const invoices = () => db.selectFrom('invoices').selectAll().orderBy('number').execute();
  const orders = () => db.selectFrom('orders').selectAll().orderBy('created_at').orderBy('id').execute();
  const bill = async (): Promise<void> => expect((await runBilling(site())).failures).toEqual([]);

  /** Time passes, with the work that the site does by itself on each day. */
  async function pass(days: number): Promise<void> {
    for (let day = 0; day < days; day += 1) {
      world.advance(DAY_MS);
      await sweepOrders(site());
      await bill();
    }
  }

  async function minutes(count: number): Promise<void> {
    world.advance(count * MINUTE_MS);
    await sweepOrders(site());
    await bill();
  }

  /** All that is on its way arrives; what PayPal never told is found by the comparison. */
  async function settle(isTold: boolean): Promise<void> {
    if (isTold) {
      await world.paypal.releaseWebhooks({ copies: 2 });
      await world.paypal.webhooksSettled();
      world.paypal.holdWebhooks();
    }
    await minutes(61);
    const now = world.site.now();
    await compareWithPayPal({ from: now - 150 * DAY_MS, to: now + HOUR_MS }, site());
    await bill();
    await bill();
  }

  /** What PayPal took for each receivable, by the order that it came with. */
  async function holdings(): Promise<Holding[]> {
    const rows = await orders();
    return world.paypal.orders().flatMap(({ id, capture, refunds, updatedAt }) => {
      const order = rows.find(row => row.paypal_order_id === id);
      const receivable = order && receivableOf(order);
      if (!order || !receivable || !capture || capture.status === 'DECLINED') return [];
      const back = (isRefund: boolean) =>
        refunds
          .filter(refund => refund.status === 'COMPLETED' && (refund.kind === 'refund') === isRefund)
          .reduce((sum, { amount }) => sum + amount.minor, 0);
      const taken = { minor: capture.amount.minor, refunded: back(true), reversed: back(false) };
      const kept = taken.minor - taken.refunded - taken.reversed;
      const isPending = capture.status === 'PENDING';
      return [
        {
          receivable,
          orderId: order.id,
          captureId: capture.id,
          ...taken,
          kept,
          isPending,
          isCharge: order.vault === 'charge',
          paymentId: id,
          updatedAt,
        },
      ];
    });
  }

  const staff = 'staff';
  return {
    world,
    db,
    site,
    plan,
    invoices,
    orders,
    pass,
    minutes,
    bill,
    settle,
    holdings,
    whom: async () => ({ id: (await plan())?.id ?? '', staffId: staff }),
    payInvoice: (key: string, fields: Record<string, string> = {}) =>
      answerInvoicePayment(post(serverRoutes.invoicePay(), { key, ...fields }), site()),
    payLink: async (id: string) => {
      const link = await findPaymentLink(id, world.site);
      if (!link) throw new Error('The link is gone');
      return answerPaymentLink(
        post(serverRoutes.payStart(), { token: paymentLinkToken(link, world.site) }),
        site(),
      );
    },
    read: (key: string) => readInvoice(key, site()),
    link: (id: string) => findPaymentLink(id, site()),
    desk: () => readBilling(site()),
    consents: () => db.selectFrom('payment_consents').selectAll().execute(),
    mails: () => db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute(),
    newId,
    setupOf: (ids: readonly string[]) =>
      Math.max(0, ...testCatalog.plans.filter(({ id }) => ids.includes(id)).map(row => row.setupPrice)),
  };
}

export type Holding = {
  receivable: string;
  orderId: string;
  captureId: string;
  minor: number;
  refunded: number;
  reversed: number;
  kept: number;
  isPending: boolean;
  /** From a saved way to pay. */
  isCharge: boolean;
  paymentId: string;
  updatedAt: number;
};

function receivableOf(order: Pick<OrderRow, 'invoice_key' | 'payment_link_id'>): string | null {
  return order.invoice_key ?? order.payment_link_id;
}
