import { advance, type EventSource } from './advance';
import { findMismatch } from './compare-payment';
import { findDuplicate } from './find-duplicate';
import type { Order } from './order';
import type { Capture, Payment } from './gateway-ports';
import { recordLedger, type RecordDeps } from './record-ledger';
import type { MoneyFacts, OrderEvent } from './transition';

/** Writes down what the provider says about a payment: the only way by which an order becomes paid. */
export async function settlePayment(settlement: Settlement, deps: SettleDeps): Promise<Order> {
  const { order, payment, source } = settlement;
  const event = await eventOf(settlement, deps);
  const step = event ? await advance({ order, event, source }, deps) : { order };
  return recordLedger({ order: step.order, payment, source }, deps);
}

async function eventOf(settlement: Settlement, deps: SettleDeps): Promise<OrderEvent | null> {
  const { order, payment } = settlement;
  const { capture } = payment;
  if (!capture) return eventWithoutMoney(order, payment);
  const { payeeMerchantId } = deps;
  const mismatch = movesMoney(capture) ? findMismatch({ order, payment, capture, payeeMerchantId }) : null;
  if (mismatch) return eventOfMismatch(settlement, capture, mismatch);
  const event = eventOfCapture(settlement, capture);
  if (event.type !== 'payment_completed' || order.paidAt !== null) return event;
  return { ...event, duplicateOf: (await findDuplicate({ order, payer: payment.payer }, deps))?.id ?? null };
}

/** Staff may have had the wrong money refunded: then there is nothing left to compare. */
function eventOfMismatch({ order, payment }: Settlement, capture: Capture, mismatch: string): OrderEvent {
  const { captureId } = capture;
  // Money that our record knows comes back by the ledger.
  if (order.state === 'attention' && order.capturedMinor === 0 && capture.status === 'refunded')
    return { type: 'payment_given_back', captureId };
  const isOurCurrency = capture.currency === order.currency && capture.amountMinor !== null;
  const money = isOurCurrency ? { money: moneyOf(payment, capture) } : {};
  return { type: 'attention_needed', reason: `The payment does not match: ${mismatch}`, ...money };
}

function eventOfCapture({ order, payment, source }: Settlement, capture: Capture): OrderEvent {
  const money = moneyOf(payment, capture);
  switch (capture.status) {
    case 'completed':
    case 'partially_refunded':
    case 'refunded':
      // A completed capture inside an order that is not completed is money still being checked.
      if (payment.status !== 'completed') return { type: 'payment_pending', ...money };
      // Our record or a setting was wrong and was fixed: only staff say so.
      return order.state === 'attention' && source === 'desk'
        ? { type: 'payment_confirmed', ...money }
        : { type: 'payment_completed', duplicateOf: null, ...money };
    case 'pending':
      return { type: 'payment_pending', ...money };
    case 'declined':
    case 'failed':
      return { type: 'payment_declined', attempt: order.captureAttempt, captureId: capture.captureId };
    default:
      return { type: 'attention_needed', reason: 'PayPal gives the payment a status that we do not know' };
  }
}

function moneyOf({ payer }: Payment, { captureId, amountMinor }: Capture): MoneyFacts {
  return { captureId, capturedMinor: amountMinor ?? 0, payer };
}

function eventWithoutMoney({ captureAttempt }: Order, { status }: Payment): OrderEvent | null {
  if (status === 'voided') return { type: 'lapsed' };
  const isUnapproved = status === 'created' || status === 'payer_action_required';
  return isUnapproved ? { type: 'capture_not_approved', attempt: captureAttempt } : null;
}

function movesMoney({ status }: Capture): boolean {
  return status !== 'declined' && status !== 'failed';
}

type Settlement = { order: Order; payment: Payment; source: EventSource };

export type SettleDeps = RecordDeps & { payeeMerchantId: string | null };
