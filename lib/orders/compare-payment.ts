import { toDecimal } from '@/lib/site/money';
import type { Order } from './order';
import type { Capture, Payment } from './gateway-ports';

/**
 * Says in what a captured payment differs from our record, or null when it is the payment we asked for.
 * An authentic message about the wrong money must never make an order paid.
 */
export function findMismatch(comparison: PaymentComparison): string | null {
  const { order, payment, capture, payeeMerchantId } = comparison;
  if (payment.paymentId !== order.paymentId) return `it belongs to PayPal order ${payment.paymentId}`;
  if (payment.orderId !== order.id) return `its custom id is ${payment.orderId ?? 'missing'}`;
  if (capture.currency !== order.currency)
    return `its currency is ${capture.currency}, not ${order.currency}`;
  if (capture.amountMinor !== order.amountMinor)
    return `its amount is ${describeAmount(capture)}, not ${toDecimal(order.amountMinor)}`;
  if (payeeMerchantId !== null && payment.payeeMerchantId !== payeeMerchantId)
    return `it was paid to merchant ${payment.payeeMerchantId ?? 'unknown'}`;
  return null;
}

function describeAmount({ amountMinor }: Capture): string {
  return amountMinor === null ? 'unreadable' : toDecimal(amountMinor);
}

type PaymentComparison = {
  order: Order;
  payment: Payment;
  capture: Capture;
  /** Our own merchant id; null when none is configured. */
  payeeMerchantId: string | null;
};
