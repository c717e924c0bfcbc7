import 'server-only';
import { sql, type Kysely } from 'kysely';
import { creditReasons } from '@/content/billing';
import { catalog } from '@/lib/orders';
import type { AuditAction, Database, PaymentConsentRow } from '@/lib/site/db/tables';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { daysAfter } from '@/lib/site/time';
import { noticeMails } from './account';
import { findConsent } from './automatic';
import { advanceInvoice, findInvoice, findSubscription, toSubscription } from './billing.sql';
import { standingOf, toInvoice, todayOf, type Invoice, type Standing } from './invoice';
import { planMails } from './mails';
import { applyChange, type Change } from './round';
import { changeOfPlan, monthlyMinor, type Subscription, type SubscriptionEvent } from './subscription';

/** What staff do with a subscription at the desk, each with its line in the audit. */
export function beginSubscription({ on, ...staff }: ByStaff & { on: string }, site: Site) {
  return change(
    { ...staff, action: 'billing-begun', detail: on, event: () => ({ type: 'begun', on }) },
    site,
  );
}

/** Another plan or add-ons from the next invoice on, the customer's sales tax, and where invoices go. */
export function repriceSubscription(
  { ids, taxBasisPoints, customerEmail, ...staff }: ByStaff & Repricing,
  site: Site,
) {
  const event = (before: Subscription): SubscriptionEvent => ({
    type: 'priced',
    change: { ...changeOfPlan(before, ids, catalog), taxBasisPoints, customerEmail },
  });
  return change({ ...staff, action: 'billing-changed', detail: ids.join(' '), event }, site);
}

type Repricing = { ids: readonly string[]; taxBasisPoints: number; customerEmail: string };

/** Takes an amount in cents off the next invoice, and what is left of it off the ones after. */
export function creditSubscription(
  { reason, minor, ...staff }: ByStaff & { reason: keyof typeof creditReasons; minor: number },
  site: Site,
) {
  const line = { label: creditReasons[reason], minor: -minor };
  const event = ({ pending }: Subscription): SubscriptionEvent => ({
    type: 'priced',
    change: { pending: [...pending, line] },
  });
  return change({ ...staff, action: 'billing-credited', detail: `${reason} ${minor}`, event }, site);
}

/**
 * A step by its name in the desk's form. A customer who gave notice by email or phone gets it in writing, and so does one
 * whose plan goes on. A suspension
 * needs an invoice that is as far past due as the policy says.
 */
export async function stepSubscription(
  { step, ...staff }: ByStaff & { step: StaffStep },
  site: Site,
): Promise<StaffOutcome> {
  const { type, mails } = STEPS[step];
  const invoices = step === 'suspend' ? await readInvoices({ subscriptionId: staff.id }, site) : [];
  if (step === 'suspend' && !invoices.some(invoice => maySuspend(invoice, todayOf(site)))) return 'changed';
  return change({ ...staff, action: 'billing-stepped', detail: step, event: () => ({ type }), mails }, site);
}

/** Whether an invoice is so far past due that the policy suspends the service it is for. */
export function maySuspend({ state, isHeld, standing }: DeskInvoice, today: string): boolean {
  return state === 'open' && !isHeld && standing.suspendFrom <= today;
}

export type StaffStep = 'pause' | 'resume' | 'suspend' | 'notice' | 'keep' | 'close';

export function isStaffStep(step: string): step is StaffStep {
  return Object.hasOwn(STEPS, step);
}

const STEPS: Record<StaffStep, Step> = {
  pause: { type: 'paused' },
  resume: { type: 'resumed', mails: (after, site) => planMails('resumed', after, site) },
  suspend: { type: 'suspended', mails: (after, site) => planMails('suspended', after, site) },
  notice: { type: 'notice', mails: noticeMails },
  keep: { type: 'notice_withdrawn', mails: (after, site) => planMails('kept', after, site) },
  close: { type: 'closed', mails: (after, site) => planMails('ended', after, site) },
};

type Step = {
  type: Exclude<SubscriptionEvent['type'], 'begun' | 'money_back' | 'priced' | 'invoiced'>;
  mails?: Change['mails'];
};

const noMails: Change['mails'] = () => Promise.resolve([]);

async function change(
  { id, staffId, action, detail, event, mails = noMails }: StaffChange,
  site: Site,
): Promise<StaffOutcome> {
  const before = await findSubscription(site.db, id);
  if (!before) return 'gone';
  const note = { actorId: staffId, action, subjectId: id, detail };
  const isDone = await applyChange({ id, before, event: event(before), mails, note }, site);
  site.wakeDelivery();
  return isDone ? 'done' : 'changed';
}

type ByStaff = { id: string; staffId: string };
type StaffChange = ByStaff & {
  action: AuditAction;
  detail: string;
  event: (before: Subscription) => SubscriptionEvent;
  mails?: Change['mails'] | undefined;
};
export type StaffOutcome = 'done' | 'changed' | 'gone';

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
  const again = isHeld ? {} : { late_from: later(todayOf(site), invoice.dueOn), reminders: 0 };
  return site.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('invoices')
      .set({ ...again, is_held: isHeld ? 1 : 0, updated_at: Math.max(site.now(), invoice.updatedAt + 1) })
      .where('id', '=', id)
      .where('updated_at', '=', invoice.updatedAt)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'changed';
    await noteInvoice(trx, { invoice, staffId, action: 'invoice-held', detail: isHeld ? 'on' : 'off' }, site);
    return 'done';
  });
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** An invoice that is wrong keeps its number and its lines, and is owed no more. */
export async function voidInvoice({ id, staffId }: ByStaff, site: Site): Promise<StaffOutcome> {
  const invoice = await findInvoice(site.db, 'id', id);
  if (!invoice) return 'gone';
  return site.db.transaction().execute(async trx => {
    if (!(await advanceInvoice(trx, { before: invoice, event: 'voided' }, site))) return 'changed';
    await noteInvoice(trx, { invoice, staffId, action: 'invoice-voided', detail: invoice.number }, site);
    return 'done';
  });
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
  /** Orders that paid an invoice which another order had paid. */
  paidTwice: { id: string; invoice: string }[];
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
    paidTwice: await findPaidTwice(site),
    ended: subscriptions.filter(({ state, endsOn }) => state === 'ended' && (endsOn ?? '') > since).length,
  };
}

const CHURN_DAYS = 30;

/** How many invoices are past due, those in question aside. */
export async function countLateInvoices(site: Pick<Site, 'db' | 'now'>): Promise<number> {
  return (await readInvoices({ state: 'open' }, site)).filter(({ standing }) => standing.months > 0).length;
}

async function findPaidTwice({ db }: Pick<Site, 'db'>): Promise<BillingOverview['paidTwice']> {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.invoice_key', 'invoices.key')
    .selectAll('invoices')
    .select('orders.id as second_id')
    .where('orders.state', 'in', ['paid', 'disputed'])
    .where('invoices.state', 'in', ['paid', 'refunded'])
    .whereRef('orders.id', '!=', 'invoices.order_id')
    .execute();
  return rows.map(row => ({ id: row.second_id, invoice: toInvoice(row).number }));
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
  return {
    subscription,
    invoices: await readInvoices({ subscriptionId: id }, site),
    consent: consent && { agreed_at: consent.agreed_at, text: consent.text },
  };
}

/** `consent`: to charge for its invoices; without PayPal's name of the way to pay. */
export type DeskPlan = {
  subscription: Subscription;
  invoices: DeskInvoice[];
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

/** Every invoice in the order of its number, page by page, for a download. */
export async function* listInvoicePages(
  site: Pick<Site, 'db' | 'now'>,
): AsyncGenerator<readonly DeskInvoice[]> {
  let last = 0;
  for (;;) {
    const rows = await site.db
      .selectFrom('invoices')
      .selectAll()
      .where('number', '>', last)
      .orderBy('number')
      .limit(PAGE)
      .execute();
    yield rows.map(toInvoice).map(row => ({ ...row, standing: standingOf(row, todayOf(site)) }));
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = end.number;
  }
}

const PAGE = 500;
