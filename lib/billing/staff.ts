import 'server-only';
import { creditReasons } from '@/content/billing';
import { parseAddress, type Told } from '@/lib/mail';
import { catalog } from '@/lib/orders';
import type { AuditAction } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { noticeGivenMails } from './account';
import { findSubscription } from './billing.sql';
import { changeOfPlan } from './choice';
import { maySuspend, readInvoices, readSubscription, total } from './desk';
import { invoiceLinesSchema, todayOf } from './invoice';
import { applyChange, type Change } from './plan-change';
import { changeMails, creditMails, pausedMails, planMails } from './plan-mails';
import type { MonthlyLine, Subscription, SubscriptionEvent } from './subscription';

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
  if (isPricedSo(before, { ids, taxMillipercent, customerEmail })) return 'same';
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

/** Whether a plan already has these lines, this tax, and this address. */
export function isPricedSo(
  before: Subscription,
  { ids, taxMillipercent, customerEmail }: Repricing,
): boolean {
  const chosen = changeOfPlan(before, ids, catalog);
  return (
    chosen !== null &&
    isSameChoice(before.lines, chosen.lines) &&
    taxMillipercent === before.taxMillipercent &&
    customerEmail === before.customerEmail
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
export async function creditedMinor(id: string, creditId: string, { db }: Pick<Site, 'db'>): Promise<number> {
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

export type StaffStep = 'pause' | 'resume' | 'suspend' | 'notice' | 'keep' | 'close';

export function isStaffStep(step: string): step is StaffStep {
  return Object.hasOwn(STEPS, step);
}

const STEPS: Record<StaffStep, Step> = {
  pause: { type: 'paused', mails: pausedMails },
  resume: { type: 'resumed', mails: resumedMails },
  suspend: { type: 'suspended', mails: (after, site) => planMails('suspended', after, site) },
  notice: { type: 'notice', mails: noticeGivenMails },
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
  { id, staffId, version, action, detail, event, mails, before: seen }: StaffChange,
  site: Site,
): Promise<TellingOutcome> {
  const before = seen ?? (await findSubscription(site.db, id));
  if (!before) return 'gone';
  if (version !== undefined && before.updatedAt !== version) return 'changed';
  const note = { actorId: staffId, action, subjectId: id, detail };
  const told = await applyChange({ id, before, event: event(before), mails, note }, site);
  site.wakeDelivery();
  return told === null ? 'changed' : outcomeOf(told);
}

export function outcomeOf(told: Told): TellingOutcome {
  return told.kind === 'queued' ? 'done' : 'untold';
}

/** `version`: the `updatedAt` that the form was opened with, where one was: another is `changed`. */
export type ByStaff = { id: string; staffId: string; version?: number | undefined };

type StaffChange = ByStaff & {
  action: AuditAction;
  detail: string;
  event: (before: Subscription) => SubscriptionEvent;
  mails: Change['mails'];
  /** As it was when the step was checked; read here when left out. */
  before?: Subscription;
};

type StaffOutcome = 'done' | 'changed' | 'gone';

/** Of a deed that the customer is told of. `untold`: it is done, and no email can go to the plan's address. */
export type TellingOutcome = StaffOutcome | 'untold';
