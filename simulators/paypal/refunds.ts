import type { Orders } from './orders.ts';
import { viewRefund, type Order, type PaidOrder, type Refund } from './views.ts';
import { newPaymentId, readMinor, Refusal, type Context, type Money } from './wire.ts';

/** How the next refund that the shop asks for is to end, instead of well. It is used up by that refund. */
type NextRefund = { kind: 'pending' | 'failed' } | { kind: 'refused'; issue: string };

export type Refunds = ReturnType<typeof createRefunds>;

/** Money that goes back. Null where there is no such thing, or nothing left to do. */
export function createRefunds(context: Context, orders: Orders) {
  let next: NextRefund | null = null;

  function findRefund(id: string): { order: Order; refund: Refund } | null {
    for (const order of orders.list())
      for (const refund of order.refunds) if (refund.id === id) return { order, refund };
    return null;
  }

  function add(order: PaidOrder, { minor, ...facts }: NewRefund): Refund {
    const now = context.now();
    const gone = order.capture.amount.minor - leftMinor(order) + (facts.status === 'FAILED' ? 0 : minor);
    const amount = { ...order.capture.amount, minor };
    const refund = { id: newPaymentId(), ...facts, amount, totalMinor: gone, createdAt: now, updatedAt: now };
    order.refunds.push(refund);
    return tell(order, refund);
  }

  /** Only money that has gone is told. */
  function tell(order: PaidOrder, refund: Refund): Refund {
    correctCapture(order, context.now());
    const event = refund.kind === 'refund' ? 'REFUNDED' : 'REVERSED';
    if (refund.status === 'COMPLETED')
      context.emit(`PAYMENT.CAPTURE.${event}`, order.id, viewRefund(refund, order, context));
    return refund;
  }

  /** No one asks the shop. `minor` null: all that is left. */
  function takeBack(captureId: string, minor: number | null, kind: Refund['kind']): Refund | null {
    const order = orders.findByCapture(captureId);
    if (!order || minor === 0) return null;
    const left = leftMinor(order);
    if (!isSettled(order) || left === 0 || (minor ?? left) > left) return null;
    const note = kind === 'refund' ? null : 'Payment reversed';
    return add(order, { minor: minor ?? left, kind, note, customId: null, status: 'COMPLETED' });
  }

  function decide(found: { order: Order; refund: Refund }, status: Refund['status']): Refund {
    Object.assign(found.refund, { status, updatedAt: context.now() });
    return tell(found.order as PaidOrder, found.refund);
  }

  return {
    getRefund: (id: string) => {
      const found = findRefund(id);
      if (!found) throw new Refusal('INVALID_RESOURCE_ID');
      return viewRefund(found.refund, found.order as PaidOrder, context);
    },
    /** The shop asks. */
    request: (captureId: string, { amount, ...facts }: RefundRequest): string => {
      const order = orders.findByCapture(captureId);
      if (!order) throw new Refusal('INVALID_RESOURCE_ID');
      refuseRefund(order, amount, context.now());
      const turn = next;
      next = null;
      if (turn?.kind === 'refused') throw new Refusal(turn.issue);
      const status = turn ? TURNS[turn.kind] : 'COMPLETED';
      return add(order, { minor: amount?.minor ?? leftMinor(order), ...facts, kind: 'refund', status }).id;
    },
    takeBack,
    /** Gives back `value` (such as "10.00"), or all that is left, as if someone did so at PayPal. */
    refundCapture: (captureId: string, value?: string): Refund | null =>
      takeBack(captureId, minorOf(value), 'refund'),
    /** PayPal, or the buyer's bank, takes `value`, or all that is left, back. */
    reverseCapture: (captureId: string, value?: string, by: 'paypal' | 'bank' = 'paypal'): Refund | null =>
      takeBack(captureId, minorOf(value), by === 'bank' ? 'chargeback' : 'reversal'),
    /** Undoes the last reversal. PayPal sends nothing about it. */
    winBack: (captureId: string): Refund | null => {
      const order = orders.findByCapture(captureId);
      const refund = order?.refunds.findLast(
        ({ kind, status }) => kind !== 'refund' && status === 'COMPLETED',
      );
      return order && refund ? decide({ order, refund }, 'CANCELLED') : null;
    },
    settleRefund: (refundId: string, status: 'COMPLETED' | 'FAILED' | 'CANCELLED'): Refund | null => {
      const found = findRefund(refundId);
      return found?.refund.status === 'PENDING' ? decide(found, status) : null;
    },
    /** How the next refund that the shop asks for ends. */
    setNextRefund: (outcome: NextRefund | null): void => {
      next = outcome;
    },
  };
}

/** What has not gone back and is not on its way back. */
export function leftMinor({ capture, refunds }: PaidOrder): number {
  return capture.amount.minor - sumOf(refunds, ['COMPLETED', 'PENDING']);
}

/** The minor amount of `value`; null for none, 0 for what is no amount. */
export function minorOf(value: string | undefined): number | null {
  return value === undefined ? null : (readMinor(value) ?? 0);
}

/** PayPal has no status for a reversal: the capture looks refunded for as long as the money is gone. */
export function correctCapture(order: PaidOrder, now: number): void {
  const gone = sumOf(order.refunds, ['COMPLETED']);
  const isAll = gone === order.capture.amount.minor;
  const status = gone === 0 ? 'COMPLETED' : isAll ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  Object.assign(order.capture, { status, updatedAt: now });
  order.updatedAt = now;
}

export function isSettled({ capture }: PaidOrder): boolean {
  return capture.status !== 'PENDING' && capture.status !== 'DECLINED';
}

/** In PayPal's order of refusals. */
function refuseRefund(order: PaidOrder, amount: Money | null, now: number): void {
  const { capture, refunds, openDisputes } = order;
  const left = leftMinor(order);
  const isReversed = refunds.some(({ kind, status }) => kind !== 'refund' && status === 'COMPLETED');
  const issue =
    (capture.status === 'PENDING' && 'PENDING_CAPTURE') ||
    (capture.status === 'DECLINED' && 'REFUND_NOT_ALLOWED') ||
    (left === 0 && (isReversed ? 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK' : 'CAPTURE_FULLY_REFUNDED')) ||
    (now - capture.createdAt > REFUND_PERIOD_MS && 'REFUND_TIME_LIMIT_EXCEEDED') ||
    (amount && amount.currency !== capture.amount.currency && 'REFUND_CAPTURE_CURRENCY_MISMATCH') ||
    (amount && amount.minor <= 0 && 'REFUND_AMOUNT_TOO_LOW') ||
    (amount && amount.minor > left && 'REFUND_AMOUNT_EXCEEDED') ||
    (amount && openDisputes > 0 && amount.minor < left && 'TRANSACTION_DISPUTED');
  if (issue) throw new Refusal(issue);
}

function sumOf(refunds: readonly Refund[], statuses: readonly Refund['status'][]): number {
  return refunds.reduce((sum, { status, amount }) => sum + (statuses.includes(status) ? amount.minor : 0), 0);
}

const TURNS = { pending: 'PENDING', failed: 'FAILED' } as const;

/** PayPal documents no number for its current API: this is an older product's. */
const REFUND_PERIOD_MS = 180 * 24 * 60 * 60 * 1000;

type NewRefund = Pick<Refund, 'kind' | 'status' | 'note' | 'customId'> & { minor: number };
type RefundRequest = Pick<Refund, 'note' | 'customId'> & { amount: Money | null };
