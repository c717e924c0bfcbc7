import type { Payer } from '@/lib/paypal/orders';
import {
  CAPTURED_STATES,
  settledState,
  type LedgerTotals,
  hasConsent,
  type Order,
  type OrderState,
} from './order';

/**
 * The one rule of how an order changes. Returns the changed order, or null when the event means nothing in its state:
 * a repeat, a message that came late, or one that does not apply.
 */
export function transition(order: Order, event: OrderEvent, now: number): Order | null {
  const state =
    event.type === 'ledger_changed' ? ledgerState(order, event) : NEXT_STATE[order.state][event.type];
  if (!state || isAboutEarlierAttempt(order, event) || isCaptureWithoutConsent(order, event)) return null;
  return { ...order, ...factsOf(order, event, now), state, updatedAt: nextVersion(order, now) };
}

/** The row's next version: later than the one before, even when the clock stops or runs back. */
export function nextVersion(order: Order, now: number): number {
  return Math.max(now, order.updatedAt + 1);
}

function factsOf(order: Order, event: OrderEvent, now: number): Partial<Order> {
  switch (event.type) {
    case 'payment_created':
      return { paymentId: event.paymentId, approveUrl: event.approveUrl };
    case 'payment_attached':
      return { paymentId: event.paymentId, attentionReason: event.reason };
    case 'payment_completed':
      return { ...moneyFacts(event), paidAt: now, duplicateOf: event.duplicateOf };
    case 'payment_confirmed':
      return { ...moneyFacts(event), paidAt: order.paidAt ?? now, attentionReason: null };
    case 'payment_pending':
      return moneyFacts(event);
    case 'payment_given_back':
      return { captureId: event.captureId };
    case 'payment_declined':
      return {
        captureAttempt: order.captureAttempt + 1,
        captureId: event.captureId,
        capturedMinor: 0,
        declinedAt: now,
        unapprovedAt: null,
      };
    case 'capture_not_approved':
      return { captureAttempt: order.captureAttempt + 1, unapprovedAt: now };
    case 'buyer_cancelled':
      return { cancelledAt: event.cancelledAt, unapprovedAt: event.unapprovedAt };
    case 'capture_started':
    case 'purchase_confirmed':
      return payerFacts(event.payer);
    case 'duplicate_found':
      return { duplicateOf: event.duplicateOf, ...payerFacts(event.payer) };
    case 'ledger_changed':
      return { refundedMinor: event.refundedMinor, reversedMinor: event.reversedMinor };
    case 'payment_lost':
      return { attentionReason: event.reason };
    case 'attention_needed':
      return { attentionReason: event.reason, ...(event.money ? moneyFacts(event.money) : {}) };
    case 'capture_ordered':
      return {
        ...payerFacts(event.payer),
        ...(order.state === 'attention'
          ? { captureAttempt: order.captureAttempt + 1, attentionReason: null }
          : {}),
      };
    default:
      return {};
  }
}

function moneyFacts({ captureId, capturedMinor, payer }: MoneyFacts): Partial<Order> {
  return { captureId, capturedMinor, ...payerFacts(payer) };
}

function payerFacts({ id, email, name }: Payer): Partial<Order> {
  return { payerId: id, payerEmail: email, payerName: name };
}

/**
 * A decline that was on its way while the buyer chose another card must not end the new attempt, nor may a capture
 * begin whose approval was declined meanwhile.
 */
function isAboutEarlierAttempt(order: Order, event: OrderEvent): boolean {
  return 'attempt' in event && event.attempt !== order.captureAttempt;
}

/** No one captures without an approval later than the last decline or cancel, nor twice on one PayPal order. */
function isCaptureWithoutConsent(order: Order, { type }: OrderEvent): boolean {
  return CAPTURES.has(type) && (order.captureId !== null || !hasConsent(order));
}

const CAPTURES: ReadonlySet<OrderEvent['type']> = new Set([
  'capture_started',
  'capture_ordered',
  'purchase_confirmed',
]);

/** Undefined when the ledger says nothing new, or when no money was captured. */
function ledgerState(order: Order, event: LedgerTotals): OrderState | undefined {
  if (!CAPTURED_STATES.has(order.state)) return undefined;
  const { refundedMinor, reversedMinor, capturedMinor } = order;
  const settled = settledState(capturedMinor, event);
  // A mismatch stays with a person until everything went back.
  const state =
    order.state === 'attention' && (settled !== 'refunded' || capturedMinor === 0) ? 'attention' : settled;
  const isSame =
    state === order.state && refundedMinor === event.refundedMinor && reversedMinor === event.reversedMinor;
  return isSame ? undefined : state;
}

// What the provider says about money is believed in every state that money can still reach.
const MONEY_ARRIVES = {
  payment_completed: 'paid',
  payment_pending: 'pending',
  attention_needed: 'attention',
} as const;

const NOTED = ['refund_requested', 'refund_failed', 'dispute_changed', 'reversal_settled'] as const;

/** Written into the history without a new state. */
function noted<State extends OrderState>(state: State): Record<(typeof NOTED)[number], State> {
  return { refund_requested: state, refund_failed: state, dispute_changed: state, reversal_settled: state };
}

const NEXT_STATE: Record<OrderState, Partial<Record<OrderEvent['type'], OrderState>>> = {
  creating: {
    payment_created: 'awaiting_approval',
    payment_attached: 'attention',
    creation_refused: 'cancelled',
    lapsed: 'expired',
  },
  awaiting_approval: {
    ...MONEY_ARRIVES,
    capture_started: 'capturing',
    capture_ordered: 'capturing',
    duplicate_found: 'awaiting_confirmation',
    payment_declined: 'declined',
    buyer_cancelled: 'cancelled',
    lapsed: 'expired',
  },
  awaiting_confirmation: {
    ...MONEY_ARRIVES,
    purchase_confirmed: 'capturing',
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
    ...noted('pending'),
    payment_completed: 'paid',
    payment_declined: 'declined',
    payment_lost: 'attention',
    attention_needed: 'attention',
  },
  declined: { ...MONEY_ARRIVES, buyer_cancelled: 'cancelled', lapsed: 'expired' },
  cancelled: {
    ...MONEY_ARRIVES,
    capture_started: 'capturing',
    buyer_cancelled: 'cancelled',
    payment_attached: 'attention',
    lapsed: 'expired',
  },
  expired: { ...MONEY_ARRIVES, payment_attached: 'attention' },
  paid: { ...noted('paid'), attention_needed: 'attention' },
  refunded: noted('refunded'),
  disputed: noted('disputed'),
  reversed: noted('reversed'),
  attention: {
    ...noted('attention'),
    payment_confirmed: 'paid',
    payment_given_back: 'refunded',
    capture_ordered: 'capturing',
  },
};

/** `capturedMinor`: what PayPal took, in cents of the order's currency. */
export type MoneyFacts = { captureId: string; capturedMinor: number; payer: Payer };

export type OrderEvent =
  | { type: 'payment_created'; paymentId: string; approveUrl: string | null }
  /** Staff found the PayPal order of an order that had none. */
  | { type: 'payment_attached'; paymentId: string; reason: string }
  /** The provider will not take the order as it is. */
  | { type: 'creation_refused'; reason: string }
  /** `attempt`: the one that its caller saw before it. `reason`: the proof of consent. */
  | { type: 'capture_started'; attempt: number; payer: Payer; reason: string }
  /** Staff had it captured: also after PayPal's refusal, which needs a new request id. `reason`: the proof of consent. */
  | { type: 'capture_ordered'; payer: Payer; reason: string }
  /** The buyer said yes to paying for the same thing again. `reason`: the proof of consent. */
  | { type: 'purchase_confirmed'; attempt: number; payer: Payer; reason: string }
  /** Approved, but the same payer has just paid `duplicateOf`. */
  | { type: 'duplicate_found'; duplicateOf: string; payer: Payer; reason: string }
  /** PayPal repeats its answer to a request id, so the next attempt needs a new one. */
  | { type: 'capture_not_approved'; attempt: number }
  /** `duplicateOf`: the order for the same thing that the same payer had just paid. */
  | ({ type: 'payment_completed'; duplicateOf: string | null } & MoneyFacts)
  /** Staff looked again, and the money is the order's: the only way from `attention` straight to `paid`. */
  | ({ type: 'payment_confirmed' } & MoneyFacts)
  | ({ type: 'payment_pending' } & MoneyFacts)
  /** `captureId` is null when the card was refused before a capture was made. */
  | { type: 'payment_declined'; attempt: number; captureId: string | null }
  /** The refunds, reversals and disputes add up to this now. */
  | ({ type: 'ledger_changed'; reason?: string } & LedgerTotals)
  | { type: (typeof NOTED)[number]; reason: string }
  /** `unapprovedAt`: when PayPal said, after the cancel, that nothing was approved; null when it did not say so. */
  | { type: 'buyer_cancelled'; cancelledAt: number; unapprovedAt: number | null }
  /** `reason`: why its page at PayPal takes no money anymore, where that is more than its age. */
  | { type: 'lapsed'; reason?: string }
  /** PayPal was checking the payment, and does not mention it anymore. */
  | { type: 'payment_lost'; reason: string }
  /** Money that did not match the order went back in full, and our record does not say how much it was. */
  | { type: 'payment_given_back'; captureId: string }
  /** Money moved, but not as our record says: a person decides. `money` when it is in the order's currency. */
  | { type: 'attention_needed'; reason: string; money?: MoneyFacts };
