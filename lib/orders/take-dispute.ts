import type { DisputeRow } from '@/lib/site/db/tables';
import type { EventSource } from './advance';
import type { CaptureDeps } from './capture-order';
import { newDeadline, OUT_OF_TIME, timeForCall } from './deadline';
import { isDisputeUpdate, isNewer, lossId, toDisputeRow } from './dispute-row';
import {
  findCapturedOrder,
  postponed,
  storableMinor,
  withMoney,
  type CapturedOrder,
} from './find-captured-order';
import type { Ledger, LedgerRecord } from './ledger';
import { timeCall } from './note-call';
import { noteUnknownPayment, type NoteUnknownPaymentDeps } from './note-unknown-payment';
import type { Order } from './order';
import type { Dispute, DisputedTransaction } from './provider-records';
import { recordLedger } from './record-ledger';
import type { HandleOutcome } from './webhook-event';

/**
 * Updates a dispute to PayPal's state. The message about a change is only a reason to ask, so it may arrive twice, late,
 * or in any order. `order`: if the caller knows whose dispute it is.
 */
export async function takeDispute(task: DisputeTask, deps: TakeDisputeDeps): Promise<DisputeOutcome> {
  const { disputeId, source } = task;
  const timeoutMs = timeForCall(newDeadline(deps), deps);
  if (timeoutMs === null) return postponed(OUT_OF_TIME);
  const { outcome, note } = await timeCall(() => deps.gateway.findDispute({ disputeId, timeoutMs }), deps);
  if (outcome.kind === 'gone') return { kind: 'handled', result: 'parked: unknown dispute' };
  if (outcome.kind !== 'found') return postponed(outcome);
  const { dispute } = outcome;
  const owner: CapturedOrder = task.order
    ? { kind: 'found', order: task.order }
    : await findOwner(dispute.transactions, deps);
  if (owner.kind === 'postponed') return owner;
  if (owner.kind === 'unknown') return noteUnknown({ dispute, source, capture: owner.capture }, deps);
  await note({ orderId: owner.order.id, operation: 'find-dispute', requestId: null });
  const paid = await withMoney(owner.order, source, deps);
  if (paid.kind === 'postponed') return paid;
  if (paid.kind === 'unpaid') return noteUnknown({ dispute, source, capture: null }, deps);
  const order = await recordDispute({ order: paid.order, dispute, source }, deps);
  return { kind: 'handled', result: `order ${order.state}`, order };
}

/** An older state never replaces a newer one, and a decision for us brings back what was reversed before it. */
async function recordDispute({ order, dispute, source }: DisputeNews, deps: TakeDisputeDeps): Promise<Order> {
  const now = deps.clock.now();
  const records = (ledger: Ledger): LedgerRecord[] => {
    const known = ledger.disputes.find(({ id }) => id === dispute.disputeId) ?? null;
    const row = toDisputeRow({ dispute, known, order, now });
    if (known && !isNewer(row, known)) return [];
    return [
      { kind: 'dispute', row, isNews: isDisputeUpdate(row, known) },
      ...returnedBy(row, ledger, now),
      ...lostBy(dispute, { order, ledger, now }),
    ];
  };
  const reason = `dispute ${dispute.disputeId} ${describe(dispute)}`;
  return recordLedger({ order, payment: null, source, records, reason }, deps);
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
  const told = [...refunds, ...ledger.reversals.filter(({ state }) => state !== 'returned')];
  const rest = refundedMinor - told.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
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
async function findOwner(
  transactions: readonly DisputedTransaction[],
  deps: TakeDisputeDeps,
): Promise<CapturedOrder> {
  let unknown: CapturedOrder = { kind: 'unknown', capture: null };
  for (const { captureId, customId, invoiceId } of transactions) {
    const owner: CapturedOrder = captureId === null ? unknown : await findCapturedOrder(captureId, deps);
    if (owner.kind !== 'unknown') return owner;
    unknown = owner;
    const order =
      (customId === null ? null : await deps.orders.findById(customId)) ??
      (invoiceId === null ? null : await deps.orders.findByNumber(invoiceId));
    const isOther = captureId !== null && order?.captureId !== null && order?.captureId !== captureId;
    if (order && !isOther) return { kind: 'found', order };
  }
  return unknown;
}

async function noteUnknown(
  { dispute, source, capture }: UnknownDispute,
  deps: TakeDisputeDeps,
): Promise<HandleOutcome> {
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
      found_at: deps.clock.now(),
    },
    deps,
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

export type TakeDisputeDeps = CaptureDeps & NoteUnknownPaymentDeps;
