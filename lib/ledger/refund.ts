import type { Kysely } from 'kysely';
import { advanceOnce, recordLedger, type EventSource } from '@/lib/orders/advance';
import { findPayment } from '@/lib/orders/capture';
import { freeToRefundMinor, type Order } from '@/lib/orders/order';
import { failedRefunds, findLedger, findOrder } from '@/lib/orders/orders.sql';
import type { FindRefundOutcome, RefundCaptureOutcome } from '@/lib/paypal/money';
import { callPayPal, newDeadline } from '@/lib/paypal/paypal';
import type { Database, RefundRow } from '@/lib/site/db/tables';
import { toDecimal } from '@/lib/site/money';
import type { Site } from '@/lib/site/site';
import { DAY_MS } from '@/lib/site/time';

/**
 * Refunds money of an order. The refund's row is stored before PayPal is called, and its id is PayPal's request id: when
 * it is posted again, cut off or retried by the sweep, it stays one refund.
 */
export async function refundOrder(request: RefundRequest, site: Site): Promise<RefundOutcome> {
  const stored = await storeRequest(request, site);
  if (stored.kind !== 'stored') return stored;
  const { order, refund, isRepeat } = stored;
  if (refund.state === 'requested') await sendRefund({ order, refund, source: 'desk' }, site);
  return { kind: 'recorded', refund: await reloadRefund(refund, site), isRepeat };
}

/**
 * Makes a stored refund at PayPal, once however often it is called, and records what PayPal answers. Null, or why PayPal
 * could not say: then the refund stays `requested`.
 */
async function sendRefund(step: RefundStep, site: Site): Promise<{ reason: string } | null> {
  const { order, refund, source } = step;
  const deadline = newDeadline(site);
  if (site.now() - refund.created_at > REFUND_ID_WINDOW_MS)
    return recordRefusal({ ...step, deadline, issue: 'no_answer' }, site);
  const outcome = await askPayPal(step, deadline, site);
  switch (outcome.kind) {
    case 'refunded': {
      const refunds = [{ ...outcome.refund, customId: refund.id }];
      await recordLedger({ order, payment: null, refunds, source }, site);
      return null;
    }
    case 'not_refundable':
    case 'refused':
    case 'gone':
      return recordRefusal({ ...step, deadline, issue: issueOf(outcome) }, site);
    default:
      return { reason: outcome.reason };
  }
}

/**
 * Stores the refund, if that much is left. Everything is read again after someone else changed the order, so two refunds
 * at once cannot take the same money.
 */
async function storeRequest(request: RefundRequest, site: Site): Promise<StoreOutcome> {
  for (;;) {
    const order = await findOrder(site.db, 'id', request.orderId);
    if (!order) return { kind: 'unknown' };
    const ledger = await findLedger(site.db, order.id);
    const earlier = ledger.refunds.find(({ id }) => id === request.refundId);
    if (earlier) return { kind: 'stored', order, refund: earlier, isRepeat: true };
    if (await belongsToAnOrder(site.db, request.refundId)) return { kind: 'unknown' };
    const freeMinor = freeToRefundMinor(order, ledger);
    if (request.shownMinor !== undefined && freeMinor !== request.shownMinor) return { kind: 'changed' };
    if (request.amountMinor <= 0 || request.amountMinor > freeMinor) return { kind: 'not_free', freeMinor };
    const refund = newRefund(request, site.now());
    const reason = `${toDecimal(refund.amount_minor)} ${order.currency}, ${request.reason}`;
    const event = { type: 'refund_requested', reason } as const;
    const records = [{ kind: 'refund', row: refund }] as const;
    const advanced = await advanceOnce({ order, event, source: 'desk', records }, site);
    if (advanced.kind === 'moved') return { kind: 'stored', order: advanced.order, refund, isRepeat: false };
    if (advanced.kind === 'unmoved') return { kind: 'not_free', freeMinor: 0 };
  }
}

function newRefund(request: RefundRequest, now: number): RefundRow {
  return {
    id: request.refundId,
    order_id: request.orderId,
    origin: 'desk',
    state: 'requested',
    amount_minor: request.amountMinor,
    reason: request.reason,
    note: request.note === '' ? null : request.note,
    actor_id: request.actorId,
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
  site: Site,
): Promise<RefundCaptureOutcome> {
  const { id: requestId, note, amount_minor: amountMinor } = refund;
  const { id: orderId, captureId, currency } = order;
  if (captureId === null) return { kind: 'gone', debugId: null };
  const request = { captureId, requestId, customId: requestId, amountMinor, currency, note: note ?? '' };
  return callPayPal<RefundCaptureOutcome>(
    { orderId, operation: 'refund', requestId, deadline },
    (paypal, timeoutMs) => paypal.refundCapture({ ...request, timeoutMs }),
    site,
  );
}

/** PayPal's list of refunds is read first: the refund may be there, and it shows why nothing is left. */
async function recordRefusal(
  { order, refund, source, deadline, issue }: Refusal,
  site: Site,
): Promise<{ reason: string } | null> {
  const lookup = await findPayment({ order, deadline }, site);
  if (lookup.kind === 'busy' || lookup.kind === 'config') return { reason: lookup.reason };
  const payment = lookup.kind === 'found' ? lookup.payment : null;
  await recordLedger({ order, payment, refusal: { id: refund.id, issue }, source }, site);
  return null;
}

function issueOf(outcome: Extract<RefundCaptureOutcome, { kind: 'not_refundable' | 'refused' | 'gone' }>) {
  if (outcome.kind === 'gone') return 'gone';
  return outcome.kind === 'refused' || outcome.reason === 'other' ? outcome.issue : outcome.reason;
}

async function reloadRefund(refund: RefundRow, site: Site): Promise<RefundRow> {
  const { refunds } = await findLedger(site.db, refund.order_id);
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
  /** What the form said can still be refunded; with another sum by now nothing is. */
  shownMinor?: number;
};

/**
 * `recorded`: its state says what PayPal answered; `requested` when PayPal could not say. `isRepeat`: it was stored
 * before. `not_free`: more than what is left to refund, `freeMinor` cents. `changed`: something else is left than `shownMinor`.
 */
export type RefundOutcome =
  | { kind: 'recorded'; refund: RefundRow; isRepeat: boolean }
  | { kind: 'not_free'; freeMinor: number }
  | { kind: 'unknown' }
  | { kind: 'changed' };

type RefundStep = { order: Order; refund: RefundRow; source: EventSource };

type Refusal = RefundStep & { deadline: number; issue: string };

type StoreOutcome =
  | { kind: 'stored'; order: Order; refund: RefundRow; isRepeat: boolean }
  | Exclude<RefundOutcome, { kind: 'recorded' }>;

/** Resumes a refund that was left: it is sent again with the same request id, or looked up at PayPal. */
export async function resumeRefund(refund: RefundRow, site: Site): Promise<Problem> {
  if (!(await claimRefund(site.db, refund, site.now()))) return null;
  const order = await findOrder(site.db, 'id', refund.order_id);
  if (!order) return null;
  if (refund.provider_id === null) {
    const unanswered = await sendRefund({ order, refund, source: 'sweep' }, site);
    return unanswered && { cause: unanswered.reason, isSilence: true };
  }
  const { provider_id: refundId } = refund;
  const lookup = await callPayPal<FindRefundOutcome>(
    { orderId: order.id, operation: 'find-refund', requestId: null, deadline: newDeadline(site) },
    (paypal, timeoutMs) => paypal.findRefund({ refundId, timeoutMs }),
    site,
  );
  if (lookup.kind !== 'found')
    return { cause: `refund ${lookup.kind}`, isSilence: lookup.kind === 'busy' || lookup.kind === 'config' };
  const refunds = [{ ...lookup.refund, customId: refund.id }];
  await recordLedger({ order, payment: null, refunds, source: 'sweep' }, site);
  return null;
}

async function belongsToAnOrder(db: Kysely<Database>, refundId: string): Promise<boolean> {
  const row = await db.selectFrom('refunds').select('id').where('id', '=', refundId).executeTakeFirst();
  return row !== undefined;
}

/** Compare-and-set of the row's time. */
async function claimRefund(db: Kysely<Database>, refund: RefundRow, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ updated_at: Math.max(now, refund.updated_at + 1) })
    .where('id', '=', refund.id)
    .where('state', '=', refund.state)
    .where('updated_at', '=', refund.updated_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Refunds that failed and wait for a person. */
export async function countFailedRefunds(db: Kysely<Database>): Promise<number> {
  const { refunds } = await failedRefunds(db)
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .where('orders.state', '!=', 'refunded')
    .select(row => row.fn.countAll().as('refunds'))
    .executeTakeFirstOrThrow();
  return Number(refunds);
}

/** PayPal forgets the request ids of refunds after 45 days: before that, a repeat returns the same refund. */
const REFUND_ID_WINDOW_MS = 44 * DAY_MS;

/** Why something has to be tried again, or null. `isSilence`: PayPal did not answer, and may not answer the next one. */
export type Problem = { cause: unknown; isSilence: boolean } | null;
