import type { Kysely } from 'kysely';
import { advance } from '@/lib/orders/advance';
import type { Order } from '@/lib/orders/order';
import { findOrder, findOrderByNumber } from '@/lib/orders/orders.sql';
import type { Database, UnknownPaymentRow } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { takeDispute } from './dispute';
import { recordReversal } from './reversal';
import { findCapturedOrder, findUnknownPayment } from './unknown-payment';

/**
 * Staff say which order an unknown payment belongs to. Money for an order that has no PayPal order yet leaves it with a
 * person: nothing is paid before PayPal was asked, and its answer compared with our record.
 */
export async function attachPayment(attachment: Attachment, site: Site): Promise<AttachOutcome> {
  const payment = await findUnknownPayment(site.db, attachment.id);
  if (!payment) return { kind: 'gone' };
  if (payment.settled_at !== null) return { kind: 'changed' };
  const order = await findOrderByNumber(site.db, attachment.orderNumber);
  if (!order) return { kind: 'no_order' };
  const outcome =
    payment.kind === 'capture'
      ? await attachCapture({ payment, order }, site)
      : await attachLater({ payment, order }, site);
  if (outcome.kind !== 'attached') return outcome;
  const { id, staffId: settledBy } = attachment;
  const settlement = { id, orderId: order.id, note: null, settledBy, now: site.now() };
  return (await settle(site.db, settlement)) ? outcome : { kind: 'changed' };
}

/** Staff say why an unknown payment needs nothing more. */
export async function settleUnknownPayment(
  { id, note, staffId }: UnknownNote,
  site: Site,
): Promise<'done' | 'changed'> {
  const settlement = { id, orderId: null, note, settledBy: staffId, now: site.now() };
  return (await settle(site.db, settlement)) ? 'done' : 'changed';
}

async function attachCapture({ payment, order }: Pair, site: Site): Promise<AttachOutcome> {
  const paymentId = payment.payment_id ?? (await findPaymentId(payment, site));
  if (paymentId === null) return { kind: 'unreadable' };
  const attached: AttachOutcome = { kind: 'attached', orderId: order.id };
  if (order.paymentId === paymentId) return attached;
  if (order.paymentId !== null || (await findOrder(site.db, 'paypal_order_id', paymentId)))
    return { kind: 'other_payment' };
  const reason = `Staff attached PayPal order ${paymentId}: check it with PayPal`;
  const event = { type: 'payment_attached', paymentId, reason } as const;
  const step = await advance({ order, event, source: 'desk' }, site);
  return step.moved ? attached : { kind: 'not_possible' };
}

async function findPaymentId({ capture_id }: UnknownPaymentRow, site: Site): Promise<string | null> {
  const lookup = capture_id === null ? null : await findCapturedOrder(capture_id, site);
  return lookup?.kind === 'unknown' ? (lookup.capture?.paymentId ?? null) : null;
}

/** What happened to money after a capture goes into the ledger of an order that has that money. */
async function attachLater({ payment, order }: Pair, site: Site): Promise<AttachOutcome> {
  if (order.captureId === null) return { kind: 'not_paid' };
  if (payment.capture_id !== null && payment.capture_id !== order.captureId) return { kind: 'other_payment' };
  const { id, kind } = payment;
  if (kind === 'reversal') {
    const reversal = { id, amountMinor: payment.amount_minor, at: payment.found_at };
    await recordReversal({ order, reversal, source: 'desk' }, site);
  }
  if (kind === 'dispute') {
    const outcome = await takeDispute({ disputeId: id, source: 'desk', order }, site);
    if (outcome.kind === 'postponed') return { kind: 'unreadable' };
  }
  return { kind: 'attached', orderId: order.id };
}

type Attachment = { id: string; orderNumber: string; staffId: string };
type UnknownNote = { id: string; note: string; staffId: string };
type Pair = { payment: UnknownPaymentRow; order: Order };

type AttachOutcome =
  | { kind: 'attached'; orderId: string }
  /** Someone settled it meanwhile. */
  | { kind: 'changed' }
  | { kind: 'gone' }
  | { kind: 'no_order' }
  /** The order has another PayPal payment, or this one belongs to another order. */
  | { kind: 'other_payment' }
  /** The order is in a state that takes no payment. */
  | { kind: 'not_possible' }
  | { kind: 'not_paid' }
  /** PayPal could not say now what it is. */
  | { kind: 'unreadable' };

/** False when someone else settled it first. */
async function settle(
  db: Kysely<Database>,
  { id, orderId, note, settledBy, now }: Settlement,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('unknown_payments')
    .set({ order_id: orderId, note, settled_by: settledBy, settled_at: now })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Settlement = {
  id: string;
  orderId: string | null;
  note: string | null;
  settledBy: string;
  now: number;
};
