import type { UnknownPaymentRow } from '@/lib/site/db/tables';
import { advance } from './advance';
import type { CaptureDeps } from './capture-order';
import { findCapturedOrder } from './find-captured-order';
import type { NoteUnknownPaymentDeps } from './note-unknown-payment';
import type { Order } from './order';
import { takeDispute } from './take-dispute';
import { recordReversal } from './take-money-back';

/**
 * Staff say which order an unknown payment belongs to. Money for an order that has no PayPal order yet leaves it with a
 * person: nothing is paid before PayPal was asked, and its answer compared with our record.
 */
export async function attachPayment(asked: Attachment, deps: AttachDeps): Promise<AttachOutcome> {
  const payment = await deps.unknownPayments.find(asked.id);
  if (!payment) return { kind: 'gone' };
  if (payment.settled_at !== null) return { kind: 'changed' };
  const order = await deps.orders.findByNumber(asked.orderNumber);
  if (!order) return { kind: 'no_order' };
  const outcome =
    payment.kind === 'capture'
      ? await attachCapture({ payment, order }, deps)
      : await attachLater({ payment, order }, deps);
  if (outcome.kind !== 'attached') return outcome;
  const { id, staffId: settledBy } = asked;
  const settlement = { id, orderId: order.id, note: null, settledBy, now: deps.clock.now() };
  return (await deps.unknownPayments.settle(settlement)) ? outcome : { kind: 'changed' };
}

/** Staff say why an unknown payment needs nothing more. */
export async function settleUnknownPayment(
  { id, note, staffId }: UnknownNote,
  deps: AttachDeps,
): Promise<'done' | 'changed'> {
  const settlement = { id, orderId: null, note, settledBy: staffId, now: deps.clock.now() };
  return (await deps.unknownPayments.settle(settlement)) ? 'done' : 'changed';
}

async function attachCapture({ payment, order }: Pair, deps: AttachDeps): Promise<AttachOutcome> {
  const paymentId = payment.payment_id ?? (await findPaymentId(payment, deps));
  if (paymentId === null) return { kind: 'unreadable' };
  const attached: AttachOutcome = { kind: 'attached', orderId: order.id };
  if (order.paymentId === paymentId) return attached;
  if (order.paymentId !== null || (await deps.orders.findByPayment(paymentId)))
    return { kind: 'other_payment' };
  const reason = `Staff attached PayPal order ${paymentId}: check it with PayPal`;
  const event = { type: 'payment_attached', paymentId, reason } as const;
  const step = await advance({ order, event, source: 'desk' }, deps);
  return step.moved ? attached : { kind: 'not_possible' };
}

async function findPaymentId({ capture_id }: UnknownPaymentRow, deps: AttachDeps): Promise<string | null> {
  const found = capture_id === null ? null : await findCapturedOrder(capture_id, deps);
  return found?.kind === 'unknown' ? (found.capture?.paymentId ?? null) : null;
}

/** What happened to money after a capture goes into the ledger of an order that has that money. */
async function attachLater({ payment, order }: Pair, deps: AttachDeps): Promise<AttachOutcome> {
  if (order.captureId === null) return { kind: 'not_paid' };
  if (payment.capture_id !== null && payment.capture_id !== order.captureId) return { kind: 'other_payment' };
  const { id, kind } = payment;
  if (kind === 'reversal') {
    const reversal = { id, amountMinor: payment.amount_minor, at: payment.found_at };
    await recordReversal({ order, reversal, source: 'desk' }, deps);
  }
  if (kind === 'dispute') {
    const outcome = await takeDispute({ disputeId: id, source: 'desk', order }, deps);
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

type AttachDeps = CaptureDeps & NoteUnknownPaymentDeps;
