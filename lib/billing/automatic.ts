import 'server-only';
import type { Kysely } from 'kysely';
import { automaticPayment, billingFigures } from '@/content/billing';
import { site as agency } from '@/content/site';
import { queueMails } from '@/lib/mail';
import { chargeVaulted } from '@/lib/orders';
import { paypalOf } from '@/lib/paypal/paypal';
import type { ConsentEnd, Database, PaymentConsentRow } from '@/lib/site/db/tables';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import { DAY_MS, dayIn, daysAfter, HOUR_MS, SECOND_MS } from '@/lib/site/time';
import { BATCH, findSubscription } from './billing.sql';
import { priceOfInvoice, toInvoice, todayOf, type Invoice } from './invoice';
import { chargeRefusedMails } from './mails';
import { automaticMails } from './plan-mails';
import { RUNNING_STATES } from './subscription';

/**
 * Keeps what the customer agreed to before they go to PayPal; it counts once PayPal has saved their way to pay. A customer who
 * pays without it takes back what was not counted yet.
 */
export async function requestConsent({ invoice, isAgreed }: Wish, site: Site): Promise<void> {
  const { subscriptionId, key } = invoice;
  const now = site.now();
  if (!isAgreed) {
    const ended = { state: 'ended', open_for: null, ended_at: now, end_cause: 'withdrawn' } as const;
    await site.db
      .updateTable('payment_consents')
      .set({ ...ended, updated_at: now })
      .where('open_for', '=', subscriptionId)
      .where('state', '=', 'requested')
      .execute();
    return;
  }
  const agreement = { invoice_key: key, text: automaticPayment.consent, agreed_at: now, updated_at: now };
  const empty = { vault_id: null, ended_at: null, end_cause: null };
  await site.db
    .insertInto('payment_consents')
    .values({
      id: site.newId(),
      subscription_id: subscriptionId,
      open_for: subscriptionId,
      state: 'requested',
      ...agreement,
      ...empty,
    })
    .onConflict(conflict =>
      conflict.column('open_for').doUpdateSet(agreement).where('payment_consents.state', '=', 'requested'),
    )
    .execute();
}

type Wish = { invoice: Invoice; isAgreed: boolean };

/** The consent of a plan that is charged; null where its invoices are paid by link. */
export async function findConsent(
  subscriptionId: string,
  { db }: Pick<Site, 'db'>,
): Promise<PaymentConsentRow | null> {
  const row = await db
    .selectFrom('payment_consents')
    .selectAll()
    .where('open_for', '=', subscriptionId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
}

/** Consents whose payment is there, looked at once, and again every hour while PayPal has not saved the way to pay. */
export async function findAgreed({ db, now }: Site): Promise<Agreed[]> {
  return db
    .selectFrom('payment_consents')
    .innerJoin('orders', 'orders.invoice_key', 'payment_consents.invoice_key')
    .selectAll('payment_consents')
    .select('orders.paypal_order_id as payment_id')
    .where('payment_consents.state', '=', 'requested')
    .where('orders.vault', '=', 'store')
    .where('orders.state', 'in', ['paid', 'disputed'])
    .where('orders.paypal_order_id', 'is not', null)
    .where(row =>
      row.or([
        row('payment_consents.updated_at', '=', row.ref('payment_consents.agreed_at')),
        row('payment_consents.updated_at', '<=', now() - HOUR_MS),
      ]),
    )
    .limit(BATCH)
    .execute();
}

type Agreed = PaymentConsentRow & { payment_id: string | null };

/** What PayPal saved counts from here on; what it has not saved in three days is not to come. */
export async function activate({ payment_id: paymentId, ...consent }: Agreed, site: Site): Promise<boolean> {
  const lookup = await paypalOf(site).findPayment({ paymentId: paymentId ?? '', timeoutMs: TIMEOUT_MS });
  const vaultId = lookup.kind === 'found' ? lookup.payment.vaultId : null;
  if (vaultId !== null)
    return change({ consent, to: { state: 'active', vault_id: vaultId }, isTold: true }, site);
  if (site.now() - consent.agreed_at > SAVED_WITHIN_MS) return end({ consent, cause: 'refused' }, site);
  await change({ consent, to: {}, isTold: false }, site);
  return false;
}

/** Compare-and-set of a consent, with the email that reports it. False when someone else changed it first. */
function change({ consent, to, isTold }: ConsentChange, site: Site): Promise<boolean> {
  return site.db.transaction().execute(trx => changeIn(trx, { consent, to, isTold }, site));
}

async function changeIn(
  trx: Kysely<Database>,
  { consent, to, isTold }: ConsentChange,
  site: Site,
): Promise<boolean> {
  const after = { ...consent, ...to, updated_at: Math.max(site.now(), consent.updated_at + 1) };
  const { numUpdatedRows } = await trx
    .updateTable('payment_consents')
    .set({ ...to, updated_at: after.updated_at })
    .where('id', '=', consent.id)
    .where('state', '=', consent.state)
    .where('updated_at', '=', consent.updated_at)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const subscription = isTold ? await findSubscription(trx, consent.subscription_id) : null;
  if (!subscription) return true;
  const payerEmail = await findPayerEmail(trx, consent);
  await queueMails(trx, await automaticMails({ consent: after, subscription, payerEmail }, site), site);
  return true;
}

/** Whose account at PayPal it is: who paid the invoice with the box checked. */
async function findPayerEmail(
  db: Kysely<Database>,
  { invoice_key: key }: PaymentConsentRow,
): Promise<string | null> {
  const order = await db
    .selectFrom('orders')
    .select('payer_email')
    .where('invoice_key', '=', key)
    .where('vault', '=', 'store')
    .where('payer_email', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return order?.payer_email ?? null;
}

type ConsentChange = { consent: PaymentConsentRow; to: Partial<PaymentConsentRow>; isTold: boolean };

function end(
  { consent, cause }: { consent: PaymentConsentRow; cause: ConsentEnd },
  site: Site,
): Promise<boolean> {
  return change({ consent, to: endOf(cause, site), isTold: TOLD.has(cause) }, site);
}

function endOf(end_cause: ConsentEnd, { now }: Pick<Site, 'now'>) {
  return { state: 'ended', open_for: null, ended_at: now(), end_cause } as const;
}

/** The end of a plan has an email of its own. */
const TOLD: ReadonlySet<ConsentEnd> = new Set(['customer', 'staff', 'paypal', 'refused']);

/** The customer, or staff in their name, turns automatic payment off. False when it was off. */
export async function endAutomatic(
  { subscriptionId, staffId }: { subscriptionId: string; staffId: string | null },
  site: Site,
): Promise<boolean> {
  const consent = await findConsent(subscriptionId, site);
  if (!consent) return false;
  const isDone = await site.db.transaction().execute(async trx => {
    const to = endOf(staffId === null ? 'customer' : 'staff', site);
    if (!(await changeIn(trx, { consent, to, isTold: true }, site))) return false;
    const note = { action: 'billing-automatic-off', subjectId: subscriptionId } as const;
    if (staffId !== null) await insertAudit(trx, { ...note, actorId: staffId }, site);
    return true;
  });
  site.wakeDelivery();
  return isDone;
}

/** Ends the consents of these plans, also those that do not count yet. The caller wakes the delivery. */
export async function endConsentsOf(
  trx: Kysely<Database>,
  subscriptionIds: readonly string[],
  site: Site,
): Promise<void> {
  if (subscriptionIds.length === 0) return;
  const consents = await trx
    .selectFrom('payment_consents')
    .selectAll()
    .where('open_for', 'in', subscriptionIds)
    .execute();
  for (const consent of consents)
    await changeIn(trx, { consent, to: endOf('customer', site), isTold: consent.state === 'active' }, site);
}

/** Consents of plans that have ended, and those whose way to pay was deleted at PayPal. */
export async function findOver({ db }: Site): Promise<PaymentConsentRow[]> {
  return db
    .selectFrom('payment_consents')
    .innerJoin('billing_subscriptions', 'billing_subscriptions.id', 'payment_consents.open_for')
    .selectAll('payment_consents')
    .where(row =>
      row.or([
        row('payment_consents.state', '=', 'deleted'),
        row('billing_subscriptions.state', '=', 'ended'),
      ]),
    )
    .limit(BATCH)
    .execute();
}

export function endOver(consent: PaymentConsentRow, site: Site): Promise<boolean> {
  return end({ consent, cause: consent.state === 'deleted' ? 'paypal' : 'plan' }, site);
}

/** Ended ones that PayPal still keeps. */
export async function findKept({ db }: Site): Promise<PaymentConsentRow[]> {
  return db
    .selectFrom('payment_consents')
    .selectAll()
    .where('state', '=', 'ended')
    .where('vault_id', 'is not', null)
    .limit(BATCH)
    .execute();
}

/** While PayPal does not respond, the next round asks again. */
export async function deleteKept(consent: PaymentConsentRow, site: Site): Promise<boolean> {
  const vaultId = consent.vault_id ?? '';
  const outcome = await paypalOf(site).deleteSaved({ vaultId, timeoutMs: TIMEOUT_MS });
  if (outcome.kind !== 'deleted' && outcome.kind !== 'gone') return false;
  return change({ consent, to: { vault_id: null }, isTold: false }, site);
}

/** Open invoices of plans with a consent, of which one of the fixed days has come. */
export async function findCharges(site: Site): Promise<Charge[]> {
  const today = todayOf(site);
  const rows = await site.db
    .selectFrom('invoices')
    .innerJoin('payment_consents', 'payment_consents.open_for', 'invoices.subscription_id')
    .innerJoin('billing_subscriptions', 'billing_subscriptions.id', 'invoices.subscription_id')
    .selectAll('invoices')
    .select(['payment_consents.agreed_at', 'payment_consents.id as consent_id'])
    .where('payment_consents.state', '=', 'active')
    .where('billing_subscriptions.state', 'in', RUNNING_STATES)
    .where('invoices.state', '=', 'open')
    .where('invoices.is_held', '=', 0)
    .where('invoices.stopped_on', 'is', null)
    .where(row =>
      row.or(
        billingFigures.chargeDays.map((days, count) =>
          row.and([
            row('invoices.charges', '=', count),
            row('invoices.late_from', '<=', daysAfter(today, -days)),
          ]),
        ),
      ),
    )
    .orderBy('invoices.due_on')
    .limit(BATCH)
    .execute();
  return rows
    .map(({ agreed_at: agreedAt, consent_id: consentId, ...row }) => ({
      id: row.id,
      invoice: toInvoice(row),
      agreedAt,
      consentId,
    }))
    .filter(charge => isDue(charge, today));
}

/** What was due before the customer agreed is not charged, and nothing twice on one day, also after an outage. */
function isDue({ invoice, agreedAt }: Charge, today: string): boolean {
  const { timeZone } = agency;
  const isAgreed = invoice.dueOn > dayIn(timeZone, agreedAt);
  return isAgreed && (invoice.charges === 0 || dayIn(timeZone, invoice.updatedAt) < today);
}

/**
 * Charges the invoice as it was sent: a late fee of a day on which we did not ask is not the customer's. A try that PayPal
 * refused is counted with its email. One whose outcome is not known is asked about again by the next round.
 */
export async function charge({ invoice, consentId }: Charge, site: Site): Promise<boolean> {
  const consent = await site.db
    .selectFrom('payment_consents')
    .selectAll()
    .where('id', '=', consentId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!consent || consent.vault_id === null) return false;
  const { vault_id: vaultId } = consent;
  const attemptId = `charge/${invoice.id}/${invoice.charges}`;
  const price = priceOfInvoice(invoice, { months: 0, feeMinor: 0 });
  const outcome = await chargeVaulted({ price, attemptId, vaultId }, site);
  if (outcome.kind !== 'refused') return outcome.kind === 'placed';
  const saved = await paypalOf(site).findSaved({ vaultId, timeoutMs: TIMEOUT_MS });
  const isGone = saved.kind === 'gone';
  return site.db.transaction().execute(async trx => {
    const charges = isGone ? billingFigures.chargeDays.length : invoice.charges + 1;
    const { numUpdatedRows } = await trx
      .updateTable('invoices')
      .set({ charges, updated_at: Math.max(site.now(), invoice.updatedAt + 1) })
      .where('id', '=', invoice.id)
      .where('state', '=', 'open')
      .where('updated_at', '=', invoice.updatedAt)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await queueMails(trx, await chargeRefusedMails({ ...invoice, charges }, site), site);
    if (isGone) await changeIn(trx, { consent, to: endOf('paypal', site), isTold: true }, site);
    return true;
  });
}

export type Charge = { id: string; invoice: Invoice; agreedAt: number; consentId: string };

const TIMEOUT_MS = 5 * SECOND_MS;
const SAVED_WITHIN_MS = 3 * DAY_MS;
