import type { Issue } from './issues.ts';
import type { Money } from './money.ts';
import type { Order, Refund } from './order.ts';

export type NewRefund = Pick<Refund, 'id' | 'kind' | 'status' | 'note' | 'customId' | 'invoiceId'> & {
  /** Null: all that is left. */
  amount: Money | null;
  now: number;
};

/** Taken back, and not won back since. */
export function isReversal({ kind, status }: Refund): boolean {
  return kind !== 'refund' && status === 'COMPLETED';
}

/** What has not gone back and is not on its way back. */
export function leftMinor({ capture, refunds }: Order): number {
  return (
    (capture?.amount.minor ?? 0) -
    sum(refunds.filter(({ status }) => status === 'COMPLETED' || status === 'PENDING'))
  );
}

/** Why PayPal would refuse to refund `amount`, in PayPal's order; null when it would not. */
export function refuseRefund(order: Order, { amount, now, isDisputed }: RefundTerms): Issue | null {
  const { capture, refunds } = order;
  if (!capture) return 'INVALID_RESOURCE_ID';
  if (capture.status === 'PENDING') return 'PENDING_CAPTURE';
  if (capture.status === 'DECLINED') return 'REFUND_NOT_ALLOWED';
  const left = leftMinor(order);
  const isReversed = refunds.some(isReversal);
  if (left === 0) return isReversed ? 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK' : 'CAPTURE_FULLY_REFUNDED';
  if (now - capture.createdAt > REFUND_PERIOD_MS) return 'REFUND_TIME_LIMIT_EXCEEDED';
  if (!amount) return null;
  if (amount.currency !== capture.amount.currency) return 'REFUND_CAPTURE_CURRENCY_MISMATCH';
  if (amount.minor <= 0) return 'REFUND_AMOUNT_TOO_LOW';
  if (amount.minor > left) return 'REFUND_AMOUNT_EXCEEDED';
  return isDisputed && amount.minor < left ? 'TRANSACTION_DISPUTED' : null;
}

/** The caller has asked whether there is that much left. */
export function addRefund(order: Order, { amount, now, ...facts }: NewRefund): RefundedOrder {
  const captured = order.capture?.amount ?? order.amount;
  const refunded = amount ?? { currency: captured.currency, minor: leftMinor(order) };
  const goneMinor = captured.minor - leftMinor(order);
  const totalMinor = facts.status === 'FAILED' ? goneMinor : goneMinor + refunded.minor;
  const refund = { ...facts, amount: refunded, totalMinor, createdAt: now, updatedAt: now };
  return { order: withRefunds(order, [...order.refunds, refund], now), refund };
}

/** A pending refund is decided, or a reversal is won back (`CANCELLED`). Null when it is neither. */
export function settleRefund(order: Order, id: string, { status, now }: Settlement): RefundedOrder | null {
  const earlier = order.refunds.find(refund => refund.id === id);
  if (!earlier || (earlier.status !== 'PENDING' && !isReversal(earlier))) return null;
  const refund = { ...earlier, status, updatedAt: now };
  return {
    order: withRefunds(
      order,
      order.refunds.map(one => (one.id === id ? refund : one)),
      now,
    ),
    refund,
  };
}

/** PayPal has no status for a reversal: the capture looks refunded for as long as the money is gone. */
export function withRefunds(order: Order, refunds: readonly Refund[], now: number): Order {
  const { capture } = order;
  if (!capture) return order;
  const gone = sum(refunds.filter(({ status }) => status === 'COMPLETED'));
  const status = gone === 0 ? 'COMPLETED' : gone < capture.amount.minor ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  return { ...order, refunds, capture: { ...capture, status, updatedAt: now }, updatedAt: now };
}

function sum(refunds: readonly Refund[]): number {
  return refunds.reduce((total, { amount }) => total + amount.minor, 0);
}

/** PayPal documents no number for its current API: this is an older product's. */
const REFUND_PERIOD_MS = 180 * 24 * 60 * 60 * 1000;

export type RefundedOrder = { order: Order; refund: Refund };
type RefundTerms = { amount: Money | null; now: number; isDisputed: boolean };
type Settlement = { status: 'COMPLETED' | 'FAILED' | 'CANCELLED'; now: number };
