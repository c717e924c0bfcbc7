import 'server-only';
import { billingFigures } from '@/content/billing';
import { site as agency } from '@/content/site';
import { toOrder } from '@/lib/orders';
import type { OrderRow, PaymentConsentRow } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { dayIn, daysAfter } from '@/lib/site/time';
import { findConsent } from './automatic';
import { findSubscription, toSubscription } from './billing.sql';
import { beginsAtLaunch } from './bought';
import { mayBeLate, standingOf, todayOf, toInvoice, type Invoice, type Standing } from './invoice';
import { listOverpaid, type Overpaid } from './overpaid';
import { isRestored } from './restored';
import { monthlyMinor, type Subscription } from './subscription';

/** Whether an invoice is so far past due that the policy suspends the service it is for. */
export function maySuspend(invoice: DeskInvoice, today: string): boolean {
  return invoice.state === 'open' && mayBeLate(invoice) && invoice.standing.suspendFrom <= today;
}

/** An invoice as the desk lists it. */
export type DeskInvoice = Invoice & { standing: Standing };

/** What runs, what is owed, and who has to be dealt with. */
export type BillingOverview = {
  subscriptions: Subscription[];
  /** Not paid, the latest due day last. */
  open: DeskInvoice[];
  /** In each currency, in cents. */
  sums: {
    currency: Subscription['currency'];
    monthlyMinor: number;
    dueMinor: number;
    pastDueMinor: number;
  }[];
  /** How many plans ended in the last 30 days. */
  ended: number;
  /** Orders that paid what was not owed. */
  paidTwice: Overpaid[];
  /** A backup was restored: nothing is billed before PayPal's list was compared with our orders. */
  isRestored: boolean;
};

export async function readBilling(site: Pick<Site, 'db' | 'now'>): Promise<BillingOverview> {
  const rows = await site.db
    .selectFrom('billing_subscriptions')
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute();
  const subscriptions = rows.map(toSubscription);
  const open = await readInvoices({ state: 'open' }, site);
  const counted = subscriptions.filter(({ state }) => state === 'active' || state === 'ending');
  const currencies = [...new Set(subscriptions.map(({ currency }) => currency))].toSorted();
  const since = daysAfter(todayOf(site), -CHURN_DAYS);
  return {
    subscriptions,
    open,
    sums: currencies.map(currency => ({
      currency,
      monthlyMinor: total(counted.filter(row => row.currency === currency).map(monthlyMinor)),
      dueMinor: owed(open.filter(row => row.currency === currency)),
      pastDueMinor: owed(open.filter(row => row.currency === currency && row.standing.months > 0)),
    })),
    paidTwice: await listOverpaid(site),
    isRestored: await isRestored(site.db),
    ended: subscriptions.filter(({ state, endsOn }) => state === 'ended' && (endsOn ?? '') > since).length,
  };
}

const CHURN_DAYS = 30;

/** How many invoices are past due, those in question aside. */
export async function countLateInvoices(site: Pick<Site, 'db' | 'now'>): Promise<number> {
  return (await readInvoices({ state: 'open' }, site)).filter(({ standing }) => standing.months > 0).length;
}

function owed(invoices: readonly DeskInvoice[]): number {
  return total(invoices.map(({ standing }) => standing.payableMinor));
}

export function total(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0);
}

/** One subscription with all its invoices; null when there is none. */
export async function readSubscription(id: string, site: Pick<Site, 'db' | 'now'>): Promise<DeskPlan | null> {
  const subscription = await findSubscription(site.db, id);
  if (!subscription) return null;
  const consent = await findConsent(id, site);
  const invoices = await readInvoices({ subscriptionId: id }, site);
  const order = await site.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', subscription.orderId)
    .executeTakeFirstOrThrow();
  return {
    subscription,
    invoices,
    planId: order.plan_id,
    launch: invoices.length > 0 ? null : launchDays(subscription, order, site),
    consent: consent && { agreed_at: consent.agreed_at, text: consent.text },
  };
}

/**
 * Between which days the launch of a website that we build may be: never before the purchase, and at most some days ahead.
 * Null where none is to be entered or corrected.
 */
function launchDays(
  { state, anchorMonth }: Subscription,
  order: OrderRow,
  { now }: Pick<Site, 'now'>,
): DeskPlan['launch'] {
  const isAwaited = state === 'awaiting_launch';
  const isEntered = state === 'active' && anchorMonth === 0 && beginsAtLaunch(toOrder(order));
  if (order.paid_at === null || !(isAwaited || isEntered)) return null;
  return {
    from: dayIn(agency.timeZone, order.paid_at),
    until: daysAfter(todayOf({ now }), billingFigures.launchDaysAhead),
  };
}

/** `consent`: to charge for its invoices; without PayPal's name of the way to pay. */
export type DeskPlan = {
  subscription: Subscription;
  invoices: DeskInvoice[];
  /** The plan that the order bought. */
  planId: string | null;
  launch: { from: string; until: string } | null;
  consent: Pick<PaymentConsentRow, 'agreed_at' | 'text'> | null;
};

/** Invoices of a state, of a plan, or paid since an instant; by their due day. */
export async function readInvoices(
  {
    state,
    subscriptionId,
    paidSince,
  }: { state?: Invoice['state']; subscriptionId?: string; paidSince?: number },
  site: Pick<Site, 'db' | 'now'>,
): Promise<DeskInvoice[]> {
  const rows = await site.db
    .selectFrom('invoices')
    .selectAll()
    .$if(state !== undefined, query => query.where('state', '=', state ?? 'open'))
    .$if(paidSince !== undefined, query =>
      query.where('state', '=', 'paid').where('paid_at', '>=', paidSince ?? 0),
    )
    .$if(subscriptionId !== undefined, query => query.where('subscription_id', '=', subscriptionId ?? ''))
    .orderBy('due_on')
    .orderBy('number')
    .execute();
  return rows.map(toInvoice).map(invoice => ({ ...invoice, standing: standingOf(invoice, todayOf(site)) }));
}
