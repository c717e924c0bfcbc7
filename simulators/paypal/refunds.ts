import type { SimulatedClock } from '../clock.ts';
import { newResourceId } from './ids.ts';
import type { Issue } from './issues.ts';
import type { Money } from './money.ts';
import type { Order, Refund } from './order.ts';
import {
  addRefund,
  isReversal,
  refuseRefund,
  settleRefund,
  type RefundedOrder,
  type NewRefund,
} from './refund.ts';
import type { OrderMemory } from './order-memory.ts';
import type { Emit } from './webhooks.ts';

/** How the next refund that the shop asks for is to end, instead of well. It is used up by that refund. */
export type NextRefund = { kind: 'pending' | 'failed' } | { kind: 'refused'; issue: Issue };

export type RefundBody = Pick<Refund, 'note' | 'customId' | 'invoiceId'> & { amount: Money | null };

type RefundResult = ({ kind: 'refunded' } & RefundedOrder) | { kind: 'refused'; issue: Issue };

/** Money that goes back. Methods return null where there is no such thing, or nothing left to do. */
export type Refunds = {
  find: (refundId: string) => RefundedOrder | null;
  /** The shop asks. */
  request: (captureId: string, terms: RefundBody) => RefundResult;
  /** Someone refunds the money at PayPal, not through the shop. */
  giveBack: (captureId: string, amount: Money | null) => Order | null;
  /** PayPal or the buyer's bank takes it back. */
  reverse: (captureId: string, amount: Money | null, by: 'paypal' | 'bank') => RefundedOrder | null;
  /** The last reversal of the capture is undone. PayPal sends no event for that. */
  winBack: (captureId: string) => RefundedOrder | null;
  /** A pending refund is decided. Only the one that completes is told. */
  settle: (refundId: string, status: 'COMPLETED' | 'FAILED' | 'CANCELLED') => RefundedOrder | null;
  setNext: (next: NextRefund | null) => void;
};

export function createRefunds(setup: RefundsSetup): Refunds {
  const { shelf, clock } = setup;
  let next: NextRefund | null = null;
  return {
    find: refundId => findRefund(refundId, shelf),
    request: (captureId, terms) => {
      const order = shelf.findByCapture(captureId);
      const isDisputed = setup.isDisputed(captureId);
      const about = { amount: terms.amount, now: clock.now(), isDisputed };
      const issue = order ? refuseRefund(order, about) : 'INVALID_RESOURCE_ID';
      if (issue !== null || !order) return { kind: 'refused', issue: issue ?? 'INVALID_RESOURCE_ID' };
      const turn = next;
      next = null;
      if (turn?.kind === 'refused') return turn;
      const status = turn === null ? 'COMPLETED' : TURNS[turn.kind];
      return { kind: 'refunded', ...add(order, { ...terms, kind: 'refund', status }, setup) };
    },
    giveBack: (captureId, amount) => addReversal({ captureId, amount, kind: 'refund' }, setup)?.order ?? null,
    reverse: (captureId, amount, by) =>
      addReversal({ captureId, amount, kind: by === 'bank' ? 'chargeback' : 'reversal' }, setup),
    winBack: captureId => {
      const reversal = shelf.findByCapture(captureId)?.refunds.findLast(isReversal);
      return reversal ? decide(reversal.id, 'CANCELLED', setup) : null;
    },
    settle: (refundId, status) => {
      const isPending = findRefund(refundId, shelf)?.refund.status === 'PENDING';
      return isPending ? decide(refundId, status, setup) : null;
    },
    setNext: outcome => {
      next = outcome;
    },
  };
}

function findRefund(refundId: string, shelf: OrderMemory): RefundedOrder | null {
  for (const order of shelf.list()) {
    const refund = order.refunds.find(({ id }) => id === refundId);
    if (refund) return { order, refund };
  }
  return null;
}

/** No one asks the shop. Null when there is not that much left. */
function addReversal(reversal: Reversal, setup: RefundsSetup): RefundedOrder | null {
  const { captureId, kind, amount } = reversal;
  const order = setup.shelf.findByCapture(captureId);
  const terms = { amount, now: order?.capture?.createdAt ?? 0, isDisputed: false };
  if (!order || refuseRefund(order, terms) !== null) return null;
  const note = kind === 'refund' ? null : 'Payment reversed';
  return add(order, { kind, amount, note, customId: null, invoiceId: null, status: 'COMPLETED' }, setup);
}

function add(order: Order, facts: Omit<NewRefund, 'id' | 'now'>, setup: RefundsSetup): RefundedOrder {
  return storeRefund(addRefund(order, { ...facts, id: newResourceId(), now: setup.clock.now() }), setup);
}

function decide(refundId: string, status: FinalStatus, setup: RefundsSetup): RefundedOrder | null {
  const owner = findRefund(refundId, setup.shelf);
  const changed = owner && settleRefund(owner.order, refundId, { status, now: setup.clock.now() });
  return changed && storeRefund(changed, setup);
}

/** Only money that has gone is told. */
function storeRefund(changed: RefundedOrder, { shelf, emit }: RefundsSetup): RefundedOrder {
  const { status, kind } = changed.refund;
  shelf.put(changed.order);
  const event = kind === 'refund' ? 'PAYMENT.CAPTURE.REFUNDED' : 'PAYMENT.CAPTURE.REVERSED';
  if (status === 'COMPLETED') emit(event, changed);
  return changed;
}

const TURNS = { pending: 'PENDING', failed: 'FAILED' } as const;

type FinalStatus = 'COMPLETED' | 'FAILED' | 'CANCELLED';
type Reversal = { captureId: string; kind: Refund['kind']; amount: Money | null };
type RefundsSetup = {
  shelf: OrderMemory;
  clock: SimulatedClock;
  emit: Emit;
  isDisputed: (captureId: string) => boolean;
};
