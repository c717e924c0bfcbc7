import type { Kysely } from 'kysely';
import { type OutgoingMail, mailSettings } from '@/lib/mail/outgoing-mail';
import type { EventSource } from '@/lib/orders/advance';
import { captureOrder } from '@/lib/orders/capture';
import type { FoundPayment } from '@/lib/orders/mails-money';
import { CAPTURED_STATES, type Order } from '@/lib/orders/order';
import { findOrder, insertMails } from '@/lib/orders/orders.sql';
import type { PayPalFailure } from '@/lib/paypal/client';
import type { CaptureRecord } from '@/lib/paypal/money';
import { LONGEST_CALL_MS, paypalOf } from '@/lib/paypal/paypal';
import type { HandleOutcome } from '@/lib/paypal/webhook-event';
import type { Database, UnknownPaymentRow } from '@/lib/site/db/tables';
import { thenDeliver, type Site } from '@/lib/site/site';
import { nameOf } from '@/lib/site/text';

/** Characters of a note on a payment. */
export const PAYMENT_NOTE_MAX = 500;

/**
 * Keeps money at PayPal that belongs to no order of ours, and alarms the agency. Safe to repeat: one id alarms once.
 * Returns whether it was new.
 */
export async function noteUnknownPayment(payment: FoundPayment, site: Site): Promise<boolean> {
  if (await findUnknownPayment(site.db, payment.id)) return false;
  const isNew = await addUnknownPayment(site, payment, await renderMails(payment, site));
  const { id, kind, found_by: foundBy } = payment;
  if (isNew) site.log('error', 'unknown_payment', { id, kind, foundBy });
  return isNew;
}

/** An email that cannot be rendered does not keep the payment off the desk. */
async function renderMails(payment: FoundPayment, site: Site): Promise<OutgoingMail[]> {
  try {
    // As in `advance`: the command `reconcile` has no templates.
    const { renderUnknownPaymentMails } = await import('@/lib/orders/mails-money');
    return await renderUnknownPaymentMails(payment, mailSettings(site.env));
  } catch (error) {
    site.log('error', 'unknown_payment_mail_not_rendered', { id: payment.id, error: nameOf(error) });
    return [];
  }
}

/** Stores it together with the emails that report it. False, and nothing written, when its id is already known. */
export function addUnknownPayment(
  site: Site,
  payment: FoundPayment,
  mails: readonly OutgoingMail[],
): Promise<boolean> {
  const added = site.db.transaction().execute(async trx => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('unknown_payments')
      .values({ ...payment, order_id: null, settled_at: null, settled_by: null, note: null })
      .onConflict(conflict => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    await insertMails(trx, { mails, now: payment.found_at }, site);
    return true;
  });
  return thenDeliver(added, site);
}

export async function findUnknownPayment(
  db: Kysely<Database>,
  id: string,
): Promise<UnknownPaymentRow | null> {
  const row = await db.selectFrom('unknown_payments').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Those that no one has settled, the longest waiting first. */
export function listUnknownPayments(db: Kysely<Database>, limit: number): Promise<UnknownPaymentRow[]> {
  return openPayments(db).selectAll().orderBy('found_at').orderBy('id').limit(limit).execute();
}

export async function countUnknownPayments(db: Kysely<Database>): Promise<number> {
  const { count } = await openPayments(db)
    .select(row => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function openPayments(db: Kysely<Database>) {
  return db.selectFrom('unknown_payments').where('settled_at', 'is', null);
}

/** The order that a capture belongs to: by our record, else by PayPal's order that it is part of. */
export async function findCapturedOrder(captureId: string, site: Site): Promise<CapturedOrder> {
  const paidOrder = await findOrder(site.db, 'capture_id', captureId);
  if (paidOrder) return { kind: 'found', order: paidOrder };
  const lookup = await paypalOf(site).findCapture({ captureId, timeoutMs: LONGEST_CALL_MS });
  if (lookup.kind === 'gone') return { kind: 'unknown', capture: null };
  if (lookup.kind !== 'found') return postponed(lookup);
  const { capture } = lookup;
  const order =
    capture.paymentId === null ? null : await findOrder(site.db, 'paypal_order_id', capture.paymentId);
  return order ? { kind: 'found', order } : { kind: 'unknown', capture };
}

/**
 * The order with its payment written down: news of money after a capture may come before the news of the capture.
 * `unpaid` when PayPal shows no capture of it either.
 */
export async function withMoney(
  order: Order,
  source: EventSource,
  site: Site,
): Promise<{ kind: 'found' | 'unpaid'; order: Order } | Postponed> {
  if (holdsMoney(order)) return { kind: 'found', order };
  const outcome = await captureOrder({ order, source, isClaimed: false }, site);
  if (outcome.kind === 'unsettled')
    return { kind: 'postponed', reason: outcome.reason, isRefused: outcome.isRefused };
  return { kind: holdsMoney(outcome.order) ? 'found' : 'unpaid', order: outcome.order };
}

/** An order in `attention` may hold money whose amount our record does not say. */
function holdsMoney({ capturedMinor, state }: Order): boolean {
  return CAPTURED_STATES.has(state) && (capturedMinor > 0 || state === 'attention');
}

export function postponed(failure: PayPalFailure): Postponed {
  return failure.kind === 'refused'
    ? { kind: 'postponed', reason: failure.issue, isRefused: true }
    : { kind: 'postponed', reason: failure.reason, isRefused: false };
}

/** PayPal's figures as the database's columns hold them; null when it is larger than any payment. */
export function storableMinor(minor: number | null): number | null {
  return minor === null || Math.abs(minor) > LARGEST_INTEGER ? null : Math.abs(minor);
}

const LARGEST_INTEGER = 2 ** 31 - 1;

type Postponed = Extract<HandleOutcome, { kind: 'postponed' }>;

/** `capture`: what PayPal says of it; null when it does not know it. */
export type CapturedOrder =
  | { kind: 'found'; order: Order }
  | { kind: 'unknown'; capture: CaptureRecord | null }
  | Postponed;
