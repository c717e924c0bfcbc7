import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayPalClient } from '@/lib/orders/adapters/paypal-client';
import { paypalGateway } from '@/lib/orders/adapters/paypal-gateway';
import type { RefundCaptureRequest } from '@/lib/orders/after-capture-ports';
import type { PaymentGateway } from '@/lib/orders/ports';
import { startPayPalSimulator, type PayPalSimulator } from '@/simulators/paypal/start';

const A_DEBUG_ID: unknown = expect.stringMatching(/^[0-9a-f]{13}$/);
const SITE = 'http://127.0.0.1:3000';
const timeoutMs = 5_000;

let paypal: PayPalSimulator;
let gateway: PaymentGateway;
beforeAll(async () => {
  const credentials = { clientId: 'id', clientSecret: 'secret' };
  const site = { siteOrigin: SITE, webhookId: 'WH', webhookUrl: null };
  paypal = await startPayPalSimulator({ port: 0, ...credentials, ...site });
  const simulatorOrigin = paypal.origin;
  const settings = { environment: 'simulator', ...credentials, simulatorOrigin, timeoutMs: 8_000 } as const;
  const client = createPayPalClient(settings);
  gateway = paypalGateway({ client, webOrigins: [paypal.origin], brandName: 'Cornerpin' });
});
afterAll(() => paypal.close());
beforeEach(() => paypal.reset());

/** An order of 99.00 USD that was paid. */
async function paid(): Promise<{ paymentId: string; captureId: string }> {
  const outcome = await gateway.createPayment({
    requestId: 'create',
    orderId: 'order-1',
    invoiceId: 'CP-00000-00001',
    amountMinor: 9_900,
    currency: 'USD',
    description: 'Custom Amount',
    lines: [{ label: 'Custom Amount', minor: 9_900 }],
    returnUrl: `${SITE}/checkout/return?key=k`,
    cancelUrl: `${SITE}/checkout/cancel?key=k`,
    timeoutMs,
  });
  if (outcome.kind !== 'created') throw new Error(`Not created: ${outcome.kind}`);
  const { paymentId } = outcome;
  paypal.approveOrder(paymentId);
  await gateway.capturePayment({ paymentId, requestId: 'cap-1', timeoutMs });
  return { paymentId, captureId: paypal.order(paymentId)?.capture?.id ?? '' };
}

function refund(captureId: string, changes: Partial<RefundCaptureRequest> = {}) {
  const asked = {
    captureId,
    requestId: 'refund-1',
    customId: 'row-1',
    amountMinor: 1_050,
    currency: 'USD',
    note: 'Sorry',
  } as const;
  return gateway.refundCapture({ ...asked, timeoutMs, ...changes });
}

test('a part of a capture goes back with its amount and note, and is found again', async () => {
  const { paymentId, captureId } = await paid();
  const outcome = await refund(captureId);
  const facts = {
    status: 'completed',
    amountMinor: 1_050,
    currency: 'USD',
    customId: 'row-1',
    createdAt: expect.any(Number),
  };
  expect(outcome).toEqual({
    kind: 'refunded',
    refund: { refundId: expect.any(String), ...facts, captureId, totalRefundedMinor: 1_050 },
    debugId: A_DEBUG_ID,
  });
  expect(JSON.parse(paypal.calls('refund')[0]?.body ?? '{}')).toEqual({
    amount: { currency_code: 'USD', value: '10.50' },
    custom_id: 'row-1',
    note_to_payer: 'Sorry',
  });
  if (outcome.kind !== 'refunded') return;
  const { refundId } = outcome.refund;
  expect(await gateway.findRefund({ refundId, timeoutMs })).toEqual({
    ...outcome,
    kind: 'found',
    debugId: A_DEBUG_ID,
  });
  expect(await gateway.findPayment({ paymentId, timeoutMs })).toMatchObject({
    payment: {
      payer: { id: paypal.order(paymentId)?.payerId },
      updatedAt: expect.any(Number),
      capture: { status: 'partially_refunded', refundedMinor: 1_050, createdAt: expect.any(Number) },
      refunds: [{ refundId, ...facts }],
    },
  });
});

test('the same request id refunds once, another one again, up to what was taken', async () => {
  const { captureId } = await paid();
  const first = await refund(captureId);
  expect(await refund(captureId)).toMatchObject({
    kind: 'refunded',
    refund: first.kind === 'refunded' ? first.refund : {},
  });
  expect(await refund(captureId, { requestId: 'refund-2', amountMinor: 8_850 })).toMatchObject({
    refund: { totalRefundedMinor: 9_900 },
  });
  expect(await refund(captureId, { requestId: 'refund-3', amountMinor: 1 })).toEqual({
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
  const { paymentId, captureId } = await paid();
  paypal.setNextRefund({ kind });
  expect(await refund(captureId)).toMatchObject({ kind: 'refunded', refund: { status } });
  expect(await gateway.findPayment({ paymentId, timeoutMs })).toMatchObject({
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
] as const)('%s is told as %s, with PayPal’s own word', async (issue, reason) => {
  const { captureId } = await paid();
  paypal.setNextRefund({ kind: 'refused', issue });
  expect(await refund(captureId)).toEqual({ kind: 'not_refundable', reason, issue, debugId: A_DEBUG_ID });
});

test('a permission that the app lacks is our configuration', async () => {
  const { captureId } = await paid();
  paypal.setNextRefund({ kind: 'refused', issue: 'PERMISSION_DENIED' });
  expect(await refund(captureId)).toEqual({
    kind: 'config',
    reason: 'PayPal answered 403: PERMISSION_DENIED',
    debugId: A_DEBUG_ID,
  });
});

test('what PayPal does not know is gone, whatever is asked about', async () => {
  await paid();
  const gone = { kind: 'gone', debugId: A_DEBUG_ID };
  expect(await refund('UNKNOWN1')).toEqual(gone);
  expect(await gateway.findRefund({ refundId: 'UNKNOWN1', timeoutMs })).toEqual(gone);
  expect(await gateway.findCapture({ captureId: 'UNKNOWN1', timeoutMs })).toEqual(gone);
  expect(await gateway.findDispute({ disputeId: 'PP-R-ABC-1', timeoutMs })).toEqual(gone);
});

test.each(['429', '500', '503-html', '200-html', 'cut', 'hang'] as const)(
  'a refund or dispute answered with %s is busy, and the same request id refunds once',
  async kind => {
    const { paymentId, captureId } = await paid();
    const time = { timeoutMs: kind === 'hang' ? 150 : timeoutMs };
    paypal.addFault({ kind, operation: 'refund', when: 'after' });
    expect((await refund(captureId, time)).kind).toBe('busy');
    expect((await refund(captureId)).kind).toBe('refunded');
    expect(paypal.order(paymentId)?.refunds).toHaveLength(1);
    paypal.addFault({ kind, operation: 'get-dispute' });
    expect((await gateway.findDispute({ disputeId: 'PP-R-ABC-1', ...time })).kind).toBe('busy');
  },
);

test('of two refunds with one id at the same time the second is busy', async () => {
  const { captureId } = await paid();
  paypal.addFault({ kind: 'hang', operation: 'refund' });
  const first = refund(captureId);
  await paypal.whenHanging();
  expect(await refund(captureId)).toMatchObject({ kind: 'busy', httpStatus: 409, debugId: A_DEBUG_ID });
  paypal.releaseHanging();
  expect((await first).kind).toBe('refunded');
});

test('a note longer than PayPal takes is cut, and an empty one is left out', async () => {
  const { captureId } = await paid();
  await refund(captureId, { note: 'x'.repeat(300) });
  await refund(captureId, { requestId: 'refund-2', note: '' });
  const bodies = paypal.calls('refund').map(({ body }) => JSON.parse(body));
  expect(bodies[0].note_to_payer).toHaveLength(255);
  expect(bodies[1]).not.toHaveProperty('note_to_payer');
});

test('a capture that the shop did not ask for can be looked at', async () => {
  const foreign = paypal.captureForeign({ value: '12.34', currency: 'EUR', invoiceId: 'OTHER-1' });
  const captureId = foreign?.capture?.id ?? '';
  expect(await gateway.findCapture({ captureId, timeoutMs })).toEqual({
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

test('a dispute is told in our words, from its opening to its end', async () => {
  const { captureId } = await paid();
  const opened = paypal.openDispute(captureId, {
    reason: 'UNAUTHORISED',
    stage: 'CHARGEBACK',
    value: '40.00',
  });
  const disputeId = opened?.id ?? '';
  expect(await gateway.findDispute({ disputeId, timeoutMs })).toEqual({
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
  paypal.updateDispute(disputeId, { status: 'UNDER_REVIEW', respondBy: null });
  expect(await gateway.findDispute({ disputeId, timeoutMs })).toMatchObject({
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
  const { captureId } = await paid();
  const disputeId = paypal.openDispute(captureId)?.id ?? '';
  paypal.resolveDispute(disputeId, code);
  expect(await gateway.findDispute({ disputeId, timeoutMs })).toMatchObject({
    dispute: { status: 'resolved', outcome, refundedMinor },
  });
});

/** The books of the last hour. */
function search(changes: { page?: number; from?: number; to?: number } = {}) {
  const now = Date.now();
  return gateway.searchTransactions({ from: now - 3_600_000, to: now, page: 1, timeoutMs, ...changes });
}

test('PayPal’s books are read with signs, fees and references', async () => {
  const { paymentId, captureId } = await paid();
  const refunded = await refund(captureId);
  const ours = { currency: 'USD', status: 'success', invoiceId: 'CP-00000-00001', customId: 'order-1' };
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
        ...ours,
      },
      {
        transactionId: refunded.kind === 'refunded' ? refunded.refund.refundId : '',
        referenceId: captureId,
        referenceType: 'transaction',
        eventCode: 'T1107',
        amountMinor: -1_050,
        feeMinor: 0,
        at: expect.any(Number),
        ...ours,
      },
    ],
    totalPages: 1,
    refreshedAt: expect.any(Number),
    debugId: A_DEBUG_ID,
  });
  const { searchParams } = new URL(paypal.calls('transactions')[0]?.path ?? '', SITE);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    fields: 'transaction_info',
    balance_affecting_records_only: 'Y',
    page_size: '500',
    page: '1',
    start_date: expect.stringMatching(/:\d\dZ$/),
  });
});

test('books without a row are a page too', async () => {
  expect(await search()).toMatchObject({ kind: 'page', transactions: [], totalPages: 0 });
});

test('too many rows, too long a time and a missing permission are told apart', async () => {
  await paid();
  paypal.setReporting({ maxRows: 0 });
  expect(await search()).toEqual({ kind: 'too_large', debugId: A_DEBUG_ID });
  expect(await search({ from: 0 })).toMatchObject({ kind: 'refused', issue: 'INVALID_PARAMETER_VALUE' });
  paypal.addFault({ kind: '403', operation: 'transactions' });
  expect(await search()).toMatchObject({ kind: 'config', reason: 'PayPal answered 403: PERMISSION_DENIED' });
  paypal.addFault({ kind: '503-html', operation: 'transactions' });
  expect(await search()).toMatchObject({ kind: 'busy' });
});

test('a token that PayPal took back is replaced for calls that the SDK has no method for', async () => {
  const { captureId } = await paid();
  const disputeId = paypal.openDispute(captureId)?.id ?? '';
  paypal.revokeTokens();
  expect((await gateway.findDispute({ disputeId, timeoutMs })).kind).toBe('found');
  paypal.revokeTokens();
  expect((await search()).kind).toBe('page');
  expect(paypal.calls('token')).not.toHaveLength(0);
});

test('an id with strange letters stays one part of the address', async () => {
  expect((await gateway.findDispute({ disputeId: '../../v2/checkout/orders/X', timeoutMs })).kind).toBe(
    'gone',
  );
  expect(paypal.calls('get-dispute')).toHaveLength(1);
});
