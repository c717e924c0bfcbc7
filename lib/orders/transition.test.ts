import { expect, test } from 'vitest';
import { anOrder } from '@/tests/support/orders-fixture';
import type { OrderState } from './order';
import { transition, type OrderEvent } from './transition';

const NOW = Date.parse('2026-01-05T09:00:00Z');
const payer = { email: 'maria@example.com', name: 'Maria Lee' };

const EVENTS = [
  { type: 'payment_created', paymentId: 'PAY1', approveUrl: 'https://www.paypal.com/checkoutnow?token=PAY1' },
  { type: 'creation_refused', reason: 'CURRENCY_NOT_SUPPORTED' },
  { type: 'capture_started', attempt: 1 },
  { type: 'capture_not_approved' },
  { type: 'payment_completed', captureId: 'CAP1', payer },
  { type: 'payment_pending', captureId: 'CAP1', payer },
  { type: 'payment_declined', attempt: 1, captureId: null },
  { type: 'payment_refunded', captureId: 'CAP1', refundedMinor: 264_800 },
  { type: 'buyer_cancelled' },
  { type: 'reopened' },
  { type: 'lapsed' },
  { type: 'attention_needed', reason: 'its amount is 1.00, not 99.00' },
  { type: 'capture_ordered' },
  { type: 'payment_partly_refunded', refundedMinor: 1_000 },
  { type: 'payment_confirmed', captureId: 'CAP1', payer },
  { type: 'payment_lost', reason: 'PayPal does not know the payment any more' },
] as const satisfies OrderEvent[];

// A row per state, a column per event in the order above; `-` means that nothing changes.
const TABLE: Record<OrderState, string> = {
  //                 created           refused   start     not-approved      completed pending declined refunded cancelled reopened          lapsed  attention ordered part confirmed lost
  creating:
    '        awaiting_approval cancelled -         -                 -         -       -        -        -         -                 expired - - - - -',
  awaiting_approval:
    '-                -         capturing -                 paid      pending declined refunded cancelled -                 expired attention capturing - - -',
  capturing:
    '       -                 -         -         awaiting_approval paid      pending declined refunded -         -                 expired attention - - - -',
  paid: '            -                 -         -         -                 -         -       -        refunded -         -                 -       attention - paid - -',
  pending:
    '         -                 -         -         -                 paid      -       declined refunded -         -                 -       attention - - - attention',
  declined:
    '        -                 -         capturing -                 paid      pending -        refunded cancelled awaiting_approval expired attention capturing - - -',
  cancelled:
    '       -                 -         -         -                 paid      pending -        refunded -         awaiting_approval -       attention - - - -',
  expired:
    '         -                 -         -         -                 paid      pending -        refunded -         -                 -       attention - - - -',
  refunded:
    '        -                 -         -         -                 -         -       -        -        -         -                 -       - - - - -',
  attention:
    '       -                 -         -         -                 -         -       -        refunded -         -                 -       - capturing - paid -',
};

const STATES: OrderState[] = [
  'creating',
  'awaiting_approval',
  'capturing',
  'paid',
  'pending',
  'declined',
  'cancelled',
  'expired',
  'refunded',
  'attention',
];

const CASES = STATES.flatMap(state => {
  const cells = TABLE[state].trim().split(/\s+/);
  return EVENTS.map((event, column) => [state, event, cells[column]] as const);
});

test('the table has a cell for every state and event', () => {
  expect(CASES).toHaveLength(STATES.length * EVENTS.length);
  expect(CASES.filter(([, , cell]) => cell === undefined)).toEqual([]);
});

test.each(CASES)('%s and %j gives %s', (state, event, expected) => {
  expect(transition(anOrder({ state }), event, NOW)?.state ?? '-').toBe(expected);
});

test('a change keeps what the event says and moves the version on, even when the clock runs back', () => {
  const order = anOrder({ state: 'capturing', updatedAt: NOW + 5 });
  const paid = transition(order, { type: 'payment_completed', captureId: 'CAP1', payer }, NOW);
  expect(paid).toMatchObject({
    captureId: 'CAP1',
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

test('after a capture that failed the same order is not captured again', () => {
  const order = anOrder({ state: 'declined', captureId: 'CAP1' });
  expect(transition(order, { type: 'capture_started', attempt: 1 }, NOW)).toBeNull();
  expect(transition(order, { type: 'reopened' }, NOW)).toBeNull();
});

test('what has gone back only grows: news that came twice or late changes nothing', () => {
  const order = anOrder({ state: 'paid', refundedMinor: 1_000 });
  const part = (refundedMinor: number) =>
    transition(order, { type: 'payment_partly_refunded', refundedMinor }, NOW);
  expect(part(1_000)).toBeNull();
  expect(part(500)).toBeNull();
  expect(part(2_500)).toMatchObject({ state: 'paid', refundedMinor: 2_500 });
  const whole = transition(order, { type: 'payment_refunded', captureId: 'CAP1', refundedMinor: 9_900 }, NOW);
  expect(whole).toMatchObject({ state: 'refunded', refundedMinor: 9_900 });
});
