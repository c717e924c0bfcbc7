import { expect, test } from 'vitest';
import { anOrder } from '@/tests/support/orders-fixture';
import type { OrderState } from './order';
import { transition, type OrderEvent } from './transition';

const NOW = Date.parse('2026-01-05T09:00:00Z');
const payer = { id: 'PAYER1', email: 'maria@example.com', name: 'Maria Lee' };
const money = { captureId: 'CAP1', capturedMinor: 9_900, payer };
const ledger = { refundedMinor: 0, reversedMinor: 0, isDisputed: false };

const EVENTS = {
  created: {
    type: 'payment_created',
    paymentId: 'PAY1',
    approveUrl: 'https://www.paypal.com/checkoutnow?token=PAY1',
  },
  attached: { type: 'payment_attached', paymentId: 'PAY1', reason: 'found by hand' },
  refused: { type: 'creation_refused', reason: 'CURRENCY_NOT_SUPPORTED' },
  start: { type: 'capture_started', attempt: 1, payer, reason: 'approved' },
  ordered: { type: 'capture_ordered', payer, reason: 'approved' },
  duplicate: { type: 'duplicate_found', duplicateOf: 'other', payer, reason: 'paid before' },
  confirmed: { type: 'purchase_confirmed', attempt: 1, payer, reason: 'approved' },
  unapproved: { type: 'capture_not_approved', attempt: 1 },
  completed: { type: 'payment_completed', duplicateOf: null, ...money },
  checked: { type: 'payment_confirmed', ...money },
  pending: { type: 'payment_pending', ...money },
  declined: { type: 'payment_declined', attempt: 1, captureId: null },
  givenBack: { type: 'payment_given_back', captureId: 'CAP1' },
  part: { type: 'ledger_changed', ...ledger, refundedMinor: 1_000 },
  all: { type: 'ledger_changed', ...ledger, refundedMinor: 9_900 },
  reversed: { type: 'ledger_changed', ...ledger, reversedMinor: 9_900 },
  disputed: { type: 'ledger_changed', ...ledger, isDisputed: true },
  clear: { type: 'ledger_changed', ...ledger },
  note: { type: 'refund_requested', reason: 'r1' },
  cancel: { type: 'buyer_cancelled', cancelledAt: NOW, unapprovedAt: null },
  lapsed: { type: 'lapsed' },
  lost: { type: 'payment_lost', reason: 'PayPal no longer knows the payment' },
  attention: { type: 'attention_needed', reason: 'its amount is 1.00, not 99.00' },
} as const satisfies Record<string, OrderEvent>;

/** What each event makes of an order in each state; an event that is not named changes nothing. */
const TABLE: Record<OrderState, Partial<Record<keyof typeof EVENTS, OrderState>>> = {
  creating: { created: 'awaiting_approval', attached: 'attention', refused: 'cancelled', lapsed: 'expired' },
  awaiting_approval: {
    start: 'capturing',
    ordered: 'capturing',
    duplicate: 'awaiting_confirmation',
    completed: 'paid',
    pending: 'pending',
    declined: 'declined',
    cancel: 'cancelled',
    lapsed: 'expired',
    attention: 'attention',
  },
  awaiting_confirmation: {
    confirmed: 'capturing',
    completed: 'paid',
    pending: 'pending',
    declined: 'declined',
    cancel: 'cancelled',
    lapsed: 'expired',
    attention: 'attention',
  },
  capturing: {
    unapproved: 'awaiting_approval',
    completed: 'paid',
    pending: 'pending',
    declined: 'declined',
    lapsed: 'expired',
    attention: 'attention',
  },
  pending: {
    completed: 'paid',
    declined: 'declined',
    lost: 'attention',
    note: 'pending',
    attention: 'attention',
  },
  declined: {
    completed: 'paid',
    pending: 'pending',
    cancel: 'cancelled',
    lapsed: 'expired',
    attention: 'attention',
  },
  cancelled: {
    start: 'capturing',
    cancel: 'cancelled',
    lapsed: 'expired',
    attached: 'attention',
    completed: 'paid',
    pending: 'pending',
    attention: 'attention',
  },
  expired: { attached: 'attention', completed: 'paid', pending: 'pending', attention: 'attention' },
  paid: {
    part: 'paid',
    all: 'refunded',
    reversed: 'reversed',
    disputed: 'disputed',
    note: 'paid',
    attention: 'attention',
  },
  refunded: {
    part: 'paid',
    all: 'refunded',
    reversed: 'reversed',
    disputed: 'disputed',
    clear: 'paid',
    note: 'refunded',
  },
  disputed: {
    part: 'paid',
    all: 'refunded',
    reversed: 'reversed',
    clear: 'paid',
    note: 'disputed',
  },
  reversed: {
    part: 'paid',
    all: 'refunded',
    reversed: 'reversed',
    disputed: 'disputed',
    clear: 'paid',
    note: 'reversed',
  },
  attention: {
    ordered: 'capturing',
    checked: 'paid',
    givenBack: 'refunded',
    part: 'attention',
    all: 'refunded',
    reversed: 'attention',
    note: 'attention',
  },
};

const EVENT_NAMES = Object.keys(EVENTS) as (keyof typeof EVENTS)[];
const STATES = Object.keys(TABLE) as OrderState[];
const CASES = STATES.flatMap(state => EVENT_NAMES.map(name => [state, name] as const));

/** With the money that an order in this state has. */
function orderIn(state: OrderState) {
  const hasMoney = ['paid', 'refunded', 'disputed', 'reversed'].includes(state);
  return anOrder({ state, capturedMinor: hasMoney || state === 'attention' ? 9_900 : 0 });
}

test.each(CASES)('%s and the event "%s" lead where the table says', (state, name) => {
  const after = transition(orderIn(state), EVENTS[name], NOW);
  expect(after?.state).toBe(TABLE[state][name]);
});

test('a change keeps what the event says and moves the version on, even when the clock runs back', () => {
  const order = anOrder({ state: 'capturing', updatedAt: NOW + 5 });
  const paid = transition(order, EVENTS.completed, NOW);
  expect(paid).toMatchObject({
    captureId: 'CAP1',
    capturedMinor: 9_900,
    payerId: payer.id,
    payerEmail: payer.email,
    payerName: payer.name,
    paidAt: NOW,
  });
  expect(paid?.updatedAt).toBe(NOW + 6);
  expect(order.state).toBe('capturing');
});

test('a decline opens a new capture attempt, and one that belongs to an earlier attempt is ignored', () => {
  const order = anOrder({ state: 'capturing', captureAttempt: 2 });
  const late = transition(order, { type: 'payment_declined', attempt: 1, captureId: null }, NOW);
  expect(late).toBeNull();
  const declined = transition(order, { type: 'payment_declined', attempt: 2, captureId: null }, NOW);
  expect(declined).toMatchObject({ state: 'declined', captureAttempt: 3 });
});

test('a payment under review that is declined has taken nothing', () => {
  const order = anOrder({ state: 'pending', captureId: 'CAP1', capturedMinor: 9_900 });
  const declined = transition(order, { type: 'payment_declined', attempt: 1, captureId: 'CAP1' }, NOW);
  expect(declined).toMatchObject({ state: 'declined', captureId: 'CAP1', capturedMinor: 0, declinedAt: NOW });
});

test('a capture that PayPal answered with "not approved" raises the attempt, so its request id is not used again', () => {
  const order = anOrder({ state: 'capturing' });
  const after = transition(order, { type: 'capture_not_approved', attempt: 1 }, NOW);
  expect(after).toMatchObject({ state: 'awaiting_approval', captureAttempt: 2, unapprovedAt: NOW });
});

test('after a cancel only an approval that came after PayPal had said "not approved" may be captured', () => {
  const cancelled = (unapprovedAt: number | null) =>
    anOrder({ state: 'cancelled', cancelledAt: NOW, unapprovedAt });
  expect(transition(cancelled(null), EVENTS.start, NOW)).toBeNull();
  expect(transition(cancelled(NOW), EVENTS.start, NOW)?.state).toBe('capturing');
});

test.each([EVENTS.cancel, EVENTS.declined])(
  'the refusal %j ends what PayPal had said before it, even when the clock runs back',
  refusal => {
    const order = anOrder({ state: 'awaiting_approval', unapprovedAt: NOW + 5 });
    expect(transition(order, refusal, NOW)?.unapprovedAt).toBeNull();
  },
);

test.each(['capture_started', 'capture_ordered', 'purchase_confirmed'] as const)(
  'an order that was declined is not captured by %s, whatever state it is in',
  type => {
    for (const state of STATES) {
      const order = anOrder({ state, declinedAt: NOW, unapprovedAt: null });
      expect(transition(order, { type, attempt: 1, payer, reason: 'approved' }, NOW)).toBeNull();
    }
  },
);

test('after a capture that failed the same order is not captured again', () => {
  const order = anOrder({ state: 'awaiting_approval', captureId: 'CAP1' });
  expect(transition(order, EVENTS.start, NOW)).toBeNull();
});

test('news about refunds that came twice changes nothing', () => {
  const order = anOrder({ state: 'paid', capturedMinor: 9_900, refundedMinor: 1_000 });
  expect(transition(order, EVENTS.part, NOW)).toBeNull();
});
