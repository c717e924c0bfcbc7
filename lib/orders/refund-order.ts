import type { RefundRow } from '@/lib/site/db/tables';
import { advanceOnce, type EventSource } from './advance';
import type { RefundCaptureOutcome } from './gateway-ports';
import { findPayment, type CaptureDeps } from './capture-order';
import { newDeadline } from './deadline';
import { freeToRefundMinor } from './ledger';
import { noteCall } from './note-call';
import type { Order } from './order';
import { recordLedger } from './record-ledger';
import { REFUND_ID_WINDOW_MS } from './staleness';
import { retryOnce } from './retry-once';
import { toDecimal } from '@/lib/site/money';

/**
 * Refunds money of an order. The refund's row is stored before PayPal is called, and its id is PayPal's request id: when
 * it is posted again, cut off or retried by the sweep, it stays one refund.
 */
export async function refundOrder(asked: RefundRequest, deps: CaptureDeps): Promise<RefundOutcome> {
  const stored = await storeRequest(asked, deps);
  if (stored.kind !== 'stored') return stored;
  const { order, refund, isRepeat } = stored;
  if (refund.state === 'requested') await sendRefund({ order, refund, source: 'desk' }, deps);
  return { kind: 'recorded', refund: await findRefund(refund, deps), isRepeat };
}

/**
 * Makes a stored refund at PayPal, once however often it is called, and records what PayPal answers. Null, or why PayPal
 * could not say: then the refund stays `requested`.
 */
export async function sendRefund(step: RefundStep, deps: CaptureDeps): Promise<{ reason: string } | null> {
  const { order, refund, source } = step;
  const deadline = newDeadline(deps);
  if (deps.clock.now() - refund.created_at > REFUND_ID_WINDOW_MS)
    return recordRefusal({ ...step, deadline, issue: 'no_answer' }, deps);
  const outcome = await askPayPal(step, deadline, deps);
  switch (outcome.kind) {
    case 'refunded': {
      const refunds = [{ ...outcome.refund, customId: refund.id }];
      await recordLedger({ order, payment: null, refunds, source }, deps);
      return null;
    }
    case 'not_refundable':
    case 'refused':
    case 'gone':
      return recordRefusal({ ...step, deadline, issue: issueOf(outcome) }, deps);
    default:
      return { reason: outcome.reason };
  }
}

/**
 * Stores the refund, if that much is left. Everything is read again after someone else changed the order, so two refunds
 * at once cannot take the same money.
 */
async function storeRequest(asked: RefundRequest, deps: CaptureDeps): Promise<StoreOutcome> {
  for (;;) {
    const order = await deps.orders.findById(asked.orderId);
    if (!order) return { kind: 'unknown' };
    const ledger = await deps.orders.findLedger(order.id);
    const known = ledger.refunds.find(({ id }) => id === asked.refundId);
    if (known) return { kind: 'stored', order, refund: known, isRepeat: true };
    if (await deps.orders.findByRefund(asked.refundId)) return { kind: 'unknown' };
    const freeMinor = freeToRefundMinor(order, ledger);
    if (asked.amountMinor <= 0 || asked.amountMinor > freeMinor) return { kind: 'not_free', freeMinor };
    const refund = newRefund(asked, deps);
    const reason = `${toDecimal(refund.amount_minor)} ${order.currency}, ${asked.reason}`;
    const event = { type: 'refund_requested', reason } as const;
    const records = [{ kind: 'refund', row: refund }] as const;
    const tried = await advanceOnce({ order, event, source: 'desk', records }, deps);
    if (tried.kind === 'moved') return { kind: 'stored', order: tried.order, refund, isRepeat: false };
    if (tried.kind === 'unmoved') return { kind: 'not_free', freeMinor: 0 };
  }
}

function newRefund(asked: RefundRequest, { clock }: CaptureDeps): RefundRow {
  const now = clock.now();
  return {
    id: asked.refundId,
    order_id: asked.orderId,
    origin: 'desk',
    state: 'requested',
    amount_minor: asked.amountMinor,
    reason: asked.reason,
    note: asked.note === '' ? null : asked.note,
    actor_id: asked.actorId,
    provider_id: null,
    issue: null,
    created_at: now,
    updated_at: now,
  };
}

/** Everything comes from the row, so a repeat sends the same bytes. */
async function askPayPal(
  { order, refund }: RefundStep,
  deadline: number,
  deps: CaptureDeps,
): Promise<RefundCaptureOutcome> {
  const { id: requestId, note, amount_minor: amountMinor } = refund;
  const { captureId, currency } = order;
  if (captureId === null) return { kind: 'gone', debugId: null };
  const request = { captureId, requestId, customId: requestId, amountMinor, currency, note: note ?? '' };
  const about = { orderId: order.id, operation: 'refund', requestId } as const;
  return retryOnce<RefundCaptureOutcome>(
    timeoutMs => noteCall(about, () => deps.gateway.refundCapture({ ...request, timeoutMs }), deps),
    deadline,
    deps,
  );
}

/** PayPal's list of refunds is read first: the refund may be there, and it shows why nothing is left. */
async function recordRefusal(
  { order, refund, source, deadline, issue }: Refusal,
  deps: CaptureDeps,
): Promise<{ reason: string } | null> {
  const found = await findPayment({ order, deadline }, deps);
  if (found.kind === 'busy' || found.kind === 'config') return { reason: found.reason };
  const payment = found.kind === 'found' ? found.payment : null;
  await recordLedger({ order, payment, refusal: { id: refund.id, issue }, source }, deps);
  return null;
}

function issueOf(outcome: Extract<RefundCaptureOutcome, { kind: 'not_refundable' | 'refused' | 'gone' }>) {
  if (outcome.kind === 'gone') return 'gone';
  return outcome.kind === 'refused' || outcome.reason === 'other' ? outcome.issue : outcome.reason;
}

async function findRefund(refund: RefundRow, { orders }: CaptureDeps): Promise<RefundRow> {
  const { refunds } = await orders.findLedger(refund.order_id);
  return refunds.find(({ id }) => id === refund.id) ?? refund;
}

/** What staff ask for. `refundId`: the form's one-time id. `amountMinor` in cents; `reason` is a code. */
export type RefundRequest = {
  orderId: string;
  refundId: string;
  amountMinor: number;
  reason: string;
  note: string;
  actorId: string;
};

/**
 * `recorded`: its state says what PayPal answered; `requested` when PayPal could not say. `isRepeat`: it was stored
 * before. `not_free`: more than what is left to refund, `freeMinor` cents.
 */
export type RefundOutcome =
  | { kind: 'recorded'; refund: RefundRow; isRepeat: boolean }
  | { kind: 'not_free'; freeMinor: number }
  | { kind: 'unknown' };

type RefundStep = { order: Order; refund: RefundRow; source: EventSource };

type Refusal = RefundStep & { deadline: number; issue: string };

type StoreOutcome =
  | { kind: 'stored'; order: Order; refund: RefundRow; isRepeat: boolean }
  | Exclude<RefundOutcome, { kind: 'recorded' }>;
