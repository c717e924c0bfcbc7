import { newPayerId, newResourceId } from './ids.ts';
import type { Issue } from './issues.ts';
import type { Money } from './money.ts';
import { withApproval, withCapture, withDecline, orderFromDraft, withSettledCapture } from './order.ts';
import type { Capture, Instrument, Order, OrderDraft } from './order.ts';
import type { SimulatedClock } from '../clock.ts';
import type { OrderMemory } from './order-memory.ts';
import type { EventName } from './webhook-event.ts';

/** How the next capture is to end, instead of well. It is used up by that capture. */
export type NextOutcome =
  | { kind: 'instrument-declined' }
  | { kind: 'refused'; issue: Issue }
  | { kind: 'capture-declined' }
  | { kind: 'pending' }
  | { kind: 'wrong-amount'; minor: number }
  | { kind: 'wrong-currency'; currency: string };

type CaptureResult =
  { kind: 'captured'; order: Order } | { kind: 'refused'; issue: Issue; order: Order | null };

/** The orders of one simulator and everything that can happen to them. Absent and expired orders are null. */
export type Orders = {
  create: (draft: OrderDraft) => Order;
  find: (id: string) => Order | null;
  findByCapture: (captureId: string) => Order | null;
  list: () => Order[];
  /** `by` approves; by default who was set, or someone new. */
  approve: (id: string, instrument: Instrument, by?: string) => Order | null;
  capture: (id: string) => CaptureResult;
  settleCapture: (captureId: string, status: 'COMPLETED' | 'DECLINED') => Order | null;
  /** An order that was made and paid outside of the shop. */
  takeForeign: (foreign: { amount: Money; customId: string | null; invoiceId: string | null }) => Order;
  /** Who approves from now on; null for someone new each time. */
  setPayer: (payerId: string | null) => void;
  setNextOutcome: (outcome: NextOutcome | null) => void;
  forgetOutcome: () => void;
};

export function createOrders({ shelf, clock }: OrdersSetup): Orders {
  let nextOutcome: NextOutcome | null = null;
  let payer: string | null = null;
  return {
    create: draft => shelf.put(orderFromDraft(draft, { id: newResourceId(), now: clock.now() })),
    find: shelf.find,
    findByCapture: shelf.findByCapture,
    list: shelf.list,
    approve: (id, instrument, by) =>
      approveOrder(shelf, id, { instrument, payer: by ?? payer, now: clock.now() }),
    capture: id => {
      const order = shelf.find(id);
      const refusal = refuseCapture(order, shelf.list());
      if (refusal || !order) return { kind: 'refused', issue: refusal ?? 'INVALID_RESOURCE_ID', order };
      const outcome = nextOutcome;
      nextOutcome = null;
      return captureOrder(order, shelf, { outcome, now: clock.now() });
    },
    settleCapture: (captureId, status) => {
      const order = shelf.findByCapture(captureId);
      return shelf.change(order && withSettledCapture(order, status, clock.now()), captureEvent);
    },
    takeForeign: foreign => {
      const order = orderFromDraft(
        { ...FOREIGN_DRAFT, ...foreign },
        { id: newResourceId(), now: clock.now() },
      );
      const paid = { ...order, payerId: newPayerId(), approvedAt: clock.now() };
      const captured = withCapture(paid, newCapture(foreign.amount, null, clock.now()));
      return shelf.change(captured, captureEvent) ?? captured;
    },
    setPayer: payerId => {
      payer = payerId;
    },
    setNextOutcome: outcome => {
      nextOutcome = outcome;
    },
    forgetOutcome: () => {
      nextOutcome = null;
      payer = null;
    },
  };
}

function approveOrder(
  shelf: OrderMemory,
  id: string,
  { instrument, payer, now }: { instrument: Instrument; payer: string | null; now: number },
): Order | null {
  const order = shelf.find(id);
  if (!order || order.status === 'COMPLETED') return null;
  const payerId = order.payerId ?? payer ?? newPayerId();
  return shelf.change(withApproval(order, { instrument, payerId, now }), () => 'CHECKOUT.ORDER.APPROVED');
}

function captureOrder(order: Order, shelf: OrderMemory, turn: CaptureTurn): CaptureResult {
  const { outcome, now } = turn;
  if (outcome?.kind === 'refused') return { kind: 'refused', issue: outcome.issue, order };
  if (order.instrument === 'declining' || outcome?.kind === 'instrument-declined') {
    const declined = shelf.put(withDecline(order, now));
    return { kind: 'refused', issue: 'INSTRUMENT_DECLINED', order: declined };
  }
  const captured = withCapture(order, newCapture(order.amount, outcome, now));
  shelf.change(captured, captureEvent);
  return { kind: 'captured', order: captured };
}

/** Why PayPal would refuse to take the money now, in PayPal's order. */
function refuseCapture(order: Order | null, all: readonly Order[]): Issue | null {
  if (!order) return 'INVALID_RESOURCE_ID';
  if (order.status === 'COMPLETED') return 'ORDER_ALREADY_CAPTURED';
  if (order.status !== 'APPROVED') return 'ORDER_NOT_APPROVED';
  if (order.declines >= MAX_ATTEMPTS) return 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED';
  const isInvoiceTaken = all.some(
    other => other.invoiceId !== null && other.invoiceId === order.invoiceId && other.status === 'COMPLETED',
  );
  return isInvoiceTaken ? 'DUPLICATE_INVOICE_ID' : null;
}

function newCapture(amount: Money, outcome: NextOutcome | null, now: number): Capture {
  return {
    id: newResourceId(),
    status:
      outcome?.kind === 'pending'
        ? 'PENDING'
        : outcome?.kind === 'capture-declined'
          ? 'DECLINED'
          : 'COMPLETED',
    amount: takenAmount(amount, outcome),
    createdAt: now,
    updatedAt: now,
  };
}

function takenAmount(amount: Money, outcome: NextOutcome | null): Money {
  if (outcome?.kind === 'wrong-amount') return { ...amount, minor: outcome.minor };
  if (outcome?.kind === 'wrong-currency') return { ...amount, currency: outcome.currency };
  return amount;
}

function captureEvent({ capture }: Order): EventName | null {
  if (capture?.status === 'COMPLETED') return 'PAYMENT.CAPTURE.COMPLETED';
  if (capture?.status === 'PENDING') return 'PAYMENT.CAPTURE.PENDING';
  return capture?.status === 'DECLINED' ? 'PAYMENT.CAPTURE.DENIED' : null;
}

const MAX_ATTEMPTS = 10;

const FOREIGN_DRAFT = {
  linkStyle: 'approve',
  referenceId: 'default',
  description: null,
  breakdown: {},
  items: [],
  returnUrl: null,
  cancelUrl: null,
  brandName: null,
} as const;

type CaptureTurn = { outcome: NextOutcome | null; now: number };
type OrdersSetup = { shelf: OrderMemory; clock: SimulatedClock };
