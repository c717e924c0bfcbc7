import 'server-only';
import type { Kysely } from 'kysely';
import { billingFigures, invoiceLines } from '@/content/billing';
import { facts } from '@/content/facts';
import { site as agency } from '@/content/site';
import { queueMails, tell, type OutgoingMail, type Told } from '@/lib/mail';
import { catalog, monthlyLines, refundTerms, toOrder, type Order } from '@/lib/orders';
import type { Database } from '@/lib/site/db/tables';
import { idOf } from '@/lib/site/id-of';
import { insertAudit, type AuditNote } from '@/lib/site/security/audit';
import { thenDeliver, type Site } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';
import { DAY_MS, dayIn, daysAfter, formatDay } from '@/lib/site/time';
import {
  activate,
  charge,
  deleteKept,
  endOver,
  findAgreed,
  findCharges,
  findConsent,
  findKept,
  findOver,
  type Charge,
} from './automatic';
import {
  advanceInvoice,
  advanceSubscription,
  findSubscription,
  toSubscription,
  toSubscriptionRow,
} from './billing.sql';
import { firstDay, lateDays } from './calendar';
import { endOrders, isKept, keptMinor } from './claims';
import { isTax, toInvoice, todayOf, type Invoice } from './invoice';
import {
  agencyMail,
  changedInvoiceMails,
  invoiceMails,
  overpaidMails,
  pausedMails,
  planMails,
  reminderMails,
} from './mails';
import { listOverpaid, type Overpaid } from './overpaid';
import { isRestored } from './restored';
import {
  draftInvoice,
  monthlyMinor,
  newSubscription,
  onceLines,
  RUNNING_STATES,
  withReturned,
  type InvoiceDraft,
  type Subscription,
  type SubscriptionEvent,
} from './subscription';

/**
 * Everything in billing that a day or a payment causes, in the order in which it matters: what was paid is known before
 * anyone is reminded of it, and an end comes last. Runs every minute in any number of processes: each step is one
 * transaction with compare-and-set, so a repeat, a second process or a kill changes nothing. One failure does not stop
 * the others.
 */
export async function runBilling(site: Site, stopping?: AbortSignal): Promise<BillingReport> {
  const round: Round = { report: { done: 0, failures: [] }, stopping, site };
  await each(findBoughtOrders, subscribe, round);
  await each(findUnsettled, settle, round);
  await each(findOverpaid, tellOverpaid, round);
  await each(findAgreed, activate, round);
  await each(findGivenBack, applyChange, round);
  await each(findPaidUp, applyChange, round);
  await each(findStopped, stopOrGoOn, round);
  // A restored backup may not know what was sent and paid since.
  if (!(await isRestored(site.db))) {
    await each(findDue, issue, round);
    await each(findCharges, chargeInvoice, round);
    await each(findLate, remind, round);
  }
  await each(findEnded, applyChange, round);
  await each(findOver, endOver, round);
  await each(findKept, deleteKept, round);
  return round.report;
}

async function each<Subject extends { id: string }>(
  find: (site: Site) => Promise<Subject[]>,
  work: (subject: Subject, site: Site) => Promise<Told | boolean | null>,
  { report, stopping, site }: Round,
): Promise<void> {
  for (const subject of await find(site)) {
    if (stopping?.aborted) return;
    try {
      if (await thenDeliver(work(subject, site), site)) report.done += 1;
    } catch (cause) {
      report.failures.push({ subject: subject.id, cause });
    }
  }
}

type Round = { report: BillingReport; stopping: AbortSignal | undefined; site: Site };
type BillingReport = { done: number; failures: { subject: string; cause: unknown }[] };

/**
 * Paid orders that have a monthly price and no subscription yet. Billing looks for them, so no order depends on it. Where a
 * part of the money has gone back already, the plan is made all the same, and the agency is asked what becomes of it.
 */
async function findBoughtOrders({ db }: Site): Promise<Order[]> {
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

async function subscribe(order: Order, site: Site): Promise<boolean> {
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

/** Invoices whose orders say otherwise than they do. */
async function findUnsettled({ db }: Site, key?: string): Promise<Invoice[]> {
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
function settle(before: Invoice, site: Site): Promise<boolean> {
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
    const claim = { column: 'invoice_key', value: before.key } as const;
    if (kept) {
      if (kept.id === before.orderId && before.state === 'paid') return false;
      const facts = { order_id: kept.id, paid_at: kept.paid_at, stopped_on: null };
      if (!(await advanceInvoice(trx, { before, event: 'paid', facts }, site))) return false;
      await endOrders(trx, { claim, exceptId: kept.id, why: 'billing: paid by another order' }, site);
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
async function findStopped(site: Site, key?: string): Promise<Invoice[]> {
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
async function stopOrGoOn({ id, lateFrom, stoppedOn, updatedAt }: Invoice, site: Site): Promise<boolean> {
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

/** Orders whose payers have not been told yet that what they paid was not owed. */
async function findOverpaid(site: Site): Promise<Overpaid[]> {
  return (await listOverpaid(site)).filter(({ toldAt }) => toldAt === null);
}

function tellOverpaid(order: Overpaid, site: Site): Promise<boolean> {
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

async function chargeInvoice(due: Charge, site: Site): Promise<boolean> {
  const isDone = await charge(due, site);
  if (isDone) await settleInvoice(due.invoice.key, site);
  return isDone;
}

/** Brings one invoice up to date with its orders, before someone reads or pays it. */
export async function settleInvoice(key: string, site: Site): Promise<void> {
  for (const invoice of await findUnsettled(site, key)) await settle(invoice, site);
  for (const invoice of await findStopped(site, key)) await stopOrGoOn(invoice, site);
}

/** Subscriptions for which money of their order went back since this was last looked at. */
async function findGivenBack({ db }: Site): Promise<Change[]> {
  const rows = await db
    .selectFrom('billing_subscriptions')
    .innerJoin('orders', 'orders.id', 'billing_subscriptions.order_id')
    .selectAll('billing_subscriptions')
    .select(['orders.refunded_minor', 'orders.reversed_minor'])
    .where('billing_subscriptions.state', 'in', ['active', 'ending'])
    .where(row =>
      row(
        row('orders.refunded_minor', '+', row.ref('orders.reversed_minor')),
        '>',
        row.ref('billing_subscriptions.money_back_minor'),
      ),
    )
    .limit(BATCH)
    .execute();
  return rows.map(row => ({
    id: row.id,
    before: toSubscription(row),
    event: { type: 'money_back', minor: row.refunded_minor + row.reversed_minor },
    mails: async (after, site) => [
      ...(await pausedMails(after, site)),
      ...(await agencyMail('moneyBack', after, site)),
    ],
  }));
}

/** Suspended ones that owe nothing anymore that is past due and not in question. */
async function findPaidUp(site: Site): Promise<Change[]> {
  const rows = await site.db
    .selectFrom('billing_subscriptions')
    .selectAll()
    .where('state', '=', 'suspended')
    .where(row =>
      row.not(
        row.exists(
          row
            .selectFrom('invoices')
            .select('id')
            .whereRef('subscription_id', '=', 'billing_subscriptions.id')
            .where('state', '=', 'open')
            .where('is_held', '=', 0)
            .where('late_from', '<', daysAfter(todayOf(site), -facts.billing.dueWithinDays)),
        ),
      ),
    )
    .limit(BATCH)
    .execute();
  return rows.map(row => ({
    id: row.id,
    before: toSubscription(row),
    event: { type: 'paid_up' },
    mails: (after, site) => agencyMail('paidUp', after, site),
  }));
}

async function findEnded(site: Site): Promise<Change[]> {
  const rows = await site.db
    .selectFrom('billing_subscriptions')
    .selectAll()
    .where('state', 'in', ['ending', 'suspended', 'paused'])
    .where('ends_on', '<=', todayOf(site))
    .limit(BATCH)
    .execute();
  return rows.map(row => ({
    id: row.id,
    before: toSubscription(row),
    event: { type: 'ended' },
    mails: async (after, site) => [
      ...(await planMails('ended', after, site)),
      ...(await agencyMail('ended', after, site)),
    ],
  }));
}

/**
 * A change of a subscription with the emails that report it: both or neither. Says who is told; null when the change no
 * longer applies.
 */
export function applyChange({ before, event, mails, note }: Change, site: Site): Promise<Told | null> {
  return site.db.transaction().execute(async trx => {
    const after = await advanceSubscription(trx, { before, event }, site);
    if (after === null) return null;
    const told = await tell(trx, await mails(after, site), site);
    if (after.state === 'ended') await voidUnbegun(trx, after, site);
    if (note) await insertAudit(trx, note, site);
    return told;
  });
}

/** The invoice of a month that never begins is owed by no one. */
async function voidUnbegun(trx: Kysely<Database>, { id, endsOn }: Subscription, site: Site): Promise<void> {
  const rows = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('subscription_id', '=', id)
    .where('state', '=', 'open')
    .where('from_on', '>=', endsOn ?? todayOf(site))
    .orderBy('number')
    .execute();
  for (const invoice of rows.map(toInvoice)) await voidIn(trx, { invoice, isBilledAgain: false }, site);
}

/**
 * Voids an open invoice, in the caller's transaction: what had gone into it waits for the next one, no page at PayPal takes
 * money for it anymore. `isBilledAgain`: its month, too, is on the next invoice. Says whether the customer is told; null when
 * someone else changed it first.
 */
export async function voidIn(
  trx: Kysely<Database>,
  { invoice, isBilledAgain }: { invoice: Invoice; isBilledAgain: boolean },
  site: Site,
): Promise<Told | null> {
  if (!(await advanceInvoice(trx, { before: invoice, event: 'voided' }, site))) return null;
  const claim = { column: 'invoice_key', value: invoice.key } as const;
  await endOrders(trx, { claim, exceptId: null, why: 'billing: the invoice was voided' }, site);
  const before = await findSubscription(trx, invoice.subscriptionId);
  if (!before) return { kind: 'nobody', why: 'no_address' };
  const once = onceLines(invoice.lines);
  const days = fillText(invoiceLines.earlierMonth, {
    from: formatDay(invoice.fromOn),
    until: formatDay(invoice.untilOn),
  });
  const monthly = invoice.lines.filter(line => !once.includes(line) && !isTax(line));
  const again = isBilledAgain
    ? monthly.map(line => ({ ...line, id: site.newId(), label: `${line.label}, ${days}` }))
    : [];
  const change = withReturned(before, [...once, ...again], catalog);
  const after = await advanceSubscription(trx, { before, event: { type: 'returned', change } }, site);
  if (after === null) throw new PlanChangedError(`Plan ${before.id} changed while an invoice was voided`);
  return tell(trx, await changedInvoiceMails(isBilledAgain ? 'voidedAgain' : 'voided', invoice, site), site);
}

/** The transaction is given up, and the caller tries again. */
export class PlanChangedError extends Error {
  override name = 'PlanChangedError';
}

export type Change = {
  id: string;
  before: Subscription;
  event: SubscriptionEvent;
  mails: (after: Subscription, site: Site) => Promise<OutgoingMail[]>;
  /** What the desk's audit says of it; nothing of what a customer or a day did. */
  note?: AuditNote;
};

async function findDue(site: Site): Promise<Subscription[]> {
  const rows = await site.db
    .selectFrom('billing_subscriptions')
    .selectAll()
    .where('state', 'in', RUNNING_STATES)
    .where('next_on', '<=', daysAfter(todayOf(site), facts.billing.invoiceDaysBeforeDue))
    .where(row => row.or([row('ends_on', 'is', null), row('next_on', '<', row.ref('ends_on'))]))
    .orderBy('next_on')
    .limit(BATCH)
    .execute();
  return rows.map(toSubscription);
}

/** The invoice, its number and its email are one transaction. After an outage the next round sends the next month’s. */
function issue(subscription: Subscription, site: Site): Promise<boolean> {
  const draft = draftInvoice(subscription, todayOf(site));
  if (draft === null) return Promise.resolve(false);
  return site.db.transaction().execute(async trx => {
    const event = { type: 'invoiced', left: draft.left } as const;
    const after = await advanceSubscription(trx, { before: subscription, event }, site);
    if (after === null) return false;
    const invoice = await insertInvoice(trx, { draft, subscription }, site);
    const isAutomatic = (await findConsent(subscription.id, { db: trx })) !== null;
    await queueMails(trx, await invoiceMails({ invoice, subscription: after, isAutomatic }, site), site);
    if (invoice.customerEmail === null && invoice.state === 'open')
      await queueMails(trx, await agencyMail('noAddress', after, site), site);
    return true;
  });
}

/** The number's row is locked until the transaction ends: what is rolled back leaves no gap. */
async function insertInvoice(
  trx: Kysely<Database>,
  { draft, subscription }: { draft: InvoiceDraft; subscription: Subscription },
  site: Site,
): Promise<Invoice> {
  const { last: number } = await trx
    .insertInto('invoice_numbers')
    .values({ id: 'invoices', last: 1 })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(row => ({ last: row('invoice_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const isFree = draft.totalMinor === 0;
  // After a restore the same month has the same id and link again, and PayPal knows whether it was paid.
  const name = `invoice/${subscription.id}/${draft.month}`;
  const row = {
    id: idOf(name),
    key: idOf(name, site.secret('LINKS_SECRET')),
    number,
    subscription_id: subscription.id,
    month: draft.month,
    from_on: draft.fromOn,
    until_on: draft.untilOn,
    issued_on: todayOf(site),
    due_on: draft.dueOn,
    lines: JSON.stringify(draft.lines),
    total_minor: draft.totalMinor,
    currency: subscription.currency,
    customer_name: subscription.customerName,
    customer_email: subscription.customerEmail,
    state: isFree ? ('paid' as const) : ('open' as const),
    late_from: draft.dueOn,
    is_held: 0,
    stopped_on: null,
    order_id: null,
    paid_at: isFree ? site.now() : null,
    reminders: 0,
    charges: 0,
    updated_at: site.now(),
  };
  await trx.insertInto('invoices').values(row).execute();
  return toInvoice(row);
}

/** Open invoices that were sent to someone and that no one asks about, whose next step has come. What has ended is reminded of the fee alone. */
async function findLate(site: Site): Promise<Invoice[]> {
  const rows = await site.db
    .selectFrom('invoices')
    .selectAll()
    .where('state', '=', 'open')
    .where('is_held', '=', 0)
    .where('customer_email', 'is not', null)
    .where('stopped_on', 'is', null)
    .where(row =>
      row.or(
        LATE_STEPS.map((step, reminders) =>
          row.and([row('reminders', '=', reminders), row('late_from', '<=', lateSince(step, todayOf(site)))]),
        ),
      ),
    )
    .where(row =>
      row.or([
        row('reminders', '=', 0),
        row('subscription_id', 'in', query =>
          query.selectFrom('billing_subscriptions').select('id').where('state', '!=', 'ended'),
        ),
      ]),
    )
    .orderBy('late_from')
    .limit(BATCH)
    .execute();
  return rows.map(toInvoice);
}

/** The last day from which an invoice is late for this step to have come by `today`. */
function lateSince(step: (typeof LATE_STEPS)[number], today: string): string {
  const days = (Date.parse(lateDays(today)[step]) - Date.parse(today)) / DAY_MS;
  return daysAfter(today, -days);
}

/**
 * The steps of a late invoice. The last one is an email to the agency: a person decides about the suspension. After an
 * outage the first reminder comes late, and the late fee then starts as much later: it is never owed before.
 */
const LATE_STEPS = ['feeReminder', 'suspensionReminder', 'suspendFrom'] as const;

function remind(before: Invoice, site: Site): Promise<boolean> {
  const step = LATE_STEPS[before.reminders];
  if (!step) return Promise.resolve(false);
  const soonest = daysAfter(todayOf(site), -facts.billing.dueWithinDays);
  const lateFrom = step === 'feeReminder' && before.lateFrom < soonest ? soonest : before.lateFrom;
  const reminders = before.reminders + 1;
  return site.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('invoices')
      .set({ reminders, late_from: lateFrom, updated_at: Math.max(site.now(), before.updatedAt + 1) })
      .where('id', '=', before.id)
      .where('state', '=', 'open')
      .where('updated_at', '=', before.updatedAt)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await queueMails(trx, await reminderMails({ ...before, lateFrom, reminders }, step, site), site);
    return true;
  });
}

/** At most so many of one kind in a round; the next one goes on. */
const BATCH = 200;
