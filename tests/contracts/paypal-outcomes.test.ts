import { expect, test } from 'vitest';
import { anAmount, approvedId, ordersOf, refusalOf, usePayPal } from './paypal-fixture';

const paypal = usePayPal();
const whole = 'return=representation';

test('a pending capture completes the order without the money, until it is decided', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  paypal().setNextOutcome({ kind: 'pending' });
  const { result } = await orders.captureOrder({ id, prefer: whole });
  const capture = result.purchaseUnits?.[0]?.payments?.captures?.[0];
  expect(result.status).toBe('COMPLETED');
  expect(capture).toMatchObject({ status: 'PENDING', statusDetails: { reason: 'PENDING_REVIEW' } });
  paypal().settleCapture(capture?.id ?? '', 'COMPLETED');
  const later = await orders.getOrder({ id });
  expect(later.result.purchaseUnits?.[0]?.payments?.captures?.[0]?.status).toBe('COMPLETED');
});

test('a completed order may hold a declined capture', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  paypal().setNextOutcome({ kind: 'capture-declined' });
  const { result } = await orders.captureOrder({ id, prefer: whole });
  expect(result.status).toBe('COMPLETED');
  expect(result.purchaseUnits?.[0]?.payments?.captures?.[0]?.status).toBe('DECLINED');
});

test.each([
  [
    { kind: 'wrong-amount', minor: 100 },
    { currencyCode: 'USD', value: '1.00' },
  ],
  [
    { kind: 'wrong-currency', currency: 'EUR' },
    { currencyCode: 'EUR', value: '599.00' },
  ],
] as const)('the next capture can go wrong by %o, once', async (outcome, amount) => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  paypal().setNextOutcome(outcome);
  const { result } = await orders.captureOrder({ id, prefer: whole });
  expect(result.purchaseUnits?.[0]?.payments?.captures?.[0]?.amount).toEqual(amount);
  const next = await approvedId(paypal(), orders, anAmount('5.00'));
  const honest = await orders.captureOrder({ id: next, prefer: whole });
  expect(honest.result.purchaseUnits?.[0]?.payments?.captures?.[0]?.amount?.value).toBe('5.00');
});

test('a capture is refunded in parts, to the cent and no further', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  const { result } = await orders.captureOrder({ id, prefer: whole });
  const captureId = result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? '';
  paypal().refundCapture(captureId, '100.10');
  const partly = await orders.getOrder({ id });
  expect(partly.result.purchaseUnits?.[0]?.payments).toMatchObject({
    captures: [{ status: 'PARTIALLY_REFUNDED' }],
    refunds: [{ status: 'COMPLETED', amount: { value: '100.10' } }],
  });
  expect(paypal().refundCapture(captureId, '498.91')).toBeNull();
  paypal().refundCapture(captureId);
  const wholly = await orders.getOrder({ id });
  expect(wholly.result.purchaseUnits?.[0]?.payments?.captures?.[0]?.status).toBe('REFUNDED');
  expect(paypal().refundCapture(captureId)).toBeNull();
});

test('the next capture can be refused for any reason, once, and the order stays approved', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  paypal().setNextOutcome({ kind: 'refused', issue: 'ORDER_NOT_APPROVED' });
  const refusal = await refusalOf(orders.captureOrder({ id, paypalRequestId: 'cap-1' }));
  expect(refusal).toMatchObject({ status: 422, issue: 'ORDER_NOT_APPROVED' });
  expect((await orders.getOrder({ id })).result.status).toBe('APPROVED');
  expect((await orders.captureOrder({ id, paypalRequestId: 'cap-1' })).result.status).toBe('COMPLETED');
});
