import type { SimulatorClock } from './clock.ts';
import { newResourceId } from './ids.ts';
import type { Issue } from './issues.ts';
import type { Money } from './money.ts';
import type { Order } from './order.ts';
import { addRefund, isReversal, refuseRefund, settleRefund, type Changed, type Refund } from './refund.ts';
import type { Shelf } from './shelf.ts';
import type { Emit } from './webhooks.ts';

/** How the next refund that the shop asks for is to end, instead of well. It is used up by that refund. */
export type NextRefund = { kind: 'pending' | 'failed' } | { kind: 'refused'; issue: Issue };

export type RefundRequest = Pick<Refund, 'note' | 'customId' | 'invoiceId'> & { amount: Money | null };

export type RefundResult = ({ kind: 'refunded' } & Changed) | { kind: 'refused'; issue: Issue };

/** Money that goes back. `find` and the like give null where there is no such thing, or nothing left to do. */
export type Refunds = {
  find: (refundId: string) => Changed | null;
  /** The shop asks. */
  request: (captureId: string, asked: RefundRequest) => RefundResult;
  /** Somebody gives the money back at PayPal, not through the shop. */
  giveBack: (captureId: string, amount: Money | null) => Order | null;
  /** PayPal or the buyer's bank takes it back. */
  reverse: (captureId: string, amount: Money | null, by: 'paypal' | 'bank') => Changed | null;
  /** The last reversal of the capture is undone. PayPal sends no event for that. */
  winBack: (captureId: string) => Changed | null;
  /** A pending refund is decided. Only the one that completes is told. */
  settle: (refundId: string, status: 'COMPLETED' | 'FAILED' | 'CANCELLED') => Changed | null;
  setNext: (next: NextRefund | null) => void;
};

export function createRefunds({ shelf, clock, emit, isDisputed }: RefundsSetup): Refunds {
  let next: NextRefund | null = null;
  const find = (refundId: string): Changed | null => {
    for (const order of shelf.list()) {
      const refund = order.refunds.find(({ id }) => id === refundId);
      if (refund) return { order, refund };
    }
    return null;
  };
  const keep = (changed: Changed, event: Parameters<Emit>[0] | null): Changed => {
    shelf.put(changed.order);
    if (event) emit(event, changed);
    return changed;
  };
  const take = (captureId: string, kind: Refund['kind'], amount: Money | null) => {
    const order = shelf.findByCapture(captureId);
    if (!order?.capture || refuseRefund(order, { amount, now: order.capture.createdAt, isDisputed: false }))
      return null;
    const note = kind === 'refund' ? null : 'Payment reversed';
    const facts = { kind, note, amount, customId: null, invoiceId: null, status: 'COMPLETED' as const };
    const changed = addRefund(order, order.capture, { ...facts, id: newResourceId(), now: clock.now() });
    return keep(changed, kind === 'refund' ? 'PAYMENT.CAPTURE.REFUNDED' : 'PAYMENT.CAPTURE.REVERSED');
  };
  return {
    find,
    request: (captureId, asked) => {
      const order = shelf.findByCapture(captureId);
      if (!order?.capture) return { kind: 'refused', issue: 'INVALID_RESOURCE_ID' };
      const now = clock.now();
      const refusal = refuseRefund(order, { amount: asked.amount, now, isDisputed: isDisputed(captureId) });
      if (refusal) return { kind: 'refused', issue: refusal };
      const turn = next;
      next = null;
      if (turn?.kind === 'refused') return turn;
      const status = turn?.kind === 'pending' ? 'PENDING' : turn?.kind === 'failed' ? 'FAILED' : 'COMPLETED';
      const facts = { ...asked, kind: 'refund' as const, status } as const;
      const changed = addRefund(order, order.capture, { ...facts, id: newResourceId(), now });
      return {
        kind: 'refunded',
        ...keep(changed, status === 'COMPLETED' ? 'PAYMENT.CAPTURE.REFUNDED' : null),
      };
    },
    giveBack: (captureId, amount) => take(captureId, 'refund', amount)?.order ?? null,
    reverse: (captureId, amount, by) => take(captureId, by === 'bank' ? 'chargeback' : 'reversal', amount),
    winBack: captureId => {
      const order = shelf.findByCapture(captureId);
      const reversal = order?.refunds.findLast(isReversal);
      if (!order || !reversal) return null;
      const changed = settleRefund(order, reversal.id, { status: 'CANCELLED', now: clock.now() });
      return changed && keep(changed, null);
    },
    settle: (refundId, status) => {
      const found = find(refundId);
      if (found?.refund.status !== 'PENDING') return null;
      const changed = settleRefund(found.order, refundId, { status, now: clock.now() });
      return changed && keep(changed, status === 'COMPLETED' ? 'PAYMENT.CAPTURE.REFUNDED' : null);
    },
    setNext: given => {
      next = given;
    },
  };
}

type RefundsSetup = {
  shelf: Shelf;
  clock: SimulatorClock;
  emit: Emit;
  isDisputed: (captureId: string) => boolean;
};
