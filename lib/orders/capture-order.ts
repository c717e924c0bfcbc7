import { advance, type EventSource } from './advance';
import { newDeadline, OUT_OF_TIME, timeForCall } from './deadline';
import type { Order } from './order';
import type { CapturePaymentOutcome, FindPaymentOutcome, PaymentGateway } from './ports';
import { settlePayment, type SettleDeps } from './settle-payment';
import { isStale } from './staleness';
import { nextVersion, type OrderEvent } from './transition';
import { tryTwice, type TryTwiceDeps } from './try-twice';

/**
 * Brings an order to where its payment stands, capturing an approved one. Return page, webhook and sweeper all come
 * through here: only the caller that moves the order to `capturing` captures, and the request id stays the same until
 * PayPal has definitely declined, or has refused and a person orders the capture anew, so the money is taken once.
 */
export async function captureOrder(task: CaptureTask, deps: CaptureDeps): Promise<CaptureOutcome> {
  const { order, source, deadline = newDeadline(deps) } = task;
  if (order.paymentId === null) return { kind: 'settled', order };
  const found = await findPayment(order.paymentId, deadline, deps);
  if (found.kind !== 'found') return whenNotFound({ order, found, source }, deps);
  const isWaiting = found.payment.status === 'approved' && found.payment.capture === null;
  if (isWaiting && task.isClaimed) return runCapture({ order, source, deadline }, deps);
  if (isWaiting && isAgreed(task)) return startCapture({ order, source, deadline }, deps);
  return { kind: 'settled', order: await settlePayment({ order, payment: found.payment, source }, deps) };
}

/**
 * Whether the approval that PayPal speaks of is one that we may still act on. After a decline PayPal's order stays
 * approved, whether or not the buyer went back to choose another card: then it takes word of an approval since.
 */
function isAgreed({ order, source, approvedAt = null }: CaptureTask): boolean {
  if (order.captureAttempt === 1 || source === 'desk') return true;
  return approvedAt !== null && approvedAt > (order.declinedAt ?? order.updatedAt);
}

/** The same for an order that may have been left in `capturing`: it is taken over, as the sweeper would. */
export async function captureOrTakeOver(
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

/** The buyer has just approved: moves the order to `capturing` and captures, without asking PayPal how it stands. */
export async function startCapture(
  { order, source, deadline }: CaptureStep,
  deps: CaptureDeps,
): Promise<CaptureOutcome> {
  const attempt = order.captureAttempt;
  const event: OrderEvent =
    source === 'desk' ? { type: 'capture_ordered' } : { type: 'capture_started', attempt };
  const step = await advance({ order, event, source }, deps);
  return step.moved
    ? runCapture({ order: step.order, source, deadline }, deps)
    : { kind: 'settled', order: step.order };
}

/** Captures an order that this caller holds; an earlier holder who fell silent used the same request id. */
async function runCapture(
  { order, source, deadline }: CaptureStep,
  deps: CaptureDeps,
): Promise<CaptureOutcome> {
  const { paymentId } = order;
  if (paymentId === null) return { kind: 'settled', order };
  const requestId = `ord_${order.id}_cap_${order.captureAttempt}`;
  const outcome = await tryTwice<CapturePaymentOutcome>(
    timeoutMs => deps.gateway.capturePayment({ paymentId, requestId, timeoutMs }),
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
      return record({ type: 'capture_not_approved' });
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
  const found = order.paymentId === null ? null : await findPayment(order.paymentId, deadline, deps);
  if (found?.kind !== 'found')
    return { kind: 'unsettled', order, reason: 'captured, but not yet confirmed', isRefused: false };
  return { kind: 'settled', order: await settlePayment({ order, payment: found.payment, source }, deps) };
}

/** Asks PayPal how the order stands, in the time that is left. */
export async function findPayment(
  paymentId: string,
  deadline: number,
  deps: CaptureDeps,
): Promise<FindPaymentOutcome> {
  const timeoutMs = timeForCall(deadline, deps);
  return timeoutMs === null ? OUT_OF_TIME : deps.gateway.findPayment({ paymentId, timeoutMs });
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
 * `isClaimed`: the order is in `capturing`, its caller fell silent, and this caller has taken it over. `approvedAt`: when
 * the buyer approved, by PayPal's own word, where the caller has it. `deadline`: of what the caller has begun already.
 */
type CaptureTask = {
  order: Order;
  source: EventSource;
  isClaimed: boolean;
  approvedAt?: number | null;
  deadline?: number;
};

/** `deadline`: until when PayPal must have answered. */
type CaptureStep = { order: Order; source: EventSource; deadline: number };

type CaptureResult = CaptureStep & { outcome: CapturePaymentOutcome };

type NotFound = { order: Order; found: Exclude<FindPaymentOutcome, { kind: 'found' }>; source: EventSource };

/** `unsettled`: PayPal could not say now, or would not (`isRefused`); the sweeper asks again. */
export type CaptureOutcome =
  { kind: 'settled'; order: Order } | { kind: 'unsettled'; order: Order; reason: string; isRefused: boolean };

export type CaptureDeps = SettleDeps & TryTwiceDeps & { gateway: PaymentGateway };
