import { PaymentsController, type RefundRequest } from '@paypal/paypal-server-sdk';
import { expect, test } from 'vitest';
import { DAY_MS } from '@/lib/site/time';
import { approvedId, clientOf, ordersOf, refusalOf, usePayPal } from './paypal-fixture';

const paypal = usePayPal();
const whole = 'return=representation';

function payments(): PaymentsController {
  return new PaymentsController(clientOf(paypal()));
}

/** The capture of an order of 599.00 USD. */
async function capturedOrder(): Promise<{ id: string; captureId: string }> {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  await orders.captureOrder({ id, paypalRequestId: 'cap-1' });
  return { id, captureId: paypal().order(id)?.capture?.id ?? '' };
}

function usd(value: string): RefundRequest {
  return { amount: { currencyCode: 'USD', value } };
}

function refund(captureId: string, body?: RefundRequest, paypalRequestId = 'refund-1') {
  return payments().refundCapturedPayment({
    captureId,
    paypalRequestId,
    prefer: whole,
    ...(body ? { body } : {}),
  });
}

test('a part goes back, the rest later, and every answer tells the sum so far', async () => {
  const { id, captureId } = await capturedOrder();
  const first = await refund(captureId, { ...usd('99.00'), noteToPayer: 'Sorry', customId: 'refund-a' });
  expect(first).toMatchObject({
    statusCode: 201,
    result: {
      status: 'COMPLETED',
      amount: { value: '99.00' },
      noteToPayer: 'Sorry',
      customId: 'refund-a',
      invoiceId: 'INV-1',
      sellerPayableBreakdown: { grossAmount: { value: '99.00' }, totalRefundedAmount: { value: '99.00' } },
      links: [{ rel: 'self' }, { rel: 'up', href: `${paypal().origin}/v2/payments/captures/${captureId}` }],
    },
  });
  const rest = await refund(captureId, undefined, 'refund-2');
  expect(paypal().calls('refund')[1]?.body).toBe('');
  expect(rest.result).toMatchObject({
    amount: { value: '500.00' },
    sellerPayableBreakdown: { totalRefundedAmount: { value: '599.00' } },
  });
  const order = await ordersOf(paypal()).getOrder({ id });
  expect(order.result.purchaseUnits?.[0]?.payments).toMatchObject({
    captures: [{ status: 'REFUNDED' }],
    refunds: [{ id: first.result.id }, { id: rest.result.id }],
  });
});

test('the minimal answer says what it is and no more; GET says all', async () => {
  const { captureId } = await capturedOrder();
  const { result } = await payments().refundCapturedPayment({ captureId, body: usd('1.00') });
  expect(result).toMatchObject({ status: 'COMPLETED', links: [{}, {}] });
  expect(result.amount).toBeUndefined();
  const refund = await payments().getRefund({ refundId: result.id ?? '' });
  expect(refund.result.amount?.value).toBe('1.00');
  expect((await payments().getCapturedPayment({ captureId })).result).toMatchObject({
    status: 'PARTIALLY_REFUNDED',
    supplementaryData: { relatedIds: { orderId: expect.any(String) } },
  });
});

test('an empty object as body gives all back too', async () => {
  const { captureId } = await capturedOrder();
  expect((await refund(captureId, {})).result.amount?.value).toBe('599.00');
});

test.each([
  ['599.01', 'USD', 'REFUND_AMOUNT_EXCEEDED'],
  ['0.00', 'USD', 'REFUND_AMOUNT_TOO_LOW'],
  ['1.00', 'EUR', 'REFUND_CAPTURE_CURRENCY_MISMATCH'],
])('%s %s is refused as %s', async (value, currencyCode, issue) => {
  const { captureId } = await capturedOrder();
  const refusal = await refusalOf(refund(captureId, { amount: { currencyCode, value } }));
  expect(refusal).toMatchObject({ status: 422, issue });
});

test('what is refunded wholly, too old, pending or unknown is refused', async () => {
  const { id, captureId } = await capturedOrder();
  await refund(captureId);
  expect(await refusalOf(refund(captureId, usd('1.00'), 'refund-2'))).toMatchObject({
    issue: 'CAPTURE_FULLY_REFUNDED',
  });
  paypal().reset();
  expect(await refusalOf(refund(id))).toMatchObject({ status: 404, issue: 'INVALID_RESOURCE_ID' });
  const old = await capturedOrder();
  paypal().advanceClock(181 * DAY_MS);
  expect(await refusalOf(refund(old.captureId))).toMatchObject({ issue: 'REFUND_TIME_LIMIT_EXCEEDED' });
  paypal().reset();
  paypal().setNextOutcome({ kind: 'pending' });
  expect(await refusalOf(refund((await capturedOrder()).captureId))).toMatchObject({
    issue: 'PENDING_CAPTURE',
  });
});

test('in an open case only all can go back', async () => {
  const { captureId } = await capturedOrder();
  paypal().openDispute(captureId);
  expect(await refusalOf(refund(captureId, usd('1.00')))).toMatchObject({ issue: 'TRANSACTION_DISPUTED' });
  expect((await refund(captureId)).result.status).toBe('COMPLETED');
});

test('after a chargeback nothing goes back', async () => {
  const { captureId } = await capturedOrder();
  paypal().reverseCapture(captureId);
  expect(await refusalOf(refund(captureId, usd('1.00')))).toMatchObject({
    issue: 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
  });
});

test('an id refunds once for 45 days: first 201, then 200 with the latest status', async () => {
  const { captureId } = await capturedOrder();
  paypal().setNextRefund({ kind: 'pending' });
  const first = await refund(captureId, usd('10.00'));
  expect(first.result).toMatchObject({ status: 'PENDING', statusDetails: { reason: 'ECHECK' } });
  paypal().settleRefund(first.result.id ?? '', 'COMPLETED');
  paypal().advanceClock(44 * DAY_MS);
  expect(await refund(captureId, usd('10.00'))).toMatchObject({
    statusCode: 200,
    result: { id: first.result.id, status: 'COMPLETED' },
  });
  paypal().advanceClock(DAY_MS + 1);
  expect((await refund(captureId, usd('10.00'))).result.id).not.toBe(first.result.id);
});

test.each(['FAILED', 'CANCELLED'] as const)(
  'a pending refund that is %s leaves all to give back',
  async status => {
    const { captureId } = await capturedOrder();
    paypal().setNextRefund({ kind: 'pending' });
    const { result } = await refund(captureId);
    expect(await refusalOf(refund(captureId, usd('1.00'), 'refund-2'))).toMatchObject({
      issue: 'CAPTURE_FULLY_REFUNDED',
    });
    paypal().settleRefund(result.id ?? '', status);
    expect((await payments().getRefund({ refundId: result.id ?? '' })).result.status).toBe(status);
    expect((await payments().getCapturedPayment({ captureId })).result.status).toBe('COMPLETED');
    expect((await refund(captureId, undefined, 'refund-3')).result.amount?.value).toBe('599.00');
  },
);

test('any issue can be asked for, once', async () => {
  const { captureId } = await capturedOrder();
  paypal().setNextRefund({ kind: 'refused', issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' });
  expect(await refusalOf(refund(captureId))).toMatchObject({ issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' });
  expect((await refund(captureId)).result.status).toBe('COMPLETED');
});
