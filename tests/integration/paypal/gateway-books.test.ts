import { expect, test } from 'vitest';
import { A_DEBUG_ID, SITE, timeoutMs, usePaidWorld } from '@/tests/support/paypal-paid';

const world = usePaidWorld();

test('a capture that the shop did not ask for can be looked at', async () => {
  const foreign = world().paypal.captureForeign({ value: '12.34', currency: 'EUR', invoiceId: 'OTHER-1' });
  const captureId = foreign?.capture?.id ?? '';
  expect(await world().calls.findCapture({ captureId, timeoutMs })).toEqual({
    kind: 'found',
    capture: {
      captureId,
      status: 'completed',
      amountMinor: 1_234,
      currency: 'EUR',
      paymentId: foreign?.id,
      customId: null,
      invoiceId: 'OTHER-1',
      createdAt: expect.any(Number),
    },
    debugId: A_DEBUG_ID,
  });
});

test('a dispute is reported in our terms, from its opening to its end', async () => {
  const { captureId } = await world().paid();
  const dispute = world().paypal.openDispute(captureId, {
    reason: 'UNAUTHORISED',
    stage: 'CHARGEBACK',
    value: '40.00',
  });
  const disputeId = dispute?.id ?? '';
  expect(await world().calls.findDispute({ disputeId, timeoutMs })).toEqual({
    kind: 'found',
    dispute: {
      disputeId,
      status: 'waiting_for_seller',
      stage: 'chargeback',
      reason: 'unauthorized',
      amountMinor: 4_000,
      currency: 'USD',
      respondBy: expect.any(Number),
      outcome: 'none',
      refundedMinor: 0,
      createdAt: expect.any(Number),
      updatedAt: expect.any(Number),
      transactions: [{ captureId, customId: 'order-1', invoiceId: 'CP-00000-00001' }],
    },
    debugId: A_DEBUG_ID,
  });
  world().paypal.updateDispute(disputeId, { status: 'UNDER_REVIEW', respondBy: null });
  expect(await world().calls.findDispute({ disputeId, timeoutMs })).toMatchObject({
    dispute: { status: 'under_review', respondBy: null },
  });
});

test.each([
  ['RESOLVED_SELLER_FAVOUR', 'won', 0],
  ['CANCELED_BY_BUYER', 'won', 0],
  ['DENIED', 'won', 0],
  ['RESOLVED_BUYER_FAVOUR', 'lost', 9_900],
  ['ACCEPTED', 'lost', 9_900],
  ['RESOLVED_WITH_PAYOUT', 'won', 9_900],
  ['NONE', 'none', 0],
] as const)('the outcome %s is %s', async (code, outcome, refundedMinor) => {
  const { captureId } = await world().paid();
  const disputeId = world().paypal.openDispute(captureId)?.id ?? '';
  world().paypal.resolveDispute(disputeId, code);
  expect(await world().calls.findDispute({ disputeId, timeoutMs })).toMatchObject({
    dispute: { status: 'resolved', outcome, refundedMinor },
  });
});

/** The books of the last hour. */
function search(changes: { page?: number; from?: number; to?: number } = {}) {
  const now = Date.now();
  return world().calls.searchTransactions({
    from: now - 3_600_000,
    to: now,
    page: 1,
    timeoutMs,
    ...changes,
  });
}

test('PayPal’s books are read with signs, fees and references', async () => {
  const { paymentId, captureId } = await world().paid();
  const refunded = await world().refund(captureId);
  const shopPayment = {
    currency: 'USD',
    status: 'success',
    invoiceId: 'CP-00000-00001',
    customId: 'order-1',
    texts: ['CP-00000-00001', 'order-1', 'buyer@paypal-simulator.example'],
  };
  expect(await search()).toEqual({
    kind: 'page',
    transactions: [
      {
        transactionId: captureId,
        referenceId: paymentId,
        referenceType: 'order',
        eventCode: 'T0006',
        amountMinor: 9_900,
        feeMinor: -395,
        at: expect.any(Number),
        ...shopPayment,
      },
      {
        transactionId: refunded.kind === 'refunded' ? refunded.refund.refundId : '',
        referenceId: captureId,
        referenceType: 'transaction',
        eventCode: 'T1107',
        amountMinor: -1_050,
        feeMinor: 0,
        at: expect.any(Number),
        ...shopPayment,
      },
    ],
    totalPages: 1,
    refreshedAt: expect.any(Number),
    debugId: A_DEBUG_ID,
  });
  const { searchParams } = new URL(world().paypal.calls('transactions')[0]?.path ?? '', SITE);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    fields: 'transaction_info,payer_info',
    balance_affecting_records_only: 'Y',
    page_size: '500',
    page: '1',
    start_date: expect.stringMatching(/:\d\dZ$/),
  });
});

test('books without a row are a page too', async () => {
  expect(await search()).toMatchObject({ kind: 'page', transactions: [], totalPages: 0 });
});

test('too many rows, too long a time and a missing permission are different outcomes', async () => {
  await world().paid();
  world().paypal.setReporting({ maxRows: 0 });
  expect(await search()).toEqual({ kind: 'too_large', debugId: A_DEBUG_ID });
  expect(await search({ from: 0 })).toMatchObject({ kind: 'refused', issue: 'INVALID_PARAMETER_VALUE' });
  world().paypal.addFault({ kind: '403', operation: 'transactions' });
  expect(await search()).toMatchObject({ kind: 'config', reason: 'PayPal answered 403: PERMISSION_DENIED' });
  world().paypal.addFault({ kind: '503-html', operation: 'transactions' });
  expect(await search()).toMatchObject({ kind: 'busy' });
});

test('a token that PayPal took back is replaced for calls that the SDK has no method for', async () => {
  const { captureId } = await world().paid();
  const disputeId = world().paypal.openDispute(captureId)?.id ?? '';
  world().paypal.revokeTokens();
  expect((await world().calls.findDispute({ disputeId, timeoutMs })).kind).toBe('found');
  world().paypal.revokeTokens();
  expect((await search()).kind).toBe('page');
  expect(world().paypal.calls('token')).not.toHaveLength(0);
});

test('an id with strange letters stays one part of the address', async () => {
  expect((await world().calls.findDispute({ disputeId: '../../v2/checkout/orders/X', timeoutMs })).kind).toBe(
    'gone',
  );
  expect(world().paypal.calls('get-dispute')).toHaveLength(1);
});
