import { describe, expect, test } from 'vitest';
import {
  canProceed,
  checkoutReducer,
  type CheckoutEvent,
  type CheckoutState,
  type PaymentState,
} from './checkout-state';
import type { ApprovableOrder } from './create-order';

describe('selecting a service', () => {
  test('another choice closes the payment step', () => {
    expect(stateAfter(aCheckout({ step: 'pay' }), { type: 'chosen' }).step).toBe('select');
  });

  test('any change of the choice asks for a new payment attempt', () => {
    const paid = aCheckout({ attemptId: 'first' });
    expect(stateAfter(paid, { type: 'chosen' }).attemptId).toBeNull();
    expect(stateAfter(paid, { type: 'amount-corrected' }).attemptId).toBeNull();
    expect(stateAfter(paid, { type: 'went-back' }).attemptId).toBe('first');
  });
});

describe('paying', () => {
  test('a second click while the order is being created changes nothing', () => {
    const creating = stateAfter(aCheckout(), { type: 'payment-started', attemptId: 'one' });
    expect(stateAfter(creating, { type: 'payment-started', attemptId: 'two' })).toBe(creating);
  });

  test('a created order opens its approval page in the frame', () => {
    const next = stateAfter(creating('one'), { type: 'order-created', attemptId: 'one', order: anOrder() });
    expect(next.payment).toEqual({ kind: 'frame', order: anOrder() });
  });

  test('a created order that wants a redirect leaves the page', () => {
    const order = anOrder({ presentation: 'redirect' });
    const next = stateAfter(creating('one'), { type: 'order-created', attemptId: 'one', order });
    expect(next.payment).toEqual({ kind: 'leaving', href: order.href });
  });

  test('an attempt that was paid before leads to its receipt', () => {
    const next = stateAfter(creating('one'), { type: 'order-placed', attemptId: 'one', orderKey: 'k9' });
    expect(next.payment).toEqual({ kind: 'leaving', href: '/success?key=k9' });
  });

  test('an answer that comes after the buyer went back, or belongs to another attempt, is dropped', () => {
    const gone = stateAfter(creating('one'), { type: 'went-back' });
    expect(stateAfter(gone, { type: 'order-created', attemptId: 'one', order: anOrder() })).toBe(gone);
    const second = creating('two');
    expect(stateAfter(second, { type: 'order-created', attemptId: 'one', order: anOrder() })).toBe(second);
  });

  test('a failure is shown, and Try Again starts over under the same attempt', () => {
    const failure = { message: 'HTTP error! status: 503', detail: null, isRefusal: false };
    const failed = stateAfter(creating('one'), { type: 'order-failed', attemptId: 'one', failure });
    expect(failed.payment).toEqual({ kind: 'error', failure });
    expect(failed.attemptId).toBe('one');
    expect(stateAfter(failed, { type: 'payment-started', attemptId: 'one' }).payment).toEqual({
      kind: 'creating',
    });
  });

  test('a refused attempt is not tried again under its old name', () => {
    const failure = { message: 'HTTP error! status: 409', detail: null, isRefusal: true };
    expect(
      stateAfter(creating('one'), { type: 'order-failed', attemptId: 'one', failure }).attemptId,
    ).toBeNull();
  });

  test("the frame's close button returns to idle and keeps the order for the next try", () => {
    const closed = stateAfter(frameState(), { type: 'frame-closed' });
    expect(closed).toMatchObject({ step: 'pay', payment: { kind: 'idle' }, attemptId: 'one' });
  });
});

describe("the provider's word", () => {
  test('success leads to the receipt of the order in the frame', () => {
    expect(stateAfter(frameState(), { type: 'provider-said', word: 'success' }).payment).toEqual({
      kind: 'leaving',
      href: '/success?key=k1',
    });
  });

  test('success without a known order leads to the plain success page', () => {
    const next = stateAfter(aCheckout(), { type: 'provider-said', word: 'success' });
    expect(next.payment).toEqual({ kind: 'leaving', href: '/success' });
  });

  test('cancelled closes the frame, and the next try is a new attempt', () => {
    const next = stateAfter(frameState(), { type: 'provider-said', word: 'cancelled' });
    expect(next).toMatchObject({ step: 'pay', payment: { kind: 'idle' }, attemptId: null });
  });

  test('an error says so and lets the buyer try again', () => {
    const next = stateAfter(frameState(), { type: 'provider-said', word: 'error' });
    expect(next.payment).toEqual({
      kind: 'error',
      failure: { message: 'Payment failed. Please try again.', detail: null, isRefusal: true },
    });
    expect(next.attemptId).toBeNull();
  });

  test('a buyer who comes back from the redirect by the Back button may pay again', () => {
    const away = aCheckout({ payment: { kind: 'leaving', href: 'https://www.paypal.com/checkoutnow' } });
    expect(stateAfter(away, { type: 'returned' }).payment).toEqual({ kind: 'idle' });
    const typing = aCheckout();
    expect(stateAfter(typing, { type: 'returned' })).toBe(typing);
  });
});

test.each([
  ['99.00', true],
  ['0.01', true],
  ['', false],
  ['0', false],
  ['-1', false],
  ['abc', false],
])('an amount of %j lets the buyer proceed: %j', (amount, may) => {
  expect(canProceed(amount)).toBe(may);
});

function stateAfter(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  return checkoutReducer(state, event);
}

function creating(attemptId: string): CheckoutState {
  return stateAfter(aCheckout(), { type: 'payment-started', attemptId });
}

function frameState(): CheckoutState {
  const payment: PaymentState = { kind: 'frame', order: anOrder() };
  return aCheckout({ payment, attemptId: 'one' });
}

function aCheckout(overrides: Partial<CheckoutState> = {}): CheckoutState {
  return {
    step: overrides.payment || overrides.step === 'pay' ? 'pay' : 'select',
    payment: { kind: 'idle' },
    attemptId: null,
    ...overrides,
  };
}

function anOrder(overrides: Partial<ApprovableOrder> = {}): ApprovableOrder {
  return {
    href: 'https://www.sandbox.paypal.com/checkoutnow?token=T',
    presentation: 'frame',
    orderKey: 'k1',
    simulatorOrigin: null,
    ...overrides,
  };
}
