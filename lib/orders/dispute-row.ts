import type { DisputeRow } from '@/lib/site/db/tables';
import { storableMinor } from './find-captured-order';
import type { Order } from './order';
import type { Dispute } from './provider-records';

/** A dispute as we keep it. Won ones settle themselves; what staff settled stays so until the outcome changes. */
export function toDisputeRow({ dispute, known, order, now }: DisputeReading): DisputeRow {
  const outcome = dispute.status === 'resolved' ? dispute.outcome : null;
  const isSettled = outcome !== null && known?.outcome === outcome;
  const settled_at = isSettled ? known.settled_at : outcome === 'won' ? now : null;
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
    opened_at: dispute.createdAt ?? known?.opened_at ?? now,
    changed_at: dispute.updatedAt ?? dispute.createdAt ?? known?.changed_at ?? now,
    settled_at,
    settled_by: isSettled ? known.settled_by : null,
  };
}

/** PayPal's times are to the second: of two states of one second, the one that says more about the end counts. */
export function isNewer(row: DisputeRow, known: DisputeRow): boolean {
  if (row.changed_at !== known.changed_at) return row.changed_at > known.changed_at;
  const isReopened = row.outcome === null && known.outcome !== null;
  return !isReopened && SHOWN.some(field => row[field] !== known[field]);
}

/** Whether the agency gets an email: it is new or decided, has reached another stage, or waits for our answer. */
export function isDisputeUpdate(row: DisputeRow, known: DisputeRow | null): boolean {
  if (!known || row.outcome !== known.outcome || row.stage !== known.stage) return true;
  const isOurTurn = row.status === 'waiting_for_seller';
  return isOurTurn && (row.status !== known.status || row.respond_by !== known.respond_by);
}

const SHOWN = ['status', 'stage', 'reason', 'amount_minor', 'respond_by', 'outcome'] as const;

type DisputeReading = { dispute: Dispute; known: DisputeRow | null; order: Order; now: number };

/** The id of a reversal that only a lost dispute told of. */
export function lossId(disputeId: string): string {
  return `${LOSS}${disputeId}`;
}

export function isLoss(reversalId: string): boolean {
  return reversalId.startsWith(LOSS);
}

const LOSS = 'dispute:';
