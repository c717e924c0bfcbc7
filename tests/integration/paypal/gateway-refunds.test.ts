import { expect, test } from 'vitest';
import { A_DEBUG_ID, timeoutMs, usePaidWorld } from '@/tests/support/paypal-paid';

const world = usePaidWorld();

test('a part of a capture goes back with its amount and note, and is found again', async () => {
  const { paymentId, captureId } = await world().paid();
  const outcome = await world().refund(captureId);
  const sums = { amountMinor: 1_050, currency: 'USD', customId: 'row-1' };
  const facts = { status: 'completed', ...sums, createdAt: expect.any(Number) };
  expect(outcome).toEqual({
    kind: 'refunded',
    refund: { refundId: expect.any(String), ...facts, captureId, totalRefundedMinor: 1_050 },
    debugId: A_DEBUG_ID,
  });
  expect(JSON.parse(world().paypal.calls('refund')[0]?.body ?? '{}')).toEqual({
    amount: { currency_code: 'USD', value: '10.50' },
    custom_id: 'row-1',
    note_to_payer: 'Sorry',
  });
  if (outcome.kind !== 'refunded') return;
  const { refundId } = outcome.refund;
  expect(await world().calls.findRefund({ refundId, timeoutMs })).toEqual({
    ...outcome,
    kind: 'found',
    debugId: A_DEBUG_ID,
  });
  expect(await world().calls.findPayment({ paymentId, timeoutMs })).toMatchObject({
    payment: {
      payer: { id: world().paypal.order(paymentId)?.payerId },
      updatedAt: expect.any(Number),
      capture: { status: 'partially_refunded', refundedMinor: 1_050, createdAt: expect.any(Number) },
      refunds: [{ refundId, ...facts }],
    },
  });
});

test('the same request id refunds once, another one again, up to what was taken', async () => {
  const { captureId } = await world().paid();
  const first = await world().refund(captureId);
  expect(await world().refund(captureId)).toMatchObject({
    kind: 'refunded',
    refund: first.kind === 'refunded' ? first.refund : {},
  });
  expect(await world().refund(captureId, { requestId: 'refund-2', amountMinor: 8_850 })).toMatchObject({
    refund: { totalRefundedMinor: 9_900 },
  });
  expect(await world().refund(captureId, { requestId: 'refund-3', amountMinor: 1 })).toEqual({
    kind: 'not_refundable',
    reason: 'nothing_left',
    issue: 'CAPTURE_FULLY_REFUNDED',
    debugId: A_DEBUG_ID,
  });
});

test.each([
  ['pending', 'pending', 0],
  ['failed', 'failed', 0],
] as const)('a refund that is %s has not given anything back yet', async (kind, status, refundedMinor) => {
  const { paymentId, captureId } = await world().paid();
  world().paypal.setNextRefund({ kind });
  expect(await world().refund(captureId)).toMatchObject({ kind: 'refunded', refund: { status } });
  expect(await world().calls.findPayment({ paymentId, timeoutMs })).toMatchObject({
    payment: { capture: { refundedMinor }, refunds: [{ status }] },
  });
});

test.each([
  ['CAPTURE_FULLY_REFUNDED', 'nothing_left'],
  ['REFUND_AMOUNT_EXCEEDED', 'too_much'],
  ['REFUND_AMOUNT_TOO_LOW', 'too_little'],
  ['REFUND_TIME_LIMIT_EXCEEDED', 'too_late'],
  ['MAX_NUMBER_OF_REFUNDS_EXCEEDED', 'too_many'],
  ['PARTIAL_REFUND_NOT_ALLOWED', 'only_in_full'],
  ['TRANSACTION_DISPUTED', 'in_dispute'],
  ['REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK', 'charged_back'],
  ['REFUND_FAILED_INSUFFICIENT_FUNDS', 'no_funds'],
  ['PENDING_CAPTURE', 'not_settled'],
  ['REFUND_CAPTURE_CURRENCY_MISMATCH', 'wrong_currency'],
  ['REFUND_NOT_ALLOWED', 'other'],
  ['DUPLICATE_INVOICE_ID', 'other'],
] as const)('%s is reported as %s, with PayPal’s own word', async (issue, reason) => {
  const { captureId } = await world().paid();
  world().paypal.setNextRefund({ kind: 'refused', issue });
  expect(await world().refund(captureId)).toEqual({
    kind: 'not_refundable',
    reason,
    issue,
    debugId: A_DEBUG_ID,
  });
});

test('a permission that the app lacks is our configuration', async () => {
  const { captureId } = await world().paid();
  world().paypal.setNextRefund({ kind: 'refused', issue: 'PERMISSION_DENIED' });
  expect(await world().refund(captureId)).toEqual({
    kind: 'config',
    reason: 'PayPal answered 403: PERMISSION_DENIED',
    debugId: A_DEBUG_ID,
  });
});

test('what PayPal does not know is gone, whatever is asked about', async () => {
  await world().paid();
  const gone = { kind: 'gone', debugId: A_DEBUG_ID };
  expect(await world().refund('UNKNOWN1')).toEqual(gone);
  expect(await world().calls.findRefund({ refundId: 'UNKNOWN1', timeoutMs })).toEqual(gone);
  expect(await world().calls.findCapture({ captureId: 'UNKNOWN1', timeoutMs })).toEqual(gone);
  expect(await world().calls.findDispute({ disputeId: 'PP-R-ABC-1', timeoutMs })).toEqual(gone);
});

test.each(['429', '500', '503-html', '200-html', 'cut', 'hang'] as const)(
  'a refund or dispute answered with %s is busy, and the same request id refunds once',
  async kind => {
    const { paymentId, captureId } = await world().paid();
    const time = { timeoutMs: kind === 'hang' ? 150 : timeoutMs };
    world().paypal.addFault({ kind, operation: 'refund', when: 'after' });
    expect((await world().refund(captureId, time)).kind).toBe('busy');
    expect((await world().refund(captureId)).kind).toBe('refunded');
    expect(world().paypal.order(paymentId)?.refunds).toHaveLength(1);
    world().paypal.addFault({ kind, operation: 'get-dispute' });
    expect((await world().calls.findDispute({ disputeId: 'PP-R-ABC-1', ...time })).kind).toBe('busy');
  },
);

test('of two refunds with one id at the same time the second is busy', async () => {
  const { captureId } = await world().paid();
  world().paypal.addFault({ kind: 'hang', operation: 'refund' });
  const first = world().refund(captureId);
  await world().paypal.whenHanging();
  expect(await world().refund(captureId)).toMatchObject({
    kind: 'busy',
    httpStatus: 409,
    debugId: A_DEBUG_ID,
  });
  world().paypal.releaseHanging();
  expect((await first).kind).toBe('refunded');
});

test('a note longer than PayPal takes is cut, and an empty one is left out', async () => {
  const { captureId } = await world().paid();
  await world().refund(captureId, { note: 'x'.repeat(300) });
  await world().refund(captureId, { requestId: 'refund-2', note: '' });
  const bodies = world()
    .paypal.calls('refund')
    .map(({ body }) => JSON.parse(body));
  expect(bodies[0].note_to_payer).toHaveLength(255);
  expect(bodies[1]).not.toHaveProperty('note_to_payer');
});
