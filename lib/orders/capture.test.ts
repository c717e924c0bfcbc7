import { expect, test } from 'vitest';
import type { Capture, Payment } from '@/lib/paypal/orders';
import { anOrder, aPayment } from '@/tests/support/orders-fixture';
import { findMismatch } from './capture';

const PAID: Capture = {
  captureId: 'CAP1',
  status: 'completed',
  amountMinor: 9_900,
  currency: 'USD',
  refundedMinor: 0,
  createdAt: null,
};

function compare(payment: Partial<Payment>, capture: Partial<Capture> = {}) {
  const payeeMerchantId = 'MERCHANT23456';
  return findMismatch({
    order: anOrder(),
    payment: aPayment(payment),
    capture: { ...PAID, ...capture },
    payeeMerchantId,
  });
}

test('the payment that we asked for matches', () => {
  expect(compare({})).toBeNull();
});

test.each([
  ['amount', {}, { amountMinor: 100 }],
  ['unreadable amount', {}, { amountMinor: null }],
  ['currency', {}, { currency: 'CAD' }],
  ['payee', { payeeMerchantId: 'SOMEBODYELSE' }, {}],
  ['missing payee', { payeeMerchantId: null }, {}],
  ['order', { orderId: 'another' }, {}],
  ['missing order', { orderId: null }, {}],
  ['PayPal order', { paymentId: 'PAY2' }, {}],
])('a payment with another %s does not match', (_, payment, capture) => {
  expect(compare(payment, capture)).not.toBeNull();
});
