import 'server-only';
import type { Kysely } from 'kysely';
import { invoiceLines } from '@/content/billing';
import { facts } from '@/content/facts';
import { tell, type OutgoingMail, type Told } from '@/lib/mail';
import { catalog } from '@/lib/orders';
import type { Database } from '@/lib/site/db/tables';
import { insertAudit, type AuditNote } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';
import { daysAfter, formatDay } from '@/lib/site/time';
import { advanceInvoice, advanceSubscription, BATCH, findSubscription, toSubscription } from './billing.sql';
import { onceLines, withReturned } from './choice';
import { isTax, todayOf, toInvoice, type Invoice } from './invoice';
import { changedInvoiceMails } from './mails';
import { agencyMail, pausedMails, planMails } from './plan-mails';
import { endOrders } from './receivables';
import type { Subscription, SubscriptionEvent } from './subscription';

/** Subscriptions for which money of their order went back since this was last looked at. */
export async function findGivenBack({ db }: Site): Promise<Change[]> {
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
export async function findPaidUp(site: Site): Promise<Change[]> {
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
    mails: async (after, site) => [
      ...(await planMails(after.endsOn === null ? 'restored' : 'restoredEnding', after, site)),
      ...(await agencyMail('paidUp', after, site)),
    ],
  }));
}

export async function findEnded(site: Site): Promise<Change[]> {
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
  const receivable = { column: 'invoice_key', value: invoice.key } as const;
  await endOrders(trx, { receivable, exceptId: null, why: 'billing: the invoice was voided' }, site);
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
