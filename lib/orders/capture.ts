import type { ReceivableStanding } from '@/lib/billing/receivables';
import type { Capture, CapturePaymentOutcome, FindPaymentOutcome, Payment } from '@/lib/paypal/orders';
import { callPayPal, newDeadline, OUT_OF_TIME } from '@/lib/paypal/paypal';
import { toDecimal } from '@/lib/site/money';
import type { Site } from '@/lib/site/site';
import { SECOND_MS } from '@/lib/site/time';
import { advance, recordLedger, type EventSource } from './advance';
import { orderNumber, type Order } from './order';
import { claimOrder, duplicateQuery, findDuplicate, reloadOrder } from './orders.sql';
import { nextVersion, type MoneyFacts, type OrderEvent } from './transition';

/**
 * Updates an order to the state of its payment, capturing an approved one. Return page, webhook and sweep all call this:
 * PayPal is asked first, only the caller that moves the order to `capturing` captures, and a request id is
 * used again only while PayPal's answer to it is unknown, so the money is taken once.
 */
export async function captureOrder(task: CaptureTask, site: Site): Promise<CaptureOutcome> {
  const { order, source, deadline = newDeadline(site) } = task;
  if (order.paymentId === null) return { kind: 'settled', order };
  const lookup = await findPayment({ order, deadline }, site);
  if (lookup.kind !== 'found') return whenNotFound({ order, lookup, source }, site);
  const { payment } = lookup;
  const isWaiting = payment.status === 'approved' && payment.capture === null;
  if (isWaiting && task.isClaimed) return runCapture({ order, source, deadline }, site);
  if (isWaiting) return startCapture({ order, source, deadline, payment }, site);
  return { kind: 'settled', order: await settlePayment({ order, payment, source }, site) };
}

/** The same for an order that may have been left in `capturing`: it is taken over, as the sweeper would. */
export async function captureOrResume(
  order: Order,
  source: EventSource,
  site: Site,
): Promise<CaptureOutcome> {
  const now = site.now();
  const version = nextVersion(order, now);
  const isLeft = order.state === 'capturing' && isStale(order, now);
  const isClaimed = isLeft && (await claimOrder(site.db, order, version));
  const current = isClaimed ? { ...order, updatedAt: version } : order;
  return captureOrder({ order: current, source, isClaimed }, site);
}

/**
 * Moves an approved order to `capturing` and captures. The state machine refuses it without the buyer's consent
 * (`hasConsent`); a purchase that the same payer has just made already waits for the buyer's word instead.
 */
async function startCapture(step: ApprovedStep, site: Site): Promise<CaptureOutcome> {
  const { order, source, deadline, payment } = step;
  const unlessDuplicate =
    source === 'confirmation' ? undefined : duplicateQuery({ order, payer: payment.payer }, site.now());
  const event = captureEvent(step, proofOfConsent(payment, site.now()));
  const started = await advance({ order, event, source, unlessDuplicate }, site);
  if (started.duplicate) return askBuyer({ ...step, duplicate: started.duplicate }, site);
  if (started.notOwed) {
    // While another order of the receivable is being paid, this one may still be needed: the card may be declined.
    const { notOwed } = started;
    if (notOwed === 'under_way') return { kind: 'settled', order: started.order, notOwed };
    const ended = { type: 'lapsed', reason: `what it pays is ${notOwed}` } as const;
    return {
      kind: 'settled',
      order: (await advance({ order: started.order, event: ended, source }, site)).order,
      notOwed,
    };
  }
  return started.moved
    ? runCapture({ order: started.order, source, deadline }, site)
    : { kind: 'settled', order: started.order };
}

function captureEvent({ order, source, payment: { payer } }: ApprovedStep, reason: string): OrderEvent {
  const attempt = order.captureAttempt;
  if (source === 'desk') return { type: 'capture_ordered', payer, reason };
  if (source === 'confirmation') return { type: 'purchase_confirmed', attempt, payer, reason };
  return { type: 'capture_started', attempt, payer, reason };
}

/** Which approval a capture relies on, for the order's history. */
function proofOfConsent({ paymentId, payer, updatedAt }: Payment, now: number): string {
  const changed = updatedAt === null ? '' : `, last changed ${isoTime(updatedAt)}`;
  return `PayPal order ${paymentId}${changed}, approved by payer ${payer.id ?? 'unknown'}, seen ${isoTime(now)}`;
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}

async function askBuyer(
  { order, source, payment, duplicate }: ApprovedStep & { duplicate: Order },
  site: Site,
): Promise<CaptureOutcome> {
  const reason = `the same payer paid order ${orderNumber(duplicate.id)}`;
  const event = { type: 'duplicate_found', duplicateOf: duplicate.id, payer: payment.payer, reason } as const;
  const step = await advance({ order, event, source }, site);
  return { kind: 'settled', order: step.order };
}

/** Captures an order that this caller holds; an earlier holder who fell silent used the same request id. */
async function runCapture({ order, source, deadline }: CaptureStep, site: Site): Promise<CaptureOutcome> {
  const { paymentId } = order;
  if (paymentId === null) return { kind: 'settled', order };
  const requestId = `ord_${order.id}_cap_${order.captureAttempt}`;
  const outcome = await callPayPal<CapturePaymentOutcome>(
    { orderId: order.id, operation: 'capture', requestId, deadline },
    (paypal, timeoutMs) => paypal.capturePayment({ paymentId, requestId, timeoutMs }),
    site,
  );
  return whenCaptured({ order, outcome, source, deadline }, site);
}

async function whenCaptured(
  { order, outcome, source, deadline }: CaptureResult,
  site: Site,
): Promise<CaptureOutcome> {
  const record = async (event: OrderEvent): Promise<CaptureOutcome> => {
    const step = await advance({ order, event, source }, site);
    return { kind: 'settled', order: step.order };
  };
  switch (outcome.kind) {
    case 'captured':
    case 'already_captured':
      return settleCaptured({ order, outcome, source, deadline }, site);
    case 'not_approved':
      return record({ type: 'capture_not_approved', attempt: order.captureAttempt });
    case 'declined':
      return record({ type: 'payment_declined', attempt: order.captureAttempt, captureId: null });
    case 'gone':
      return record({ type: 'lapsed' });
    case 'refused':
      return record({ type: 'attention_needed', reason: `PayPal refused the capture: ${outcome.issue}` });
    default:
      return { kind: 'unsettled', order, reason: outcome.reason, isRefused: false };
  }
}

/** PayPal's short answers leave out what has to be compared; then the whole order is asked for. */
async function settleCaptured(
  { order, outcome, source, deadline }: CaptureResult,
  site: Site,
): Promise<CaptureOutcome> {
  const payment = outcome.kind === 'captured' ? outcome.payment : null;
  if (payment && payment.orderId !== null && payment.payeeMerchantId !== null)
    return { kind: 'settled', order: await settlePayment({ order, payment, source }, site) };
  const lookup = order.paymentId === null ? null : await findPayment({ order, deadline }, site);
  if (lookup?.kind !== 'found')
    return { kind: 'unsettled', order, reason: 'captured, but not yet confirmed', isRefused: false };
  return { kind: 'settled', order: await settlePayment({ order, payment: lookup.payment, source }, site) };
}

/** Asks PayPal for the order's state, in the remaining time. */
export async function findPayment(
  { order, deadline }: { order: Order; deadline: number },
  site: Site,
): Promise<FindPaymentOutcome> {
  const { id: orderId, paymentId } = order;
  if (paymentId === null) return OUT_OF_TIME;
  return callPayPal<FindPaymentOutcome>(
    { orderId, operation: 'find', requestId: null, deadline },
    (paypal, timeoutMs) => paypal.findPayment({ paymentId, timeoutMs }),
    site,
  );
}

/** PayPal does not know the order any more, or could not be asked. */
export async function whenNotFound({ order, lookup, source }: NotFound, site: Site): Promise<CaptureOutcome> {
  if (lookup.kind === 'refused') return { kind: 'unsettled', order, reason: lookup.issue, isRefused: true };
  if (lookup.kind !== 'gone') return { kind: 'unsettled', order, reason: lookup.reason, isRefused: false };
  const step = await advance({ order, event: order.state === 'pending' ? LOST : LAPSED, source }, site);
  return { kind: 'settled', order: step.order };
}

const LAPSED: OrderEvent = { type: 'lapsed' };
const LOST: OrderEvent = { type: 'payment_lost', reason: 'PayPal does not know the payment any more' };

/**
 * `isClaimed`: the order is in `capturing`, its caller fell silent, and this caller has taken it over. `deadline`: of what
 * the caller has begun already.
 */
type CaptureTask = { order: Order; source: EventSource; isClaimed: boolean; deadline?: number };

/** `deadline`: until when PayPal must have answered. */
type CaptureStep = { order: Order; source: EventSource; deadline: number };

/** `payment`: approved, and not captured. */
type ApprovedStep = CaptureStep & { payment: Payment };

type CaptureResult = CaptureStep & { outcome: CapturePaymentOutcome };

type NotFound = { order: Order; lookup: Exclude<FindPaymentOutcome, { kind: 'found' }>; source: EventSource };

/** `unsettled`: PayPal could not say now, or would not (`isRefused`); the sweeper asks again. */
export type CaptureOutcome =
  /** `notOwed`: why the approved money was not taken. */
  | { kind: 'settled'; order: Order; notOwed?: ReceivableStanding }
  | { kind: 'unsettled'; order: Order; reason: string; isRefused: boolean };

/** Whether more time has passed than any call on the order may take. */
export function isStale({ updatedAt }: Order, now: number): boolean {
  return now - updatedAt > STALE_AFTER_MS;
}

export const STALE_AFTER_MS = 30 * SECOND_MS;

/**
 * Another caller is capturing the order: waits for the result, at most about `timeoutMs`, and returns the order; still
 * `capturing` if that takes longer.
 */
export async function waitForCapture(order: Order, timeoutMs: number, site: Site): Promise<Order> {
  let current = order;
  for (let waited = 0; current.state === 'capturing' && waited < timeoutMs; waited += JOIN_PAUSE_MS) {
    await site.wait(JOIN_PAUSE_MS);
    current = await reloadOrder(site.db, order);
  }
  return current;
}

const JOIN_PAUSE_MS = 200;

/** Writes down what the provider says about a payment: the only way by which an order becomes paid. */
export async function settlePayment(settlement: Settlement, site: Site): Promise<Order> {
  const { order, payment, source } = settlement;
  const event = await eventOf(settlement, site);
  const step = event ? await advance({ order, event, source }, site) : { order };
  return recordLedger({ order: step.order, payment, source }, site);
}

async function eventOf(settlement: Settlement, site: Site): Promise<OrderEvent | null> {
  const { order, payment } = settlement;
  const { capture } = payment;
  if (!capture) return eventWithoutMoney(order, payment);
  const payeeMerchantId = site.env.PAYPAL_PAYEE_MERCHANT_ID;
  const mismatch = movesMoney(capture) ? findMismatch({ order, payment, capture, payeeMerchantId }) : null;
  if (mismatch) return eventOfMismatch(settlement, capture, mismatch);
  const event = eventOfCapture(settlement, capture);
  if (event.type !== 'payment_completed' || order.paidAt !== null) return event;
  const duplicate = await findDuplicate(site.db, duplicateQuery({ order, payer: payment.payer }, site.now()));
  return { ...event, duplicateOf: duplicate?.id ?? null };
}

/** Staff may have had the wrong money refunded: then there is nothing left to compare. */
function eventOfMismatch({ order, payment }: Settlement, capture: Capture, mismatch: string): OrderEvent {
  const { captureId } = capture;
  // Money that our record knows comes back by the ledger.
  if (order.state === 'attention' && order.capturedMinor === 0 && capture.status === 'refunded')
    return { type: 'payment_given_back', captureId };
  const isOurCurrency = capture.currency === order.currency && capture.amountMinor !== null;
  const money = isOurCurrency ? { money: moneyOf(payment, capture) } : {};
  return { type: 'attention_needed', reason: `The payment does not match: ${mismatch}`, ...money };
}

function eventOfCapture({ order, payment, source }: Settlement, capture: Capture): OrderEvent {
  const money = moneyOf(payment, capture);
  switch (capture.status) {
    case 'completed':
    case 'partially_refunded':
    case 'refunded':
      // A completed capture inside an order that is not completed is money still being checked.
      if (payment.status !== 'completed') return { type: 'payment_pending', ...money };
      // Our record or a setting was wrong and was fixed: only staff say so.
      return order.state === 'attention' && source === 'desk'
        ? { type: 'payment_confirmed', ...money }
        : { type: 'payment_completed', duplicateOf: null, ...money };
    case 'pending':
      return { type: 'payment_pending', ...money };
    case 'declined':
    case 'failed':
      return { type: 'payment_declined', attempt: order.captureAttempt, captureId: capture.captureId };
    default:
      return { type: 'attention_needed', reason: 'PayPal reports a payment status that we do not know' };
  }
}

function moneyOf({ payer }: Payment, { captureId, amountMinor }: Capture): MoneyFacts {
  return { captureId, capturedMinor: amountMinor ?? 0, payer };
}

function eventWithoutMoney({ captureAttempt }: Order, { status }: Payment): OrderEvent | null {
  if (status === 'voided') return { type: 'lapsed' };
  const isUnapproved = status === 'created' || status === 'payer_action_required';
  return isUnapproved ? { type: 'capture_not_approved', attempt: captureAttempt } : null;
}

function movesMoney({ status }: Capture): boolean {
  return status !== 'declined' && status !== 'failed';
}

type Settlement = { order: Order; payment: Payment; source: EventSource };

/**
 * Says in what a captured payment differs from our record, or null when it is the payment we asked for.
 * An authentic message about the wrong money must never make an order paid.
 */
export function findMismatch(comparison: PaymentComparison): string | null {
  const { order, payment, capture, payeeMerchantId } = comparison;
  if (payment.paymentId !== order.paymentId) return `it belongs to PayPal order ${payment.paymentId}`;
  if (payment.orderId !== order.id) return `its custom id is ${payment.orderId ?? 'missing'}`;
  if (capture.currency !== order.currency)
    return `its currency is ${capture.currency}, not ${order.currency}`;
  if (capture.amountMinor !== order.amountMinor)
    return `its amount is ${describeAmount(capture)}, not ${toDecimal(order.amountMinor)}`;
  if (payeeMerchantId !== null && payment.payeeMerchantId !== payeeMerchantId)
    return `it was paid to merchant ${payment.payeeMerchantId ?? 'unknown'}`;
  return null;
}

function describeAmount({ amountMinor }: Capture): string {
  return amountMinor === null ? 'unreadable' : toDecimal(amountMinor);
}

type PaymentComparison = {
  order: Order;
  payment: Payment;
  capture: Capture;
  /** Our own merchant id; null when none is configured. */
  payeeMerchantId: string | null;
};
