import 'server-only';
import type { Kysely } from 'kysely';
import { facts } from '@/content/facts';
import { queueMails } from '@/lib/mail';
import type { Database } from '@/lib/site/db/tables';
import { idOf } from '@/lib/site/id-of';
import type { Site } from '@/lib/site/site';
import { daysAfter } from '@/lib/site/time';
import { findConsent } from './automatic';
import { advanceSubscription, BATCH, toSubscription } from './billing.sql';
import { draftInvoice, type InvoiceDraft } from './draft';
import { todayOf, toInvoice, type Invoice } from './invoice';
import { invoiceMails } from './mails';
import { agencyMail } from './plan-mails';
import { RUNNING_STATES, type Subscription } from './subscription';

export async function findDue(site: Site): Promise<Subscription[]> {
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
export function issue(subscription: Subscription, site: Site): Promise<boolean> {
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
