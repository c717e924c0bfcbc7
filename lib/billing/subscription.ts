import { billingFigures } from '@/content/billing';
import { promotion } from '@/content/promotion';
import { site as agency } from '@/content/site';
import type { BillingState } from '@/lib/site/db/tables';
import type { Currency } from '@/lib/site/money';
import { DAY_MS, dayIn, daysAfter } from '@/lib/site/time';
import { cycleStart, endAfterNotice, monthAhead, noticeDay } from './calendar';

/** What a customer pays for each month: a plan, add-ons, or both. Amounts are cents, days are the agency's. */
export type Subscription = {
  id: string;
  /** The order that it was bought with, which paid the first month. */
  orderId: string;
  state: BillingState;
  lines: MonthlyLine[];
  /** What the next invoice has besides: a setup difference, or a credit, which is negative. */
  pending: InvoiceLine[];
  currency: Currency;
  /** The highest setup fee that was paid so far. */
  setupMinor: number;
  /** Thousandths of a percent. */
  taxMillipercent: number;
  customerName: string | null;
  customerEmail: string | null;
  /** The day on which month `anchorMonth` began; null before the first. */
  anchorOn: string | null;
  anchorMonth: number;
  /** The next month to invoice; the first, which the order paid, is 0. */
  month: number;
  pausedOn: string | null;
  /** The day from which it runs no more. */
  endsOn: string | null;
  endCause: EndCause | null;
  /** How much of its order had gone back when that was last looked at. */
  moneyBackMinor: number;
  /** What its last invoice had, or what was bought, where `lines` have changed since. */
  shownLines: MonthlyLine[] | null;
  createdAt: number;
  /** Grows with every write, so it is also the row's version. */
  updatedAt: number;
};

/** `id`: of the plan or add-on in the catalog. */
export type MonthlyLine = InvoiceLine & { id: string };
/** `id`: of what is no month's price, and comes back when its invoice is voided. */
export type InvoiceLine = { label: string; minor: number; id?: string | undefined };

type EndCause = 'notice' | 'nonpayment' | 'agency';

/** The one rule of how a subscription changes; null when the event means nothing in its state. */
export function changeSubscription(
  subscription: Subscription,
  event: SubscriptionEvent,
  now: number,
): Subscription | null {
  const state = NEXT_STATE[subscription.state][event.type];
  if (!state) return null;
  const updatedAt = Math.max(now, subscription.updatedAt + 1);
  const changed = {
    ...subscription,
    ...factsOf(subscription, event, dayIn(agency.timeZone, now)),
    updatedAt,
  };
  // A customer who had given notice before stays on the way out.
  if (state === 'active' && changed.endsOn !== null) return { ...changed, state: 'ending' };
  return { ...changed, state };
}

function factsOf(subscription: Subscription, event: SubscriptionEvent, today: string): Partial<Subscription> {
  switch (event.type) {
    case 'begun':
      return { anchorOn: event.on, month: monthAhead(event.on, today) };
    case 'notice':
      return { endsOn: endOf(subscription, today), endCause: 'notice' };
    case 'notice_withdrawn':
      return { endsOn: null, endCause: null };
    case 'suspended':
      return subscription.endsOn === null
        ? { endsOn: endUnpaid(subscription, today), endCause: 'nonpayment' }
        : {};
    case 'paid_up':
      return subscription.endCause === 'nonpayment' ? { endsOn: null, endCause: null } : {};
    case 'money_back':
      return { pausedOn: today, moneyBackMinor: event.minor };
    case 'paused':
      return { pausedOn: today };
    case 'resumed':
      return resume(subscription, today);
    case 'closed':
      return { endsOn: today, endCause: 'agency' };
    case 'priced':
      return event.change;
    case 'invoiced':
      return { month: subscription.month + 1, pending: event.left, shownLines: null };
    case 'returned':
      return event.change;
    default:
      return {};
  }
}

/** The first day of the next month that can still be left; of what does not run, today. */
function endOf(subscription: Subscription, today: string): string {
  const { state, anchorOn, anchorMonth } = subscription;
  if (anchorOn === null || state === 'paused') return today;
  const month = monthToLeave(subscription) - anchorMonth;
  return endAfterNotice({ anchor: anchorOn, month, isCommitted: isCommitted(subscription) }, today);
}

/** For an unpaid invoice there is the notice of every plan: a commitment keeps no one's service on. */
function endUnpaid({ anchorOn, anchorMonth, month }: Subscription, today: string): string {
  return anchorOn === null ? today : endAfterNotice({ anchor: anchorOn, month: month - anchorMonth }, today);
}

/** Months are paid through the commitment, which counts from the first one. */
function monthToLeave(subscription: Subscription): number {
  const { commitmentMonths } = promotion.restrictions;
  return isCommitted(subscription) ? Math.max(subscription.month, commitmentMonths) : subscription.month;
}

/** Whether it is the bundle, which has a commitment and a longer notice. */
export function isCommitted({ lines }: Pick<Subscription, 'lines'>): boolean {
  return lines.some(({ id }) => bundles.some(bundle => bundle.id === id));
}

/** Sold on a call and at no checkout: owners choose it at the desk. Prices are cents a month. */
export const bundles = [
  { id: 'bundle-july', label: `${promotion.bundle.name}, July price`, minor: promotion.monthlyPrice },
  { id: 'bundle', label: promotion.bundle.name, minor: promotion.bundle.regularMonthlyPrice },
] as const;

/** The first month that can still be left, and the last day to cancel before it; null where none follows. */
export function renewalOf(subscription: Subscription): Renewal | null {
  const { state, anchorOn, anchorMonth, endsOn } = subscription;
  if (anchorOn === null || endsOn !== null || !RUNNING_STATES.some(running => running === state)) return null;
  const leaveOn = cycleStart(anchorOn, monthToLeave(subscription) - anchorMonth);
  const hasCommitment = isCommitted(subscription);
  return { leaveOn, cancelBy: noticeDay(leaveOn, hasCommitment), hasCommitment };
}

export type Renewal = { leaveOn: string; cancelBy: string; hasCommitment: boolean };

/**
 * The days that were paid and not used come after the hold, so the months move by whole days of it: a hold that ends on the
 * day on which it began moves nothing. What began meanwhile is not billed: the next month is the first one that has not begun.
 */
function resume(subscription: Subscription, today: string): Partial<Subscription> {
  const { anchorOn, anchorMonth, pausedOn } = subscription;
  if (anchorOn === null) return { pausedOn: null };
  const days = pausedOn === null ? 0 : Math.max(0, (Date.parse(today) - Date.parse(pausedOn)) / DAY_MS);
  const moved = days === 0 ? { anchorOn, anchorMonth } : movedBy(days, { ...subscription, anchorOn });
  let { month } = subscription;
  while (cycleStart(moved.anchorOn, month - moved.anchorMonth) < today) month += 1;
  return { pausedOn: null, ...moved, month };
}

/** The next month so many days later. The day of the month is kept where that comes to the same: a 31st comes back. */
function movedBy(
  days: number,
  { anchorOn, anchorMonth, month }: Pick<Subscription, 'anchorMonth' | 'month'> & { anchorOn: string },
): { anchorOn: string; anchorMonth: number } {
  const next = daysAfter(cycleStart(anchorOn, month - anchorMonth), days);
  const later = daysAfter(anchorOn, days);
  return cycleStart(later, month - anchorMonth) === next
    ? { anchorOn: later, anchorMonth }
    : { anchorOn: next, anchorMonth: month };
}

/** The day on which the next month to invoice begins; null before the first month. */
export function nextDay({ anchorOn, anchorMonth, month }: Subscription): string | null {
  return anchorOn === null ? null : cycleStart(anchorOn, month - anchorMonth);
}

const NEXT_STATE: Record<BillingState, Partial<Record<SubscriptionEvent['type'], BillingState>>> = {
  // What has not begun is left at once: no month is running.
  awaiting_launch: {
    begun: 'active',
    notice: 'ended',
    closed: 'ended',
    priced: 'awaiting_launch',
    returned: 'awaiting_launch',
  },
  active: {
    // The day of the launch is corrected, which is asked before (staff.ts).
    begun: 'active',
    notice: 'ending',
    paused: 'paused',
    money_back: 'paused',
    suspended: 'suspended',
    closed: 'ended',
    priced: 'active',
    invoiced: 'active',
    returned: 'active',
  },
  ending: {
    notice_withdrawn: 'active',
    money_back: 'paused',
    suspended: 'suspended',
    closed: 'ended',
    priced: 'ending',
    invoiced: 'ending',
    returned: 'ending',
    ended: 'ended',
  },
  paused: {
    resumed: 'active',
    notice: 'ended',
    closed: 'ended',
    priced: 'paused',
    returned: 'paused',
    ended: 'ended',
  },
  suspended: {
    paid_up: 'active',
    closed: 'ended',
    priced: 'suspended',
    invoiced: 'suspended',
    returned: 'suspended',
    ended: 'ended',
  },
  // What is left is paid out by a person.
  ended: { returned: 'ended' },
};

export type SubscriptionEvent =
  | { type: 'begun'; on: string }
  /** The customer leaves, and may change their mind until the end. */
  | { type: 'notice' | 'notice_withdrawn' }
  | { type: 'paused' | 'resumed' }
  /** Staff say so for an invoice that is far past due; the notice of termination goes out with it. */
  | { type: 'suspended' }
  | { type: 'paid_up' }
  /** Money of its order went back: whether it goes on is for people to decide. */
  | { type: 'money_back'; minor: number }
  /** Staff end it at once. */
  | { type: 'closed' }
  | { type: 'priced'; change: Partial<PricedPart> }
  | { type: 'invoiced'; left: InvoiceLine[] }
  /** An invoice was voided: what had gone into it waits for the next one. */
  | { type: 'returned'; change: Pick<Subscription, 'pending' | 'setupMinor'> }
  | { type: 'ended' };

type PricedPart = Pick<
  Subscription,
  'lines' | 'pending' | 'setupMinor' | 'taxMillipercent' | 'customerEmail' | 'shownLines'
>;

/** What it costs each month, before tax and credits. */
export function monthlyMinor({ lines }: Pick<Subscription, 'lines'>): number {
  return sum(lines);
}

/** The states in which months are counted and paid. */
export const RUNNING_STATES = ['active', 'ending', 'suspended'] as const satisfies readonly BillingState[];

export function sum(lines: readonly InvoiceLine[]): number {
  return lines.reduce((total, { minor }) => total + minor, 0);
}

/**
 * A subscription from a paid order that has something monthly. One that is noticed long after it was paid is older than
 * this billing: it waits, paused, until a person says that it runs.
 */
export function newSubscription(
  order: BoughtOrder,
  { id, now, firstOn }: { id: string; now: number; firstOn: string | null },
): Subscription {
  const begun = now - order.paidAt > NOTICED_WITHIN_MS ? 'paused' : 'active';
  return {
    id,
    orderId: order.id,
    state: firstOn === null ? 'awaiting_launch' : begun,
    lines: order.lines,
    pending: [],
    currency: order.currency,
    setupMinor: order.setupMinor,
    taxMillipercent: billingFigures.salesTaxMillipercent,
    customerName: order.payerName,
    customerEmail: order.payerEmail,
    anchorOn: firstOn,
    anchorMonth: 0,
    month: firstOn === null ? 1 : monthAhead(firstOn, dayIn(agency.timeZone, now)),
    pausedOn: null,
    endsOn: null,
    endCause: null,
    moneyBackMinor: 0,
    shownLines: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** An outage of billing is shorter than this. */
const NOTICED_WITHIN_MS = 7 * DAY_MS;

type BoughtOrder = {
  id: string;
  paidAt: number;
  lines: MonthlyLine[];
  setupMinor: number;
  currency: Currency;
  payerName: string | null;
  payerEmail: string | null;
};
