import { advance, type AdvanceDeps, type EventSource } from './advance';
import { findMismatch } from './compare-payment';
import type { Order } from './order';
import type { Capture, Payment } from './ports';
import type { OrderEvent } from './transition';

/** Writes down what the provider says about a payment: the only way by which an order becomes paid. */
export async function settlePayment(settlement: Settlement, deps: SettleDeps): Promise<Order> {
  const { order, payment, source } = settlement;
  let current = order;
  for (const event of eventsOf({ order, payment, source, payeeMerchantId: deps.payeeMerchantId })) {
    const step = await advance({ order: current, event, source }, deps);
    current = step.order;
  }
  return current;
}

/** What a payment says has happened, in its order: money that came and of which some went back is both. */
function eventsOf({ order, payment, source, payeeMerchantId }: PaymentReading): OrderEvent[] {
  const { capture } = payment;
  if (!capture) return eventsWithoutMoney(payment);
  const mismatch = movesMoney(capture) ? findMismatch({ order, payment, capture, payeeMerchantId }) : null;
  if (mismatch && !isGivenBack(order, capture))
    return [{ type: 'attention_needed', reason: `The payment does not match: ${mismatch}` }];
  const event = eventOfCapture({ order, payment, capture, source });
  const { status, refundedMinor } = capture;
  const isPaid = event.type === 'payment_completed' || event.type === 'payment_confirmed';
  if (!isPaid || status !== 'partially_refunded') return [event];
  return [event, { type: 'payment_partly_refunded', refundedMinor }];
}

function eventOfCapture({ order, payment, capture, source }: CaptureReading): OrderEvent {
  const { captureId } = capture;
  switch (capture.status) {
    case 'completed':
    case 'partially_refunded':
      // A completed capture inside an order that is not completed is money still being checked.
      return {
        type: payment.status === 'completed' ? completion(order, source) : 'payment_pending',
        captureId,
        payer: payment.payer,
      };
    case 'pending':
      return { type: 'payment_pending', captureId, payer: payment.payer };
    case 'refunded':
      return { type: 'payment_refunded', captureId, refundedMinor: takenMinor(order, capture) };
    case 'declined':
    case 'failed':
      return { type: 'payment_declined', attempt: order.captureAttempt, captureId };
    default:
      return { type: 'attention_needed', reason: 'PayPal gives the payment a status that we do not know' };
  }
}

/** Our record or a setting was wrong, and is mended: only a person says so, as only a person was asked. */
function completion({ state }: Order, source: EventSource): 'payment_completed' | 'payment_confirmed' {
  return state === 'attention' && source === 'desk' ? 'payment_confirmed' : 'payment_completed';
}

function eventsWithoutMoney({ status }: Payment): OrderEvent[] {
  if (status === 'voided') return [{ type: 'lapsed' }];
  if (status === 'created' || status === 'payer_action_required') return [{ type: 'capture_not_approved' }];
  return [];
}

/** A person had the wrong money refunded: there is nothing left to compare. */
function isGivenBack({ state }: Order, { status }: Capture): boolean {
  return state === 'attention' && status === 'refunded';
}

/** In the order's currency; what was taken in another one is no sum of this order. */
function takenMinor({ currency }: Order, capture: Capture): number {
  return capture.currency === currency ? (capture.amountMinor ?? 0) : 0;
}

function movesMoney({ status }: Capture): boolean {
  return status !== 'declined' && status !== 'failed';
}

type PaymentReading = Settlement & { payeeMerchantId: string | null };

type CaptureReading = Settlement & { capture: Capture };

type Settlement = { order: Order; payment: Payment; source: EventSource };

export type SettleDeps = AdvanceDeps & { payeeMerchantId: string | null };
