import { advance, type EventSource } from './advance';
import { newDeadline, OUT_OF_TIME, timeForCall } from './deadline';
import { duplicateQuery } from './find-duplicate';
import { orderNumber, type Order } from './order';
import type { CapturePaymentOutcome, FindPaymentOutcome, Payment, PaymentGateway } from './gateway-ports';
import { noteCall, type NoteCallDeps } from './note-call';
import { settlePayment, type SettleDeps } from './settle-payment';
import { isStale } from './staleness';
import { nextVersion, type OrderEvent } from './transition';
import { retryOnce, type RetryDeps } from './retry-once';

/**
 * Updates an order to the state of its payment, capturing an approved one. Return page, webhook and sweep all call this:
 * PayPal is asked first, only the caller that moves the order to `capturing` captures, and a request id is
 * used again only while PayPal's answer to it is unknown, so the money is taken once.
 */
export async function captureOrder(task: CaptureTask, deps: CaptureDeps): Promise<CaptureOutcome> {
  const { order, source, deadline = newDeadline(deps) } = task;
  if (order.paymentId === null) return { kind: 'settled', order };
  const found = await findPayment({ order, deadline }, deps);
  if (found.kind !== 'found') return whenNotFound({ order, found, source }, deps);
  const { payment } = found;
  const isWaiting = payment.status === 'approved' && payment.capture === null;
  if (isWaiting && task.isClaimed) return runCapture({ order, source, deadline }, deps);
  if (isWaiting) return startCapture({ order, source, deadline, payment }, deps);
  return { kind: 'settled', order: await settlePayment({ order, payment, source }, deps) };
}

/** The same for an order that may have been left in `capturing`: it is taken over, as the sweeper would. */
export async function captureOrResume(
  order: Order,
  source: EventSource,
  deps: CaptureDeps,
): Promise<CaptureOutcome> {
  const now = deps.clock.now();
  const version = nextVersion(order, now);
  const isLeft = order.state === 'capturing' && isStale(order, now);
  const isClaimed = isLeft && (await deps.orders.claim(order, version));
  const current = isClaimed ? { ...order, updatedAt: version } : order;
  return captureOrder({ order: current, source, isClaimed }, deps);
}

/**
 * Moves an approved order to `capturing` and captures. The state machine refuses it without the buyer's consent
 * (`hasConsent`); a purchase that the same payer has just made already waits for the buyer's word instead.
 */
async function startCapture(step: ApprovedStep, deps: CaptureDeps): Promise<CaptureOutcome> {
  const { order, source, deadline, payment } = step;
  const unlessDuplicate =
    source === 'confirmation' ? undefined : duplicateQuery({ order, payer: payment.payer }, deps.clock);
  const event = captureEvent(step, proofOfConsent(payment, deps));
  const started = await advance({ order, event, source, unlessDuplicate }, deps);
  if (started.duplicate) return askBuyer({ ...step, duplicate: started.duplicate }, deps);
  return started.moved
    ? runCapture({ order: started.order, source, deadline }, deps)
    : { kind: 'settled', order: started.order };
}

function captureEvent({ order, source, payment: { payer } }: ApprovedStep, reason: string): OrderEvent {
  const attempt = order.captureAttempt;
  if (source === 'desk') return { type: 'capture_ordered', payer, reason };
  if (source === 'confirmation') return { type: 'purchase_confirmed', attempt, payer, reason };
  return { type: 'capture_started', attempt, payer, reason };
}

/** Which approval a capture relies on, for the order's history. */
function proofOfConsent({ paymentId, payer, updatedAt }: Payment, { clock }: CaptureDeps): string {
  const changed = updatedAt === null ? '' : `, last changed ${isoTime(updatedAt)}`;
  return `PayPal order ${paymentId}${changed}, approved by payer ${payer.id ?? 'unknown'}, seen ${isoTime(clock.now())}`;
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}

async function askBuyer(
  { order, source, payment, duplicate }: ApprovedStep & { duplicate: Order },
  deps: CaptureDeps,
): Promise<CaptureOutcome> {
  const reason = `the same payer paid order ${orderNumber(duplicate.id)}`;
  const event = { type: 'duplicate_found', duplicateOf: duplicate.id, payer: payment.payer, reason } as const;
  const step = await advance({ order, event, source }, deps);
  return { kind: 'settled', order: step.order };
}

/** Captures an order that this caller holds; an earlier holder who fell silent used the same request id. */
async function runCapture(
  { order, source, deadline }: CaptureStep,
  deps: CaptureDeps,
): Promise<CaptureOutcome> {
  const { paymentId } = order;
  if (paymentId === null) return { kind: 'settled', order };
  const requestId = `ord_${order.id}_cap_${order.captureAttempt}`;
  const about = { orderId: order.id, operation: 'capture', requestId } as const;
  const outcome = await retryOnce<CapturePaymentOutcome>(
    timeoutMs =>
      noteCall(about, () => deps.gateway.capturePayment({ paymentId, requestId, timeoutMs }), deps),
    deadline,
    deps,
  );
  return whenCaptured({ order, outcome, source, deadline }, deps);
}

async function whenCaptured(
  { order, outcome, source, deadline }: CaptureResult,
  deps: CaptureDeps,
): Promise<CaptureOutcome> {
  const record = async (event: OrderEvent): Promise<CaptureOutcome> => {
    const step = await advance({ order, event, source }, deps);
    return { kind: 'settled', order: step.order };
  };
  switch (outcome.kind) {
    case 'captured':
    case 'already_captured':
      return settleCaptured({ order, outcome, source, deadline }, deps);
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
  deps: CaptureDeps,
): Promise<CaptureOutcome> {
  const payment = outcome.kind === 'captured' ? outcome.payment : null;
  if (payment && payment.orderId !== null && payment.payeeMerchantId !== null)
    return { kind: 'settled', order: await settlePayment({ order, payment, source }, deps) };
  const found = order.paymentId === null ? null : await findPayment({ order, deadline }, deps);
  if (found?.kind !== 'found')
    return { kind: 'unsettled', order, reason: 'captured, but not yet confirmed', isRefused: false };
  return { kind: 'settled', order: await settlePayment({ order, payment: found.payment, source }, deps) };
}

/** Asks PayPal for the order's state, in the remaining time. */
export async function findPayment(
  { order, deadline }: { order: Order; deadline: number },
  deps: CaptureDeps,
): Promise<FindPaymentOutcome> {
  const timeoutMs = timeForCall(deadline, deps);
  const { id: orderId, paymentId } = order;
  if (timeoutMs === null || paymentId === null) return OUT_OF_TIME;
  const about = { orderId, operation: 'find', requestId: null } as const;
  return noteCall(about, () => deps.gateway.findPayment({ paymentId, timeoutMs }), deps);
}

/** PayPal does not know the order any more, or could not be asked. */
export async function whenNotFound(
  { order, found, source }: NotFound,
  deps: CaptureDeps,
): Promise<CaptureOutcome> {
  if (found.kind === 'refused') return { kind: 'unsettled', order, reason: found.issue, isRefused: true };
  if (found.kind !== 'gone') return { kind: 'unsettled', order, reason: found.reason, isRefused: false };
  const step = await advance({ order, event: order.state === 'pending' ? LOST : LAPSED, source }, deps);
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

type NotFound = { order: Order; found: Exclude<FindPaymentOutcome, { kind: 'found' }>; source: EventSource };

/** `unsettled`: PayPal could not say now, or would not (`isRefused`); the sweeper asks again. */
export type CaptureOutcome =
  { kind: 'settled'; order: Order } | { kind: 'unsettled'; order: Order; reason: string; isRefused: boolean };

export type CaptureDeps = SettleDeps & RetryDeps & NoteCallDeps & { gateway: PaymentGateway };
