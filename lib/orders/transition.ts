import type { Order, OrderState } from './order';

/**
 * The one rule of how an order changes. Gives the changed order, or null when the event means nothing in its state:
 * a repeat, a message that came late, or one that does not apply.
 */
export function transition(order: Order, event: OrderEvent, now: number): Order | null {
  const state = NEXT_STATE[order.state][event.type];
  if (!state || isAboutEarlierAttempt(order, event) || isPastRetry(order, event)) return null;
  if (event.type === 'payment_partly_refunded' && event.refundedMinor <= order.refundedMinor) return null;
  return { ...order, ...factsOf(order, event, now), state, updatedAt: nextVersion(order, now) };
}

/** The row's next version: later than the one before even when the clock stands still or runs back. */
export function nextVersion(order: Order, now: number): number {
  return Math.max(now, order.updatedAt + 1);
}

function factsOf(order: Order, event: OrderEvent, now: number): Partial<Order> {
  switch (event.type) {
    case 'payment_created':
      return { paymentId: event.paymentId, approveUrl: event.approveUrl };
    case 'payment_completed':
      return { ...moneyFacts(event), paidAt: now };
    case 'payment_confirmed':
      return { ...moneyFacts(event), paidAt: order.paidAt ?? now, attentionReason: null };
    case 'payment_pending':
      return moneyFacts(event);
    case 'payment_declined':
      return { captureAttempt: order.captureAttempt + 1, captureId: event.captureId, declinedAt: now };
    case 'payment_refunded':
      return { captureId: event.captureId, refundedMinor: event.refundedMinor };
    case 'payment_partly_refunded':
      return { refundedMinor: event.refundedMinor };
    case 'payment_lost':
    case 'attention_needed':
      return { attentionReason: event.reason };
    case 'capture_ordered':
      return order.state === 'attention'
        ? { captureAttempt: order.captureAttempt + 1, attentionReason: null }
        : {};
    default:
      return {};
  }
}

function moneyFacts({ captureId, payer }: MoneyFacts): Partial<Order> {
  return { captureId, payerEmail: payer.email, payerName: payer.name };
}

/**
 * A decline that was on its way while the buyer chose another card must not end the new attempt, nor may a capture
 * begin whose approval was declined meanwhile.
 */
function isAboutEarlierAttempt(order: Order, event: OrderEvent): boolean {
  return 'attempt' in event && event.attempt !== order.captureAttempt;
}

/** Once a capture was made and failed, the provider's order is used up: paying again takes a new one. */
function isPastRetry(order: Order, { type }: OrderEvent): boolean {
  return order.captureId !== null && RETRIES.has(type);
}

const RETRIES: ReadonlySet<OrderEvent['type']> = new Set(['capture_started', 'capture_ordered', 'reopened']);

// What the provider says about money is believed in every state that money can still reach.
const MONEY_ARRIVES = {
  payment_completed: 'paid',
  payment_pending: 'pending',
  payment_refunded: 'refunded',
  attention_needed: 'attention',
} as const;

const NEXT_STATE: Record<OrderState, Partial<Record<OrderEvent['type'], OrderState>>> = {
  creating: { payment_created: 'awaiting_approval', creation_refused: 'cancelled', lapsed: 'expired' },
  awaiting_approval: {
    ...MONEY_ARRIVES,
    capture_started: 'capturing',
    capture_ordered: 'capturing',
    payment_declined: 'declined',
    buyer_cancelled: 'cancelled',
    lapsed: 'expired',
  },
  capturing: {
    ...MONEY_ARRIVES,
    capture_not_approved: 'awaiting_approval',
    payment_declined: 'declined',
    lapsed: 'expired',
  },
  pending: {
    payment_completed: 'paid',
    payment_declined: 'declined',
    payment_refunded: 'refunded',
    payment_lost: 'attention',
    attention_needed: 'attention',
  },
  declined: {
    ...MONEY_ARRIVES,
    capture_started: 'capturing',
    capture_ordered: 'capturing',
    buyer_cancelled: 'cancelled',
    reopened: 'awaiting_approval',
    lapsed: 'expired',
  },
  cancelled: { ...MONEY_ARRIVES, reopened: 'awaiting_approval' },
  expired: MONEY_ARRIVES,
  paid: { payment_refunded: 'refunded', payment_partly_refunded: 'paid', attention_needed: 'attention' },
  attention: { payment_confirmed: 'paid', payment_refunded: 'refunded', capture_ordered: 'capturing' },
  refunded: {},
};

type MoneyFacts = { captureId: string; payer: { email: string | null; name: string | null } };

export type OrderEvent =
  | { type: 'payment_created'; paymentId: string; approveUrl: string }
  /** The provider will not take the order as it is. */
  | { type: 'creation_refused'; reason: string }
  /** `attempt`: the one that its caller saw before it. */
  | { type: 'capture_started'; attempt: number }
  /** A person at the desk had it captured: also after PayPal's refusal, which needs a new request id. */
  | { type: 'capture_ordered' }
  | { type: 'capture_not_approved' }
  | ({ type: 'payment_completed' } & MoneyFacts)
  /** A person at the desk looked again, and the money is the order's: the only way from `attention` straight to `paid`. */
  | ({ type: 'payment_confirmed' } & MoneyFacts)
  | ({ type: 'payment_pending' } & MoneyFacts)
  /** `captureId` is null when the instrument was refused before a capture came to be: another one may be tried. */
  | { type: 'payment_declined'; attempt: number; captureId: string | null }
  /** `refundedMinor`: all that was taken, which is the order's amount unless PayPal took something else. */
  | { type: 'payment_refunded'; captureId: string; refundedMinor: number }
  /** `refundedMinor`: all that has gone back so far. */
  | { type: 'payment_partly_refunded'; refundedMinor: number }
  | { type: 'buyer_cancelled' }
  /** The buyer came back to an order that had ended without money. */
  | { type: 'reopened' }
  | { type: 'lapsed' }
  /** PayPal was checking the payment, and speaks of it no more. */
  | { type: 'payment_lost'; reason: string }
  /** Money moved, but not as our record says: a person decides. */
  | { type: 'attention_needed'; reason: string };
