import type { SimulatedClock } from '../clock.ts';
import { isLost, type Dispute, type DisputeOutcome } from './dispute.ts';
import { newDisputeId } from './ids.ts';
import type { Money } from './money.ts';
import { leftMinor, withRefunds } from './refund.ts';
import type { Refunds } from './refunds.ts';
import type { OrderMemory } from './order-memory.ts';
import type { EventSubject } from './webhook-event.ts';
import type { Emit } from './webhooks.ts';

export type NewDispute = Partial<Pick<Dispute, 'reason' | 'stage' | 'status'>> & {
  captureId: string;
  /** Null: all that has not gone back yet. */
  amount: Money | null;
  respondWithinMs?: number;
};

export type DisputeChange = Partial<Pick<Dispute, 'status' | 'stage' | 'respondBy'>>;

/** The disputes of one simulator. Null means no such capture or dispute, or nothing left to fight about. */
export type Disputes = {
  find: (id: string) => Dispute | null;
  list: () => Dispute[];
  open: (terms: NewDispute) => Dispute | null;
  update: (id: string, change: DisputeChange) => Dispute | null;
  /** Lost money is taken from the capture, which PayPal tells as a reversal of it. */
  resolve: (id: string, outcome: DisputeOutcome) => Dispute | null;
  clear: () => void;
};

export function createDisputes(setup: DisputesSetup): Disputes {
  const { disputes, shelf, refunds, clock, emit } = setup;
  const put = (dispute: Dispute, event: Parameters<Emit>[0]) => {
    disputes.set(dispute.id, dispute);
    const order = shelf.findByCapture(dispute.captureId);
    const subject: EventSubject | null = order && { order, dispute };
    if (subject) emit(event, subject);
    return dispute;
  };
  const findOpen = (id: string) => {
    const dispute = disputes.get(id);
    return dispute && dispute.outcome === null ? dispute : null;
  };
  return {
    find: id => disputes.get(id) ?? null,
    list: () => [...disputes.values()].reverse(),
    open: request => {
      const dispute = newDispute(request, { shelf, now: clock.now() });
      return dispute && put(dispute, 'CUSTOMER.DISPUTE.CREATED');
    },
    update: (id, change) => {
      const dispute = findOpen(id);
      return dispute && put({ ...dispute, ...change, updatedAt: clock.now() }, 'CUSTOMER.DISPUTE.UPDATED');
    },
    resolve: (id, outcome) => {
      const dispute = findOpen(id);
      if (!dispute) return null;
      const isPaid = isLost(outcome) || outcome === 'RESOLVED_WITH_PAYOUT';
      const by = dispute.stage === 'INQUIRY' ? 'paypal' : 'bank';
      if (isLost(outcome)) refunds.reverse(dispute.captureId, dispute.amount, by);
      else correct(dispute, { shelf, now: clock.now() });
      const refundedMinor = isPaid ? dispute.amount.minor : 0;
      const decided = { status: 'RESOLVED', outcome, refundedMinor, respondBy: null } as const;
      return put({ ...dispute, ...decided, updatedAt: clock.now() }, 'CUSTOMER.DISPUTE.RESOLVED');
    },
    clear: () => disputes.clear(),
  };
}

function newDispute(
  { captureId, amount, respondWithinMs = TEN_DAYS_MS, ...terms }: NewDispute,
  { shelf, now }: { shelf: OrderMemory; now: number },
): Dispute | null {
  const order = shelf.findByCapture(captureId);
  if (!order?.capture || order.capture.status === 'DECLINED') return null;
  const left = leftMinor(order);
  const disputed = amount ?? { currency: order.capture.amount.currency, minor: left };
  if (disputed.minor <= 0 || disputed.minor > left) return null;
  const { reason = 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED', stage = 'INQUIRY' } = terms;
  const { status = 'WAITING_FOR_SELLER_RESPONSE' } = terms;
  const { customId, invoiceId } = order;
  const shared = { captureId, customId, invoiceId, createdAt: now, updatedAt: now };
  return {
    ...shared,
    id: newDisputeId(),
    reason,
    stage,
    status,
    amount: disputed,
    respondBy: now + respondWithinMs,
    outcome: null,
    refundedMinor: 0,
  };
}

function correct({ captureId }: Dispute, { shelf, now }: { shelf: OrderMemory; now: number }): void {
  const order = shelf.findByCapture(captureId);
  if (order && order.capture?.status !== 'PENDING') shelf.put(withRefunds(order, order.refunds, now));
}

const TEN_DAYS_MS = 10 * 24 * 60 * 60 * 1000;

type DisputesSetup = {
  disputes: Map<string, Dispute>;
  shelf: OrderMemory;
  refunds: Refunds;
  clock: SimulatedClock;
  emit: Emit;
};
