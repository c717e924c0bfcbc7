import 'server-only';
import { sql, type Kysely } from 'kysely';
import type { OutgoingMail } from '@/lib/mail';
import type { Database } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { endAutomatic, endConsentsOf, findConsent } from './automatic';
import { findInvoice, findSubscription, toSubscription } from './billing.sql';
import { noticeDay } from './calendar';
import { standingOf, toInvoice, todayOf, type Invoice, type Standing } from './invoice';
import { applyChange } from './plan-change';
import { agencyMail, planMails } from './plan-mails';
import { readStanding } from './receivables';
import { settleInvoice } from './settle';
import {
  changeSubscription,
  isCommitted,
  nextDay,
  renewalOf,
  type Renewal,
  type Subscription,
} from './subscription';

/** An invoice by the key in its link, up to date with its payment. */
export async function readInvoice(key: string, site: Site): Promise<ReadInvoice | null> {
  await settleInvoice(key, site);
  const invoice = await findInvoice(site.db, 'key', key);
  if (!invoice) return null;
  const subscription = await findSubscription(site.db, invoice.subscriptionId);
  const isOn = (await findConsent(invoice.subscriptionId, site)) !== null;
  const renewal = subscription && renewalOf(subscription);
  return {
    invoice,
    standing: standingOf(invoice, todayOf(site)),
    isUnderWay: await isUnderWay(key, site),
    renewal,
    automatic: isOn ? 'on' : site.env.hasVault && renewal ? 'offered' : 'off',
  };
}

type ReadInvoice = {
  invoice: Invoice;
  standing: Standing;
  /** PayPal is checking a payment of it, or is asked about a charge. */
  isUnderWay: boolean;
  /** How its plan goes on; null when it does not. */
  renewal: Renewal | null;
  /** Whether later invoices of the plan are charged, or the customer can have that. */
  automatic: 'on' | 'offered' | 'off';
};

async function isUnderWay(key: string, site: Pick<Site, 'db' | 'now'>): Promise<boolean> {
  const receivable = { column: 'invoice_key', value: key } as const;
  return (await readStanding(site.db, { receivable, orderId: null }, site)) === 'under_way';
}

/** What a customer pays for each month, and its invoices, the newest first. */
export type CustomerPlan = {
  subscription: Subscription;
  /** When the next month begins; null when none does. */
  nextOn: string | null;
  /** The last day to end it before that; null while it cannot be. */
  cancelBy: string | null;
  /** When it ends if it is canceled today; null where it cannot be, or has not begun. */
  endIfCanceled: string | null;
  /** Whether its invoices are charged. */
  isAutomatic: boolean;
  invoices: Pick<ReadInvoice, 'invoice' | 'standing' | 'isUnderWay'>[];
};

/** Of orders placed with the account, or paid from its confirmed address. */
export async function listPlans(customer: Customer, site: Pick<Site, 'db' | 'now'>): Promise<CustomerPlan[]> {
  const subscriptions = await findOwn(customer, site);
  if (subscriptions.length === 0) return [];
  const rows = await site.db
    .selectFrom('invoices')
    .selectAll()
    .where(
      'subscription_id',
      'in',
      subscriptions.map(({ id }) => id),
    )
    .orderBy('number', 'desc')
    .limit(INVOICES_MAX)
    .execute();
  const invoices = await Promise.all(
    rows.map(toInvoice).map(async invoice => ({
      invoice,
      standing: standingOf(invoice, todayOf(site)),
      isUnderWay: invoice.state === 'open' && (await isUnderWay(invoice.key, site)),
    })),
  );
  const consents = await Promise.all(subscriptions.map(({ id }) => findConsent(id, site)));
  return subscriptions.map((subscription, index) => {
    const nextOn = nextDay(subscription);
    const isLeaving = subscription.state === 'ended' || (subscription.endsOn ?? '9') <= (nextOn ?? '');
    return {
      subscription,
      nextOn: isLeaving ? null : nextOn,
      cancelBy: isLeaving || nextOn === null || isCommitted(subscription) ? null : noticeDay(nextOn),
      isAutomatic: Boolean(consents[index]),
      endIfCanceled: changeSubscription(subscription, { type: 'notice' }, site.now())?.endsOn ?? null,
      invoices: invoices.filter(({ invoice }) => invoice.subscriptionId === subscription.id),
    };
  });
}

async function findOwn(
  { accountId, confirmedEmail }: Customer,
  { db }: Pick<Site, 'db'>,
): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('billing_subscriptions')
    .innerJoin('orders', 'orders.id', 'billing_subscriptions.order_id')
    .selectAll('billing_subscriptions')
    .where(row => {
      const isPlaced = row('orders.account_id', '=', accountId);
      if (confirmedEmail === null) return isPlaced;
      return row.or([isPlaced, row(sql<string>`lower(orders.payer_email)`, '=', confirmedEmail)]);
    })
    .orderBy('billing_subscriptions.created_at', 'desc')
    .execute();
  return rows.map(toSubscription);
}

/** Five years of two plans. */
const INVOICES_MAX = 120;

type Customer = { accountId: string; confirmedEmail: string | null };

/** The customer ends a plan of theirs with the notice of the policy; both sides get it in writing. */
export async function cancelPlan(
  { customer, id }: { customer: Customer; id: string },
  site: Site,
): Promise<'done' | 'not_possible'> {
  const before = (await findOwn(customer, site)).find(subscription => subscription.id === id);
  if (!before) return 'not_possible';
  const isChanged = await applyChange(
    {
      id,
      before,
      event: { type: 'notice' },
      mails: async (after, site) => [
        ...(await noticeGivenMails(after, site)),
        ...(await agencyMail('canceled', after, site)),
      ],
    },
    site,
  );
  site.wakeDelivery();
  return isChanged ? 'done' : 'not_possible';
}

/** The customer takes back that invoices of a plan of theirs are charged. */
export async function payByLink(
  { customer, id }: { customer: Customer; id: string },
  site: Site,
): Promise<'done' | 'not_possible'> {
  const isOwn = (await findOwn(customer, site)).some(subscription => subscription.id === id);
  const isDone = isOwn && (await endAutomatic({ subscriptionId: id, staffId: null }, site));
  return isDone ? 'done' : 'not_possible';
}

/** Deleting the account also ends automatic payment, since no account is left in which to end it. */
export async function endOwnAutomatic(trx: Kysely<Database>, customer: Customer, site: Site): Promise<void> {
  const ids = (await findOwn(customer, { db: trx })).map(({ id }) => id);
  await endConsentsOf(trx, ids, site);
}

/** To the customer, in whose name notice was given. */
export function noticeGivenMails(after: Subscription, site: Site): Promise<OutgoingMail[]> {
  if (after.state === 'ending') return planMails('canceled', after, site);
  return planMails(after.anchorOn === null ? 'canceledBefore' : 'ended', after, site);
}

/** Takes the notice back, until the plan has ended. */
export async function keepPlan(
  { customer, id }: { customer: Customer; id: string },
  site: Site,
): Promise<'done' | 'not_possible'> {
  const before = (await findOwn(customer, site)).find(subscription => subscription.id === id);
  if (!before) return 'not_possible';
  const event = { type: 'notice_withdrawn' } as const;
  const mails = (after: Subscription) => planMails('kept', after, site);
  const isChanged = await applyChange({ id, before, event, mails }, site);
  site.wakeDelivery();
  return isChanged ? 'done' : 'not_possible';
}
