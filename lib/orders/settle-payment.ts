import { advance, type AdvanceDeps, type EventSource } from './advance';
import { findMismatch } from './compare-payment';
import type { Order } from './order';
import type { Capture, Payment } from './ports';
import type { OrderEvent } from './transition';

/** Writes down what the provider says about a payment: the only way by which an order becomes paid. */
export async function settlePayment(settlement: Settlement, deps: SettleDeps): Promise<Order> {
  const { order, payment, source } = settlement;
  const event = eventOf({ order, payment, payeeMerchantId: deps.payeeMerchantId });
  if (!event) return order;
  const step = await advance({ order, event, source }, deps);
  return step.order;
}

function eventOf({ order, payment, payeeMerchantId }: PaymentReading): OrderEvent | null {
  const { capture } = payment;
  if (!capture) return eventWithoutMoney(payment);
  const mismatch = movesMoney(capture) ? findMismatch({ order, payment, capture, payeeMerchantId }) : null;
  if (mismatch) return { type: 'attention_needed', reason: `The payment does not match: ${mismatch}` };
  return eventOfCapture({ order, payment, capture });
}

function eventOfCapture({ order, payment, capture }: CaptureReading): OrderEvent {
  const { captureId } = capture;
  switch (capture.status) {
    case 'completed':
    case 'partially_refunded':
      // A completed capture inside an order that is not completed is money still being checked.
      return {
        type: payment.status === 'completed' ? 'payment_completed' : 'payment_pending',
        captureId,
        payer: payment.payer,
      };
    case 'pending':
      return { type: 'payment_pending', captureId, payer: payment.payer };
    case 'refunded':
      return { type: 'payment_refunded', captureId };
    case 'declined':
    case 'failed':
      return { type: 'payment_declined', attempt: order.captureAttempt, captureId };
    default:
      return { type: 'attention_needed', reason: 'PayPal gives the payment a status that we do not know' };
  }
}

function eventWithoutMoney({ status }: Payment): OrderEvent | null {
  if (status === 'voided') return { type: 'lapsed' };
  if (status === 'created' || status === 'payer_action_required') return { type: 'capture_not_approved' };
  return null;
}

function movesMoney({ status }: Capture): boolean {
  return status !== 'declined' && status !== 'failed';
}

type PaymentReading = { order: Order; payment: Payment; payeeMerchantId: string | null };

type CaptureReading = { order: Order; payment: Payment; capture: Capture };

type Settlement = { order: Order; payment: Payment; source: EventSource };

export type SettleDeps = AdvanceDeps & { payeeMerchantId: string | null };
