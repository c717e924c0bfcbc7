import 'server-only';
import type { Kysely } from 'kysely';
import { tell } from '@/lib/mail';
import type { AuditAction, Database } from '@/lib/site/db/tables';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { daysAfter } from '@/lib/site/time';
import { findConsent } from './automatic';
import { findInvoice, findSubscription } from './billing.sql';
import { todayOf, type Invoice } from './invoice';
import { invoiceMails, questionMails } from './mails';
import { PlanChangedError, voidIn } from './plan-change';
import { endOrders } from './receivables';
import { outcomeOf, type ByStaff, type TellingOutcome } from './staff';
import type { Subscription } from './subscription';

/**
 * While a customer's question about a bill is open, it is not past due. After the answer the customer has the usual days
 * to pay, counted from it. The customer gets an email at each end, where the invoice went to an address.
 */
export async function holdInvoice(
  { id, staffId, version, isHeld }: ByStaff & { isHeld: boolean },
  site: Site,
): Promise<TellingOutcome> {
  const before = await findInvoice(site.db, 'id', id);
  if (!before) return 'gone';
  if (isOther(before, version) || before.state !== 'open' || before.isHeld === isHeld) return 'changed';
  const again = isHeld ? {} : { lateFrom: await firstDayToPay(before, site), reminders: 0 };
  const invoice = { ...before, ...again, isHeld };
  const isAutomatic = (await findConsent(before.subscriptionId, site)) !== null;
  const outcome = await site.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('invoices')
      .set({
        late_from: invoice.lateFrom,
        reminders: invoice.reminders,
        is_held: isHeld ? 1 : 0,
        updated_at: Math.max(site.now(), before.updatedAt + 1),
      })
      .where('id', '=', id)
      .where('updated_at', '=', before.updatedAt)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'changed';
    // A page at PayPal that is open now takes no money for what is in question; a new click on the invoice does.
    const receivable = { column: 'invoice_key', value: invoice.key } as const;
    if (isHeld)
      await endOrders(trx, { receivable, exceptId: null, why: 'billing: the invoice is on hold' }, site);
    await noteInvoice(trx, { invoice, staffId, action: 'invoice-held', detail: isHeld ? 'on' : 'off' }, site);
    return outcomeOf(await tell(trx, await questionMails({ invoice, isAutomatic }, site), site));
  });
  site.wakeDelivery();
  return outcome;
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
export async function sendInvoice({ id, staffId, version }: ByStaff, site: Site): Promise<TellingOutcome> {
  const invoice = await findInvoice(site.db, 'id', id);
  const subscription = invoice && (await findSubscription(site.db, invoice.subscriptionId));
  if (!subscription) return 'gone';
  if (isOther(invoice, version) || !isUnsent(invoice, subscription)) return 'changed';
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
  { id, staffId, version, isBilledAgain = false }: ByStaff & { isBilledAgain?: boolean },
  site: Site,
): Promise<TellingOutcome> {
  const invoice = await findInvoice(site.db, 'id', id);
  if (!invoice) return 'gone';
  if (isOther(invoice, version)) return 'changed';
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

function isOther({ updatedAt }: Invoice, version: number | undefined): boolean {
  return version !== undefined && updatedAt !== version;
}

function noteInvoice(
  trx: Kysely<Database>,
  { invoice, staffId, action, detail }: InvoiceNote,
  site: Site,
): Promise<void> {
  return insertAudit(trx, { actorId: staffId, action, subjectId: invoice.subscriptionId, detail }, site);
}

type InvoiceNote = { invoice: Invoice; staffId: string; action: AuditAction; detail: string };
