import { recordLedger, type EventSource } from '@/lib/orders/advance';
import type { Ledger, LedgerRecord, Order } from '@/lib/orders/order';
import { findOrder, findOrderByNumber } from '@/lib/orders/orders.sql';
import type { Dispute, DisputedTransaction } from '@/lib/paypal/disputes';
import { LONGEST_CALL_MS, noteCall, paypalOf } from '@/lib/paypal/paypal';
import type { HandleOutcome } from '@/lib/paypal/webhook-event';
import type { DisputeRow } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { LOSS, settleRecord, type SettleOutcome } from './reversal';
import {
  findCapturedOrder,
  noteUnknownPayment,
  postponed,
  storableMinor,
  withMoney,
  type CapturedOrder,
} from './unknown-payment';

/**
 * Updates a dispute to PayPal's state. The message about a change is only a reason to ask, so it may arrive twice, late,
 * or in any order. `order`: if the caller knows whose dispute it is.
 */
export async function takeDispute(task: DisputeTask, site: Site): Promise<DisputeOutcome> {
  const { disputeId, source } = task;
  const at = site.now();
  const outcome = await paypalOf(site).findDispute({ disputeId, timeoutMs: LONGEST_CALL_MS });
  const durationMs = site.now() - at;
  if (outcome.kind === 'gone') return { kind: 'handled', result: 'parked: unknown dispute' };
  if (outcome.kind !== 'found') return postponed(outcome);
  const { dispute } = outcome;
  const owner: CapturedOrder = task.order
    ? { kind: 'found', order: task.order }
    : await findOwner(dispute.transactions, site);
  if (owner.kind === 'postponed') return owner;
  if (owner.kind === 'unknown') return noteUnknown({ dispute, source, capture: owner.capture }, site);
  const call = { operation: 'find-dispute', requestId: null, at, durationMs, outcome } as const;
  await noteCall({ orderId: owner.order.id, ...call }, site);
  const paid = await withMoney(owner.order, source, site);
  if (paid.kind === 'postponed') return paid;
  if (paid.kind === 'unpaid') return noteUnknown({ dispute, source, capture: null }, site);
  const order = await recordDispute({ order: paid.order, dispute, source }, site);
  return { kind: 'handled', result: `order ${order.state}`, order };
}

/** An older state never replaces a newer one, and a decision for us brings back what was reversed before it. */
async function recordDispute({ order, dispute, source }: DisputeNews, site: Site): Promise<Order> {
  const now = site.now();
  const records = (ledger: Ledger): LedgerRecord[] => {
    const stored = ledger.disputes.find(({ id }) => id === dispute.disputeId) ?? null;
    const row = toDisputeRow({ dispute, stored, order, now });
    if (stored && !isNewer(row, stored)) return [];
    return [
      { kind: 'dispute', row, isNews: isDisputeUpdate(row, stored) },
      ...returnedBy(row, ledger, now),
      ...lostBy(dispute, { order, ledger, now }),
    ];
  };
  const reason = `dispute ${dispute.disputeId} ${describe(dispute)}`;
  return recordLedger({ order, payment: null, source, records, reason }, site);
}

function describe({ status, outcome }: Dispute): string {
  if (status !== 'resolved') return STATUS_WORDS[status];
  return outcome === 'none' ? 'was closed' : `was ${outcome}`;
}

const STATUS_WORDS = {
  open: 'is open',
  waiting_for_buyer: 'waits for the buyer',
  waiting_for_seller: 'waits for our answer',
  under_review: 'is with PayPal',
  resolved: 'was closed',
  other: 'has changed',
} as const satisfies Record<Dispute['status'], string>;

function returnedBy(dispute: DisputeRow, { reversals }: Ledger, now: number): LedgerRecord[] {
  if (dispute.outcome !== 'won') return [];
  return reversals
    .filter(({ state, reversed_at }) => state !== 'returned' && reversed_at <= dispute.changed_at)
    .map(row => ({
      kind: 'reversal',
      row: { ...row, state: 'returned', settled_at: now, settled_by: null },
    }));
}

/**
 * What a lost dispute took, when no other word of PayPal's has told of it: refunds and reversals since the dispute was
 * opened are the same money.
 */
function lostBy(dispute: Dispute, { order, ledger, now }: LossReading): LedgerRecord[] {
  const { disputeId, outcome, refundedMinor, createdAt } = dispute;
  if (outcome !== 'lost') return [];
  const refunds = ledger.refunds.filter(
    ({ state, created_at }) => state === 'completed' && created_at >= (createdAt ?? 0),
  );
  const movements = [...refunds, ...ledger.reversals.filter(({ state }) => state !== 'returned')];
  const rest = refundedMinor - movements.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  if (rest <= 0) return [];
  const row = {
    id: lossId(disputeId),
    order_id: order.id,
    state: 'open',
    amount_minor: rest,
    reversed_at: dispute.updatedAt ?? now,
    settled_at: null,
    settled_by: null,
  } as const;
  return [{ kind: 'reversal', row }];
}

/** By the capture; else by our own id or number, where the capture does not say otherwise. */
async function findOwner(transactions: readonly DisputedTransaction[], site: Site): Promise<CapturedOrder> {
  let unknown: CapturedOrder = { kind: 'unknown', capture: null };
  for (const { captureId, customId, invoiceId } of transactions) {
    const owner: CapturedOrder = captureId === null ? unknown : await findCapturedOrder(captureId, site);
    if (owner.kind !== 'unknown') return owner;
    unknown = owner;
    const order =
      (customId === null ? null : await findOrder(site.db, 'id', customId)) ??
      (invoiceId === null ? null : await findOrderByNumber(site.db, invoiceId));
    const isOther = captureId !== null && order?.captureId !== null && order?.captureId !== captureId;
    if (order && !isOther) return { kind: 'found', order };
  }
  return unknown;
}

async function noteUnknown({ dispute, source, capture }: UnknownDispute, site: Site): Promise<HandleOutcome> {
  const [transaction] = dispute.transactions;
  const amount = storableMinor(dispute.amountMinor);
  await noteUnknownPayment(
    {
      id: dispute.disputeId,
      kind: 'dispute',
      payment_id: capture?.paymentId ?? null,
      capture_id: transaction?.captureId ?? null,
      invoice_id: transaction?.invoiceId ?? null,
      amount_minor: amount,
      currency: amount === null ? null : dispute.currency,
      found_by: source === 'comparison' ? 'comparison' : 'webhook',
      found_at: site.now(),
    },
    site,
  );
  return { kind: 'handled', result: 'unknown dispute' };
}

type LossReading = { order: Order; ledger: Ledger; now: number };

type DisputeTask = { disputeId: string; source: EventSource; order?: Order };

type UnknownDispute = Pick<Extract<CapturedOrder, { kind: 'unknown' }>, 'capture'> & {
  dispute: Dispute;
  source: EventSource;
};

type DisputeNews = { order: Order; dispute: Dispute; source: EventSource };

/** `order` when it is known whose dispute it is. */
type DisputeOutcome = HandleOutcome & { order?: Order };

/** Staff have seen how a dispute ended. An open one cannot be settled here: it is answered at PayPal. */
export function settleDispute(
  { orderId, id, staffId }: { orderId: string; id: string; staffId: string },
  site: Site,
): Promise<SettleOutcome> {
  const settled = { settled_at: site.now(), settled_by: staffId };
  const find = ({ disputes }: Ledger): LedgerRecord | 'changed' | undefined => {
    const row = disputes.find(dispute => dispute.id === id);
    if (!row) return undefined;
    const isWaiting = row.outcome !== null && row.settled_at === null;
    return isWaiting ? { kind: 'dispute', row: { ...row, ...settled }, isNews: false } : 'changed';
  };
  return settleRecord({ orderId, find, reason: `dispute ${id}, settled` }, site);
}

/** A dispute as we keep it. Won ones settle themselves; what staff settled stays so until the outcome changes. */
function toDisputeRow({ dispute, stored, order, now }: DisputeReading): DisputeRow {
  const outcome = dispute.status === 'resolved' ? dispute.outcome : null;
  const isSettled = outcome !== null && stored?.outcome === outcome;
  const settled_at = isSettled ? stored.settled_at : outcome === 'won' ? now : null;
  return {
    id: dispute.disputeId,
    order_id: order.id,
    status: dispute.status,
    stage: dispute.stage,
    reason: dispute.reason,
    amount_minor: storableMinor(dispute.amountMinor) ?? order.capturedMinor,
    currency: dispute.currency ?? order.currency,
    respond_by: dispute.respondBy,
    outcome,
    opened_at: dispute.createdAt ?? stored?.opened_at ?? now,
    changed_at: dispute.updatedAt ?? dispute.createdAt ?? stored?.changed_at ?? now,
    settled_at,
    settled_by: isSettled ? stored.settled_by : null,
  };
}

/** PayPal's times are to the second: of two states of one second, the one that says more about the end counts. */
function isNewer(row: DisputeRow, stored: DisputeRow): boolean {
  if (row.changed_at !== stored.changed_at) return row.changed_at > stored.changed_at;
  const isReopened = row.outcome === null && stored.outcome !== null;
  return !isReopened && SHOWN.some(field => row[field] !== stored[field]);
}

/** Whether the agency gets an email: it is new or decided, has reached another stage, or waits for our answer. */
function isDisputeUpdate(row: DisputeRow, stored: DisputeRow | null): boolean {
  if (!stored || row.outcome !== stored.outcome || row.stage !== stored.stage) return true;
  const isOurTurn = row.status === 'waiting_for_seller';
  return isOurTurn && (row.status !== stored.status || row.respond_by !== stored.respond_by);
}

const SHOWN = ['status', 'stage', 'reason', 'amount_minor', 'respond_by', 'outcome'] as const;

type DisputeReading = { dispute: Dispute; stored: DisputeRow | null; order: Order; now: number };

/** The id of a reversal that only a lost dispute told of. */
function lossId(disputeId: string): string {
  return `${LOSS}${disputeId}`;
}
