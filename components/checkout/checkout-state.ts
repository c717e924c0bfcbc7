import { routes } from '@/lib/site/routes';
import type { ApprovableOrder, CheckoutFailure } from './create-order';

/**
 * The steps of checkout (docs/product/checkout.md#steps). A pure machine: the component only draws it and reports
 * events.
 */
export type CheckoutState = {
  step: 'select' | 'pay';
  payment: PaymentState;
  /** Names one attempt to pay, so a double click or a retry finds the same order. Null asks for a new one. */
  attemptId: string | null;
};

export type PaymentState =
  | { kind: 'idle' }
  | { kind: 'creating' }
  | { kind: 'frame'; order: ApprovableOrder }
  | { kind: 'leaving'; href: string }
  | { kind: 'error'; failure: CheckoutFailure };

export type CheckoutEvent =
  /** A package, an amount or a currency. */
  | { type: 'chosen' }
  /** The buyer goes on with the price that the server named. */
  | { type: 'amount-corrected' }
  | { type: 'proceeded' }
  | { type: 'went-back' }
  | { type: 'payment-started'; attemptId: string }
  | { type: 'order-created'; attemptId: string; order: ApprovableOrder }
  | { type: 'order-placed'; attemptId: string; orderKey: string }
  | { type: 'order-failed'; attemptId: string; failure: CheckoutFailure }
  | { type: 'frame-closed' }
  | { type: 'returned' }
  | { type: 'provider-said'; word: 'success' | 'cancelled' | 'error' };

/** The next state. An event that does not fit the state (a late answer, a second click) changes nothing. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'chosen':
      return { step: 'select', payment: IDLE, attemptId: null };
    case 'amount-corrected':
      return { ...state, payment: IDLE, attemptId: null };
    case 'proceeded':
      return { ...state, step: 'pay', payment: IDLE };
    case 'went-back':
      return { ...state, step: 'select', payment: IDLE };
    case 'frame-closed':
      return state.payment.kind === 'frame' ? { ...state, payment: IDLE } : state;
    case 'returned':
      return state.payment.kind === 'leaving' ? { ...state, payment: IDLE, attemptId: null } : state;
    case 'provider-said':
      return afterProviderWord(state, event.word);
    default:
      return afterOrderEvent(state, event);
  }
}

/** 'Proceed to Payment' is disabled while the amount is empty or not above 0 (docs/product/checkout.md#steps). */
export function canProceed(amount: string): boolean {
  return Number(amount) > 0;
}

const IDLE: PaymentState = { kind: 'idle' };

const PAYMENT_FAILED: CheckoutFailure = {
  message: 'Payment failed. Please try again.',
  detail: null,
  isRefusal: true,
};

type OrderEvent = Extract<CheckoutEvent, { attemptId: string }>;

function afterOrderEvent(state: CheckoutState, event: OrderEvent): CheckoutState {
  if (event.type === 'payment-started') {
    const mayStart = state.payment.kind === 'idle' || state.payment.kind === 'error';
    return mayStart ? { ...state, payment: { kind: 'creating' }, attemptId: event.attemptId } : state;
  }
  if (state.payment.kind !== 'creating' || state.attemptId !== event.attemptId) return state;
  if (event.type === 'order-failed') return failedState(state, event.failure);
  if (event.type === 'order-placed') return leaving(state, routes.success(event.orderKey));
  const { order } = event;
  if (order.presentation === 'redirect') return leaving(state, order.href);
  return { ...state, payment: { kind: 'frame', order } };
}

function leaving(state: CheckoutState, href: string): CheckoutState {
  return { ...state, payment: { kind: 'leaving', href } };
}

function failedState(state: CheckoutState, failure: CheckoutFailure): CheckoutState {
  return {
    ...state,
    payment: { kind: 'error', failure },
    attemptId: failure.isRefusal ? null : state.attemptId,
  };
}

function afterProviderWord(state: CheckoutState, word: 'success' | 'cancelled' | 'error'): CheckoutState {
  if (word === 'error') return failedState(state, PAYMENT_FAILED);
  if (word === 'cancelled') {
    return state.payment.kind === 'frame' ? { ...state, payment: IDLE, attemptId: null } : state;
  }
  const key = state.payment.kind === 'frame' ? state.payment.order.orderKey : null;
  return leaving(state, routes.success(key ?? undefined));
}
