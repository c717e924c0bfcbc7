import { billingFigures, invoiceLines } from '@/content/billing';
import { promotion } from '@/content/promotion';
import { site as agency } from '@/content/site';
import { findEntry, type Catalog } from '@/lib/orders';
import type { BillingState } from '@/lib/site/db/tables';
import { formatPercent, type Currency } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';
import { DAY_MS, daysAfter, dayIn } from '@/lib/site/time';
import { cycleStart, dueDay, endAfterNotice, monthAhead, noticeDay, sendDay } from './calendar';

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

/**
 * What another choice of plan and add-ons changes, from the next invoice on. What stays keeps its words and the price that
 * it was sold for: also when it is no longer sold or costs something else today, and when it was given up for a while that
 * no invoice has shown. Going up costs the difference of the setup fees once, where a setup was paid; going down returns
 * what no invoice has shown of it. Null when something new is not sold.
 */
export function changeOfPlan(
  {
    lines,
    pending,
    setupMinor,
    shownLines,
  }: Pick<Subscription, 'lines' | 'pending' | 'setupMinor' | 'shownLines'>,
  choices: readonly string[],
  { plans, addOns }: Pick<Catalog, 'plans' | 'addOns'>,
): Pick<Subscription, 'lines' | 'pending' | 'setupMinor' | 'shownLines'> | null {
  const shown = shownLines ?? lines;
  const known = [...lines, ...shown];
  const chosen: MonthlyLine[] = [];
  for (const id of new Set(choices)) {
    const plan = findEntry(plans, id);
    const entry = plan ?? findEntry(addOns, id);
    const label = plan ? `${plan.name} plan` : entry?.name;
    const added = entry && label ? { id, label, minor: entry.monthlyPrice } : null;
    const line =
      known.find(line => choiceOf(line) === id) ?? bundles.find(bundle => bundle.id === id) ?? added;
    if (!line) return null;
    chosen.push(line);
  }
  const plansIn = (all: readonly MonthlyLine[]) => all.flatMap(({ id }) => findEntry(plans, id) ?? []);
  const changed = { lines: chosen, shownLines: shown };
  // The plan that stays costs no setup, also when its setup costs more today.
  const isSamePlan = isSameSet(plansIn(chosen), plansIn(lines));
  if (isSamePlan) return { ...changed, pending, setupMinor };
  const isNew = ({ id }: { id: string }) => !shown.some(line => line.id === id);
  const prices = plansIn(chosen)
    .filter(isNew)
    .map(({ setupPrice }) => setupPrice);
  return { ...changed, ...withSetup({ pending, setupMinor }, Math.max(0, ...prices)) };
}

function isSameSet<Entry>(some: readonly Entry[], others: readonly Entry[]): boolean {
  return some.length === others.length && some.every(entry => others.includes(entry));
}

/** The difference to a setup of so many cents, in the place of what was waiting for an invoice of an earlier choice. */
function withSetup(
  { pending, setupMinor }: Pick<Subscription, 'pending' | 'setupMinor'>,
  setup: number,
): Pick<Subscription, 'pending' | 'setupMinor'> {
  const paidMinor = setupMinor - sum(pending.filter(isDifference));
  const others = pending.filter(line => !isDifference(line));
  if (setupMinor === 0 || setup <= paidMinor) return { pending: others, setupMinor: paidMinor };
  const difference = { label: invoiceLines.setupDifference, minor: setup - paidMinor };
  return { pending: [...others, difference], setupMinor: setup };
}
function isDifference({ label }: InvoiceLine): boolean {
  return label === invoiceLines.setupDifference;
}

/** What an invoice took from what was waiting for it: credits, a setup's difference, an earlier month. Credits had no id once. */
export function onceLines(lines: readonly InvoiceLine[]): InvoiceLine[] {
  return lines.filter(line => line.id !== undefined || line.minor < 0 || isDifference(line));
}

/** What waits for the next invoice once these lines of a voided one wait again; a setup's difference only for the plan it is for. */
export function withReturned(
  subscription: Subscription,
  returned: readonly InvoiceLine[],
  sold: Pick<Catalog, 'plans' | 'addOns'>,
): Pick<Subscription, 'pending' | 'setupMinor'> {
  // Parts of one credit are one line again.
  const pending = returned.reduce<InvoiceLine[]>((all, line) => {
    const index = all.findIndex(({ id }) => id !== undefined && id === line.id);
    const same = all[index];
    return same ? all.with(index, { ...same, minor: same.minor + line.minor }) : [...all, line];
  }, subscription.pending);
  const { lines, setupMinor } = subscription;
  const setups = lines.flatMap(({ id }) => findEntry(sold.plans, id)?.setupPrice ?? []);
  if (setups.length === 0) return { pending, setupMinor };
  // Never more than was asked for before, also when it costs more today.
  return withSetup({ pending, setupMinor }, Math.min(setupMinor, Math.max(...setups)));
}

/** The name of a line in the desk's form. An order that was sold in other words has no id of the price list. */
export function choiceOf({ id, label }: MonthlyLine): string {
  return id || label;
}

/** Whether the price list still has what a line is for. */
export function isSold(
  { id }: Pick<MonthlyLine, 'id'>,
  { plans, addOns }: Pick<Catalog, 'plans' | 'addOns'>,
): boolean {
  return [...plans, ...addOns, ...bundles].some(entry => entry.id === id);
}

/** What it costs each month, before tax and credits. */
export function monthlyMinor({ lines }: Pick<Subscription, 'lines'>): number {
  return sum(lines);
}

/** The states in which months are counted and paid. */
export const RUNNING_STATES = ['active', 'ending', 'suspended'] as const satisfies readonly BillingState[];

/**
 * The invoice that is due to be sent on `today`, a day before its month begins, and what of the credits is left for the
 * one after it. Null when none is due.
 */
export function draftInvoice(subscription: Subscription, today: string): InvoiceDraft | null {
  const { state, lines, pending, taxMillipercent, month, endsOn } = subscription;
  const fromOn = nextDay(subscription);
  if (fromOn === null || !RUNNING_STATES.some(running => running === state)) return null;
  if (today < sendDay(fromOn) || (endsOn !== null && endsOn <= fromOn)) return null;
  const untilOn = daysAfter(nextDay({ ...subscription, month: month + 1 }) ?? fromOn, -1);
  // After a hold, the end may come within a month: the days until then are not billed.
  if (endsOn !== null && endsOn <= untilOn) return null;
  const charges = [...lines.map(({ label, minor }) => ({ label, minor })), ...pending.filter(isCharge)];
  const { used, left } = takeCredits(
    pending.filter(line => !isCharge(line)),
    sum(charges),
  );
  const net = sum(charges) + sum(used);
  // Half a cent is rounded up, once for the whole invoice.
  const taxMinor = Math.round((net * taxMillipercent) / 100_000);
  const tax =
    taxMinor > 0
      ? [{ label: fillText(invoiceLines.tax, { percent: formatPercent(taxMillipercent) }), minor: taxMinor }]
      : [];
  return {
    month,
    fromOn,
    untilOn,
    dueOn: dueDay(fromOn, today),
    lines: [...charges, ...used, ...tax],
    totalMinor: net + taxMinor,
    left,
  };
}

/** Takes off as much as there is to pay; the rest waits for the next invoice. */
function takeCredits(credits: readonly InvoiceLine[], chargedMinor: number) {
  let free = chargedMinor;
  const used: InvoiceLine[] = [];
  const left: InvoiceLine[] = [];
  for (const credit of credits) {
    const { minor } = credit;
    const taken = Math.min(-minor, free);
    free -= taken;
    if (taken > 0) used.push({ ...credit, minor: -taken });
    if (-minor > taken) left.push({ ...credit, minor: minor + taken });
  }
  return { used, left };
}

function isCharge({ minor }: InvoiceLine): boolean {
  return minor > 0;
}

function sum(lines: readonly InvoiceLine[]): number {
  return lines.reduce((total, { minor }) => total + minor, 0);
}

export type InvoiceDraft = {
  month: number;
  /** The first and the last day that it pays for. */
  fromOn: string;
  untilOn: string;
  dueOn: string;
  lines: InvoiceLine[];
  totalMinor: number;
  left: InvoiceLine[];
};

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
