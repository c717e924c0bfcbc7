import { parseDecimal, type Currency } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import type { ApprovableOrder, CheckoutFailure } from './create-order';

/**
 * The steps of checkout (docs/product/checkout.md#steps). A pure machine: the component only draws it and reports
 * events.
 */
export type CheckoutState = {
  step: 'select' | 'pay';
  /** The chosen entry of the package list. */
  option: string;
  /** As typed: decimal text. */
  amount: string;
  currency: Currency;
  payment: PaymentState;
  /** Names one attempt to pay, so that a double click or a retry finds the same order. Null asks for a new one. */
  attemptId: string | null;
};

export type PaymentState =
  | { kind: 'idle' }
  | { kind: 'creating' }
  | { kind: 'frame'; order: ApprovableOrder }
  | { kind: 'leaving'; href: string }
  | { kind: 'error'; failure: CheckoutFailure };

export type CheckoutEvent =
  | { type: 'option-chosen'; option: string; amount: string }
  /** `option`: the entry that a typed amount belongs to. */
  | { type: 'amount-typed'; option: string; amount: string }
  | { type: 'currency-chosen'; currency: Currency }
  /** The buyer goes on with the price that the server named. */
  | { type: 'amount-corrected'; amount: string }
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
    case 'option-chosen':
    case 'amount-typed':
      return { ...choosing(state), option: event.option, amount: event.amount };
    case 'currency-chosen':
      return { ...choosing(state), currency: event.currency };
    case 'amount-corrected':
      return { ...state, amount: event.amount, payment: IDLE, attemptId: null };
    case 'proceeded':
      return canProceed(state.amount) ? { ...state, step: 'pay', payment: IDLE } : state;
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

/** Why an amount cannot be paid, in the visitor's words; null when it can. */
export function amountProblem(
  amount: string,
  limits: AmountLimits,
): 'not-decimal' | 'too-small' | 'too-large' | null {
  const minor = parseDecimal(amount);
  if (minor === null) return 'not-decimal';
  if (minor < limits.minimum) return 'too-small';
  return minor > limits.maximum ? 'too-large' : null;
}

/** In cents. */
export type AmountLimits = { minimum: number; maximum: number };

const IDLE: PaymentState = { kind: 'idle' };

const PAYMENT_FAILED: CheckoutFailure = {
  message: 'Payment failed. Please try again.',
  detail: null,
  isRefusal: true,
};

type OrderEvent = Extract<CheckoutEvent, { attemptId: string }>;

function choosing(state: CheckoutState): CheckoutState {
  return { ...state, step: 'select', payment: IDLE, attemptId: null };
}

function afterOrderEvent(state: CheckoutState, event: OrderEvent): CheckoutState {
  if (event.type === 'payment-started') {
    const mayStart = state.payment.kind === 'idle' || state.payment.kind === 'error';
    return mayStart ? { ...state, payment: { kind: 'creating' }, attemptId: event.attemptId } : state;
  }
  if (state.payment.kind !== 'creating' || state.attemptId !== event.attemptId) return state;
  if (event.type === 'order-failed') return failed(state, event.failure);
  if (event.type === 'order-placed') return leaving(state, routes.success(event.orderKey));
  const { order } = event;
  if (order.presentation === 'redirect') return leaving(state, order.href);
  return { ...state, payment: { kind: 'frame', order } };
}

function leaving(state: CheckoutState, href: string): CheckoutState {
  return { ...state, payment: { kind: 'leaving', href } };
}

function failed(state: CheckoutState, failure: CheckoutFailure): CheckoutState {
  return {
    ...state,
    payment: { kind: 'error', failure },
    attemptId: failure.isRefusal ? null : state.attemptId,
  };
}

function afterProviderWord(state: CheckoutState, word: 'success' | 'cancelled' | 'error'): CheckoutState {
  if (word === 'error') return failed(state, PAYMENT_FAILED);
  if (word === 'cancelled') {
    return state.payment.kind === 'frame' ? { ...state, payment: IDLE, attemptId: null } : state;
  }
  const key = state.payment.kind === 'frame' ? state.payment.order.orderKey : null;
  return leaving(state, routes.success(key ?? undefined));
}
