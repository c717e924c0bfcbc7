import 'server-only';
import { sql, type Kysely } from 'kysely';
import { billingFigures, creditReasons } from '@/content/billing';
import { site as agency } from '@/content/site';
import { parseAddress, tell, type Told } from '@/lib/mail';
import { catalog, toOrder } from '@/lib/orders';
import type { AuditAction, Database, OrderRow, PaymentConsentRow } from '@/lib/site/db/tables';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { dayIn, daysAfter } from '@/lib/site/time';
import { noticeMails } from './account';
import { findConsent } from './automatic';
import { findInvoice, findSubscription, toSubscription } from './billing.sql';
import { endOrders } from './claims';
import {
  invoiceLinesSchema,
  mayBeLate,
  standingOf,
  toInvoice,
  todayOf,
  type Invoice,
  type Standing,
} from './invoice';
import { changeMails, creditMails, invoiceMails, pausedMails, planMails } from './mails';
import { listOverpaid, type Overpaid } from './overpaid';
import { isRestored } from './restored';
import { applyChange, beginsAtLaunch, PlanChangedError, voidIn, type Change } from './round';
import {
  changeOfPlan,
  monthlyMinor,
  type MonthlyLine,
  type Subscription,
  type SubscriptionEvent,
} from './subscription';

/**
 * What staff do with a subscription at the desk, each with its line in the audit. A launch can be corrected until an invoice
 * counts from it; an invoice that is made meanwhile changes the subscription, so the correction then no longer applies. The
 * customer gets an email with the day of the first invoice, once for each day, where the plan has an address.
 */
export async function beginSubscription(
  { on, ...staff }: ByStaff & { on: string },
  site: Site,
): Promise<TellingOutcome | 'bad_day'> {
  const plan = await readSubscription(staff.id, site);
  if (!plan) return 'gone';
  const { launch } = plan;
  if (launch === null) return 'changed';
  if (on < launch.from || on > launch.until) return 'bad_day';
  const { subscription: before } = plan;
  // The email about this day is out already, where one can go.
  if (before.anchorOn === on) return parseAddress(before.customerEmail ?? '') === null ? 'untold' : 'done';
  return change(
    {
      ...staff,
      before,
      action: 'billing-begun',
      detail: on,
      event: () => ({ type: 'begun', on }),
      mails: (after, site) => planMails(before.anchorOn === null ? 'begun' : 'begunCorrected', after, site),
    },
    site,
  );
}

/**
 * Another plan or add-ons from the next invoice on, the customer's sales tax, and where invoices go. The customer gets an
 * email that says what changed, at both addresses where the address did.
 */
export async function repriceSubscription(
  { ids, taxMillipercent, customerEmail, ...staff }: ByStaff & Repricing,
  site: Site,
): Promise<TellingOutcome | 'same' | 'not_sold'> {
  const before = await findSubscription(site.db, staff.id);
  if (!before) return 'gone';
  const chosen = changeOfPlan(before, ids, catalog);
  if (!chosen) return 'not_sold';
  const lines = isSameChoice(before.lines, chosen.lines) ? before.lines : chosen.lines;
  const priced = { ...chosen, lines, taxMillipercent, customerEmail };
  const isSame =
    lines === before.lines &&
    taxMillipercent === before.taxMillipercent &&
    customerEmail === before.customerEmail;
  if (isSame) return 'same';
  return change(
    {
      ...staff,
      before,
      action: 'billing-changed',
      detail: ids.join(' '),
      event: () => ({ type: 'priced', change: priced }),
      mails: (after, site) => changeMails({ before, after }, site),
    },
    site,
  );
}

type Repricing = { ids: readonly string[]; taxMillipercent: number; customerEmail: string };

function isSameChoice(lines: readonly MonthlyLine[], others: readonly MonthlyLine[]): boolean {
  return lines.length === others.length && lines.every(line => others.includes(line));
}

/**
 * Takes an amount in cents off the next invoice, and what is left of it off the ones after. The customer is told by email,
 * where the plan has an address. `creditId`: of the form that it was given with. A form that is posted again counts once,
 * also when an invoice has taken the credit meanwhile.
 */
export async function creditSubscription(
  { reason, minor, creditId, ...staff }: ByStaff & Credit,
  site: Site,
): Promise<TellingOutcome> {
  const before = await findSubscription(site.db, staff.id);
  if (!before) return 'gone';
  const given = await creditedMinor(staff.id, creditId, site);
  if (given > 0 && given !== minor) return 'changed';
  if (given > 0) return parseAddress(before.customerEmail ?? '') === null ? 'untold' : 'done';
  const line = { id: creditId, label: creditReasons[reason], minor: -minor };
  return change(
    {
      ...staff,
      before,
      action: 'billing-credited',
      detail: `${reason} ${minor}`,
      event: () => ({ type: 'priced', change: { pending: [...before.pending, line] } }),
      mails: (after, site) => creditMails({ line, subscription: after }, site),
    },
    site,
  );
}

type Credit = { reason: keyof typeof creditReasons; minor: number; creditId: string };

/** How much was given by this form, on invoices and waiting for one. */
async function creditedMinor(id: string, creditId: string, { db }: Pick<Site, 'db'>): Promise<number> {
  const rows = await db
    .selectFrom('invoices')
    .select('lines')
    .where('subscription_id', '=', id)
    .where('state', '!=', 'void')
    .execute();
  const subscription = await findSubscription(db, id);
  const sent = rows.flatMap(({ lines }) => invoiceLinesSchema.parse(JSON.parse(lines)));
  const lines = [...sent, ...(subscription?.pending ?? [])].filter(line => line.id === creditId);
  return total(lines.map(({ minor }) => -minor));
}

/**
 * A step by its name in the desk's form. A customer who gave notice by email or phone gets it in writing, and so does one
 * whose plan goes on. A suspension
 * needs an invoice that is as far past due as the policy says.
 */
export async function stepSubscription(
  { step, ...staff }: ByStaff & { step: StaffStep },
  site: Site,
): Promise<TellingOutcome> {
  const { type, mails } = STEPS[step];
  const invoices = step === 'suspend' ? await readInvoices({ subscriptionId: staff.id }, site) : [];
  if (step === 'suspend' && !invoices.some(invoice => maySuspend(invoice, todayOf(site)))) return 'changed';
  return change({ ...staff, action: 'billing-stepped', detail: step, event: () => ({ type }), mails }, site);
}

/** Whether an invoice is so far past due that the policy suspends the service it is for. */
export function maySuspend(invoice: DeskInvoice, today: string): boolean {
  return invoice.state === 'open' && mayBeLate(invoice) && invoice.standing.suspendFrom <= today;
}

export type StaffStep = 'pause' | 'resume' | 'suspend' | 'notice' | 'keep' | 'close';

export function isStaffStep(step: string): step is StaffStep {
  return Object.hasOwn(STEPS, step);
}

const STEPS: Record<StaffStep, Step> = {
  pause: { type: 'paused', mails: pausedMails },
  resume: { type: 'resumed', mails: resumedMails },
  suspend: { type: 'suspended', mails: (after, site) => planMails('suspended', after, site) },
  notice: { type: 'notice', mails: noticeMails },
  keep: { type: 'notice_withdrawn', mails: (after, site) => planMails('kept', after, site) },
  close: { type: 'closed', mails: (after, site) => planMails('ended', after, site) },
};

/** With the day of the next invoice, or of the end. */
function resumedMails(after: Subscription, site: Site): ReturnType<Change['mails']> {
  return planMails(after.endsOn === null ? 'resumed' : 'resumedEnding', after, site);
}

type Step = {
  type: Exclude<SubscriptionEvent['type'], 'begun' | 'money_back' | 'priced' | 'invoiced' | 'returned'>;
  mails: Change['mails'];
};

async function change(
  { id, staffId, action, detail, event, mails, before: seen }: StaffChange,
  site: Site,
): Promise<TellingOutcome> {
  const before = seen ?? (await findSubscription(site.db, id));
  if (!before) return 'gone';
  const note = { actorId: staffId, action, subjectId: id, detail };
  const told = await applyChange({ id, before, event: event(before), mails, note }, site);
  site.wakeDelivery();
  return told === null ? 'changed' : outcomeOf(told);
}

function outcomeOf(told: Told): TellingOutcome {
  return told.kind === 'queued' ? 'done' : 'untold';
}

type ByStaff = { id: string; staffId: string };
type StaffChange = ByStaff & {
  action: AuditAction;
  detail: string;
  event: (before: Subscription) => SubscriptionEvent;
  mails: Change['mails'];
  /** As it was when the step was checked; read here when left out. */
  before?: Subscription;
};
export type StaffOutcome = 'done' | 'changed' | 'gone';

/** Of a deed that the customer is told of. `untold`: it is done, and no email can go to the plan's address. */
export type TellingOutcome = StaffOutcome | 'untold';

/**
 * While a customer's question about a bill is open, it is not past due. After the answer the customer has the usual days
 * to pay, counted from it.
 */
export async function holdInvoice(
  { id, staffId, isHeld }: ByStaff & { isHeld: boolean },
  site: Site,
): Promise<StaffOutcome> {
  const invoice = await findInvoice(site.db, 'id', id);
  if (!invoice) return 'gone';
  if (invoice.state !== 'open' || invoice.isHeld === isHeld) return 'changed';
  const again = isHeld ? {} : { late_from: await firstDayToPay(invoice, site), reminders: 0 };
  return site.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('invoices')
      .set({ ...again, is_held: isHeld ? 1 : 0, updated_at: Math.max(site.now(), invoice.updatedAt + 1) })
      .where('id', '=', id)
      .where('updated_at', '=', invoice.updatedAt)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'changed';
    // A page at PayPal that is open now takes no money for what is in question; a new click on the invoice does.
    const claim = { column: 'invoice_key', value: invoice.key } as const;
    if (isHeld) await endOrders(trx, { claim, exceptId: null, why: 'billing: the invoice is on hold' }, site);
    await noteInvoice(trx, { invoice, staffId, action: 'invoice-held', detail: isHeld ? 'on' : 'off' }, site);
    return 'done';
  });
}

/** The day from which the days to pay of an open invoice begin again. It is charged tomorrow at the earliest, once this was read. */
async function firstDayToPay({ subscriptionId, dueOn }: Invoice, site: Site): Promise<string> {
  const isAutomatic = (await findConsent(subscriptionId, site)) !== null;
  const soonest = isAutomatic ? daysAfter(todayOf(site), 1) : todayOf(site);
  return soonest > dueOn ? soonest : dueOn;
}

/**
 * Sends an open invoice to the plan's address, where it went to no one or to another one. The days to pay begin again on
 * that day: nobody is late with what did not reach them.
 */
export async function sendInvoice({ id, staffId }: ByStaff, site: Site): Promise<TellingOutcome> {
  const invoice = await findInvoice(site.db, 'id', id);
  const subscription = invoice && (await findSubscription(site.db, invoice.subscriptionId));
  if (!subscription) return 'gone';
  if (!isUnsent(invoice, subscription)) return 'changed';
  const { customerName, customerEmail } = subscription;
  const lateFrom = await firstDayToPay(invoice, site);
  const updatedAt = Math.max(site.now(), invoice.updatedAt + 1);
  const sent = { ...invoice, customerName, customerEmail, lateFrom, reminders: 0, updatedAt };
  const isAutomatic = (await findConsent(subscription.id, site)) !== null;
  const key = `${id}/${updatedAt}`;
  const told = await site.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('invoices')
      .set({
        customer_name: customerName,
        customer_email: customerEmail,
        late_from: lateFrom,
        reminders: 0,
        updated_at: updatedAt,
      })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where('updated_at', '=', invoice.updatedAt)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return null;
    await noteInvoice(trx, { invoice, staffId, action: 'invoice-sent', detail: invoice.number }, site);
    return tell(trx, await invoiceMails({ invoice: sent, subscription, isAutomatic, key }, site), site);
  });
  site.wakeDelivery();
  return told === null ? 'changed' : outcomeOf(told);
}

/** Whether an open invoice has not gone to the address that its plan has now. */
export function isUnsent(
  { state, customerEmail: sentTo }: Invoice,
  { customerEmail }: Pick<Subscription, 'customerEmail'>,
): boolean {
  return state === 'open' && customerEmail !== null && customerEmail !== sentTo;
}

/**
 * An invoice that is wrong keeps its number and its lines, and is owed no more. `isBilledAgain`: what it asked for the month is
 * on the next invoice, beside the credits and differences that come back in any case.
 */
export async function voidInvoice(
  { id, staffId, isBilledAgain = false }: ByStaff & { isBilledAgain?: boolean },
  site: Site,
): Promise<TellingOutcome> {
  const invoice = await findInvoice(site.db, 'id', id);
  if (!invoice) return 'gone';
  try {
    const outcome = await site.db.transaction().execute(async trx => {
      const told = await voidIn(trx, { invoice, isBilledAgain }, site);
      if (told === null) return 'changed';
      await noteInvoice(trx, { invoice, staffId, action: 'invoice-voided', detail: invoice.number }, site);
      return outcomeOf(told);
    });
    site.wakeDelivery();
    return outcome;
  } catch (error) {
    if (error instanceof PlanChangedError) return 'changed';
    throw error;
  }
}

function noteInvoice(
  trx: Kysely<Database>,
  { invoice, staffId, action, detail }: InvoiceNote,
  site: Site,
): Promise<void> {
  return insertAudit(trx, { actorId: staffId, action, subjectId: invoice.subscriptionId, detail }, site);
}

type InvoiceNote = { invoice: Invoice; staffId: string; action: AuditAction; detail: string };

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

function total(figures: readonly number[]): number {
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

async function readInvoices(
  { state, subscriptionId }: { state?: Invoice['state']; subscriptionId?: string },
  site: Pick<Site, 'db' | 'now'>,
): Promise<DeskInvoice[]> {
  const rows = await site.db
    .selectFrom('invoices')
    .selectAll()
    .$if(state !== undefined, query => query.where('state', '=', state ?? 'open'))
    .$if(subscriptionId !== undefined, query => query.where('subscription_id', '=', subscriptionId ?? ''))
    .orderBy('due_on')
    .orderBy('number')
    .execute();
  return rows.map(toInvoice).map(invoice => ({ ...invoice, standing: standingOf(invoice, todayOf(site)) }));
}

/** Invoices that went to an address, for whom it belongs to: without the key that opens them. */
export async function listInvoicesTo(
  address: string,
  { db }: Pick<Site, 'db'>,
): Promise<Omit<Invoice, 'key'>[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where(sql<string>`lower(customer_email)`, '=', address)
    .orderBy('number')
    .execute();
  return rows.map(toInvoice).map(({ key: _key, ...invoice }) => invoice);
}
