import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DisputeRow, RefundRow, ReversalRow } from '@/lib/site/db/tables';
import { NO_SOURCE } from '@/lib/site/http/request';
import { newId } from '@/lib/site/ids';
import { anOrder } from '@/tests/support/orders-fixture';
import {
  freeToRefundMinor,
  idStart,
  isSameOrder,
  monthlyAfter,
  newOrder,
  orderNumber,
  settledState,
  totalsOf,
  withRecords,
} from './order';
import type { PricedOrder } from './price';
import { maskEmail } from './receipt';

test('an order number is short, readable and the same each time', () => {
  expect(orderNumber('7k3f9q2m4x0000000000000000')).toBe('CP-7K3F9-Q2M4X');
});

test('the numbers of many orders differ', () => {
  const numbers = Array.from({ length: 1_000 }, () => orderNumber(newId()));
  expect(new Set(numbers).size).toBe(1_000);
});

test('a masked address shows one sign of the name and the domain', () => {
  expect(maskEmail('maria@example.com')).toBe('m***@example.com');
  fc.assert(
    fc.property(fc.emailAddress(), email => {
      expect(maskEmail(email).split('***@')[0]).toHaveLength(1);
    }),
  );
});

test.each(['CP-7K3F9-Q2M4X', ' cp-7k3f9-q2m4x ', 'CP7K3F9Q2M4X'])(
  '%j is read as the order’s number',
  typed => {
    expect(idStart(typed)).toBe('7k3f9q2m4x');
  },
);

test.each(['', '7K3F9-Q2M4X', 'CP-7K3F9', 'CP-7K3F9-Q2M4XX', 'CP-7K3FU-Q2M4X'])(
  '%j is no order number',
  typed => {
    expect(idStart(typed)).toBeNull();
  },
);

const PRICE: PricedOrder = {
  kind: 'priced',
  currency: 'USD',
  lines: [{ label: 'Custom Amount', minor: 9_900 }],
  totalMinor: 9_900,
  monthlyMinor: 0,
  description: 'Custom Amount',
  planId: null,
  billing: null,
  addOnIds: [],
  guaranteeDays: { build: 30, plan: 7 },
};

test('an order begins without money, at its first attempt, under the price that was decided', () => {
  const order = newOrder(PRICE, { id: 'id', key: 'key', attemptId: 'attempt', now: 5, source: NO_SOURCE });
  expect(order).toMatchObject({ state: 'creating', amountMinor: 9_900, captureAttempt: 1, createdAt: 5 });
  expect(order).toMatchObject({ capturedMinor: 0, refundedMinor: 0, reversedMinor: 0, updatedAt: 5 });
});

test('a repeated attempt is the same order only at the same price for the same thing', () => {
  expect(isSameOrder(anOrder(), PRICE)).toBe(true);
  for (const change of [
    { totalMinor: 9_901 },
    { currency: 'EUR' },
    { description: 'Basic plan' },
    { billing: 'monthly-only' },
  ] as const)
    expect(isSameOrder(anOrder(), { ...PRICE, ...change })).toBe(false);
});

test('a month is due after the first, but no longer once money went back', () => {
  expect(monthlyAfter(anOrder({ monthlyMinor: 9_900 }))).toBe(9_900);
  expect(monthlyAfter(anOrder({ monthlyMinor: 9_900, refundedMinor: 1 }))).toBe(0);
  expect(monthlyAfter(anOrder({ monthlyMinor: 9_900, reversedMinor: 1 }))).toBe(0);
});

test('completed refunds, money that did not come back, and open disputes count', () => {
  const refunds = [aRefund('completed', 100), aRefund('pending', 20), aRefund('failed', 3)];
  const reversals = [aReversal('open', 1_000), aReversal('kept_back', 200), aReversal('returned', 30)];
  const totals = { refundedMinor: 100, reversedMinor: 1_200 };
  expect(totalsOf({ refunds, reversals, disputes: [aDispute(null)] })).toEqual({
    ...totals,
    isDisputed: true,
  });
  expect(totalsOf({ refunds, reversals, disputes: [aDispute('won')] })).toEqual({
    ...totals,
    isDisputed: false,
  });
});

test('money that is gone or on its way back is not free to refund', () => {
  const order = anOrder({ state: 'paid', captureId: 'CAP1', capturedMinor: 9_900, reversedMinor: 400 });
  expect(freeToRefundMinor(order, { refunds: [] })).toBe(9_500);
  const refunds = [
    aRefund('completed', 1_000),
    aRefund('requested', 200),
    aRefund('pending', 30),
    aRefund('failed', 5),
  ];
  expect(freeToRefundMinor(order, { refunds })).toBe(8_270);
  expect(freeToRefundMinor({ ...order, refundedMinor: 3_000 }, { refunds }), 'from before the ledger').toBe(
    6_270,
  );
  expect(freeToRefundMinor({ ...order, refundedMinor: 9_900 }, { refunds })).toBe(0);
});

test('an order that took no money has nothing to refund', () => {
  const paid = anOrder({ state: 'paid', captureId: 'CAP1', capturedMinor: 9_900 });
  expect(freeToRefundMinor({ ...paid, state: 'declined' }, { refunds: [] })).toBe(0);
  expect(freeToRefundMinor({ ...paid, captureId: null }, { refunds: [] })).toBe(0);
});

test('a dispute outweighs a reversal, a reversal a refund, and only a full refund is one', () => {
  const totals = { refundedMinor: 9_900, reversedMinor: 1, isDisputed: true };
  expect(settledState(9_900, totals)).toBe('disputed');
  expect(settledState(9_900, { ...totals, isDisputed: false })).toBe('reversed');
  expect(settledState(9_900, { ...totals, isDisputed: false, reversedMinor: 0 })).toBe('refunded');
  expect(settledState(9_901, { ...totals, isDisputed: false, reversedMinor: 0 })).toBe('paid');
});

test('a row replaces the one with its id, and a reversal the refund that PayPal had listed for it', () => {
  const [request, listed] = [aRefund('requested', 100), { ...aRefund('pending', 50), provider_id: 'REV1' }];
  const ledger = { refunds: [request, listed], reversals: [], disputes: [] };
  const completed = { ...request, state: 'completed' } as const;
  expect(withRecords(ledger, [{ kind: 'refund', row: completed }]).refunds).toEqual([listed, completed]);
  expect(withRecords(ledger, [{ kind: 'refund_merged', id: listed.id }]).refunds).toEqual([request]);
  const reversal = { ...aReversal('open', 50), id: 'REV1' };
  const byPayPal = withRecords(ledger, [{ kind: 'reversal', row: reversal }]);
  expect(byPayPal).toEqual({ refunds: [request], reversals: [reversal], disputes: [] });
  const deskRefund = { ...listed, origin: 'desk' } as const;
  const byDesk = withRecords({ ...ledger, refunds: [deskRefund] }, [{ kind: 'reversal', row: reversal }]);
  expect(byDesk.refunds, 'the desk asked for it').toEqual([deskRefund]);
});

function aRefund(state: RefundRow['state'], amount_minor: number): RefundRow {
  return {
    id: `refund-${amount_minor}`,
    order_id: anOrder().id,
    origin: 'paypal',
    state,
    amount_minor,
    reason: null,
    note: null,
    actor_id: null,
    provider_id: null,
    issue: null,
    created_at: 0,
    updated_at: 0,
  };
}

function aReversal(state: ReversalRow['state'], amount_minor: number): ReversalRow {
  return {
    id: `reversal-${amount_minor}`,
    order_id: anOrder().id,
    state,
    amount_minor,
    reversed_at: 0,
    settled_at: null,
    settled_by: null,
  };
}

function aDispute(outcome: DisputeRow['outcome']): DisputeRow {
  return {
    id: 'dispute',
    order_id: anOrder().id,
    status: 'OPEN',
    stage: 'INQUIRY',
    reason: 'OTHER',
    amount_minor: 9_900,
    currency: 'USD',
    respond_by: null,
    outcome,
    opened_at: 0,
    changed_at: 0,
    settled_at: null,
    settled_by: null,
  };
}
