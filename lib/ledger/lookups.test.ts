import { expect, test } from 'vitest';
import type { FindRefundOutcome, RefundRecord } from '@/lib/paypal/money';
import type { Difference } from './books';
import { confirmMissing } from './lookups';

test('asks PayPal about no more than fifty entries, and keeps the rest', async () => {
  const { confirm, callCount } = paypal({ kind: 'gone', debugId: null });
  expect(await confirm(Array<Difference>(55).fill(missing({})))).toHaveLength(55);
  expect(callCount()).toBe(50);
});

test('asks about none any more once PayPal does not answer, and keeps them', async () => {
  const { confirm, callCount } = paypal({ kind: 'busy', reason: 'x', httpStatus: 503, debugId: null });
  expect(await confirm([missing({}), missing({})])).toEqual([missing({}), missing({})]);
  expect(callCount()).toBe(1);
});

test('drops what PayPal knows with the same sum, and tells another sum', async () => {
  expect(await paypal(refundOf({})).confirm([missing({})])).toEqual([]);
  expect(await paypal(refundOf({ amountMinor: 900 })).confirm([missing({})])).toEqual([
    missing({ kind: 'amount_differs', theirMinor: 900 }),
  ]);
});

test('keeps a refund that PayPal did not complete', async () => {
  expect(await paypal(refundOf({ status: 'failed' })).confirm([missing({})])).toEqual([missing({})]);
});

test('drops a reversal that PayPal knows, undone or larger than what was captured', async () => {
  const reversal = missing({ type: 'reversal' });
  expect(await paypal(refundOf({ status: 'cancelled' })).confirm([reversal])).toEqual([]);
  expect(await paypal(refundOf({ amountMinor: 1_100 })).confirm([reversal])).toEqual([]);
});

test('asks about nothing that is missing here', async () => {
  const { confirm, callCount } = paypal(refundOf({}));
  const here = missing({ kind: 'missing_here' });
  expect(await confirm([here])).toEqual([here]);
  expect(callCount()).toBe(0);
});

function paypal(outcome: FindRefundOutcome) {
  let callCount = 0;
  const findRefund = () => {
    callCount += 1;
    return Promise.resolve(outcome);
  };
  return {
    confirm: (differences: Difference[]) => confirmMissing(differences, { findRefund, findCapture }),
    callCount: () => callCount,
  };
}

function findCapture(): Promise<never> {
  return Promise.reject(new Error('Only refunds are asked about'));
}

function refundOf(change: Partial<RefundRecord>): FindRefundOutcome {
  const refund: RefundRecord = {
    refundId: 'R1',
    status: 'completed',
    amountMinor: 1_000,
    currency: 'USD',
    createdAt: null,
    captureId: 'C1',
    customId: null,
    totalRefundedMinor: null,
    ...change,
  };
  return { kind: 'found', refund, debugId: null };
}

/** A refund of 10.00 in our books that PayPal's list lacks. */
function missing(change: Partial<Difference>): Difference {
  return {
    kind: 'missing_at_paypal',
    type: 'refund',
    providerId: 'R1',
    captureId: 'C1',
    paymentId: 'PAY1',
    orderId: 'order1',
    invoiceId: null,
    theirMinor: null,
    ourMinor: 1_000,
    currency: 'USD',
    at: 500,
    ...change,
  };
}
