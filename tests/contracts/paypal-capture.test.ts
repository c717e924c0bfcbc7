import { expect, test } from 'vitest';
import { approvedId, createdId, ordersOf, refusalOf, usePayPal } from './paypal-fixture';

const paypal = usePayPal();
const whole = 'return=representation';

test('an approved order is captured with an empty body, and says who paid and what it cost', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  const { result, statusCode } = await orders.captureOrder({ id, paypalRequestId: 'cap-1', prefer: whole });
  expect(statusCode).toBe(201);
  expect(paypal().calls('capture')[0]).toMatchObject({ body: '', headers: { 'paypal-request-id': 'cap-1' } });
  expect(result).toMatchObject({
    status: 'COMPLETED',
    payer: { emailAddress: 'buyer@paypal-simulator.example' },
    paymentSource: { paypal: { accountId: expect.any(String) } },
  });
  expect(result.purchaseUnits?.[0]?.payments?.captures?.[0]).toMatchObject({
    status: 'COMPLETED',
    amount: { currencyCode: 'USD', value: '599.00' },
    customId: 'our-order-id',
    invoiceId: 'INV-1',
    finalCapture: true,
    sellerReceivableBreakdown: {
      grossAmount: { value: '599.00' },
      paypalFee: { value: '21.40' },
      netAmount: { value: '577.60' },
    },
  });
});

test('even the minimal answer to a capture holds the capture', async () => {
  const orders = ordersOf(paypal());
  const { result } = await orders.captureOrder({ id: await approvedId(paypal(), orders) });
  expect(result.purchaseUnits?.[0]).toMatchObject({ payments: { captures: [{ status: 'COMPLETED' }] } });
  expect(result.intent).toBeUndefined();
});

test('before approval there is nothing to capture, and the same key works afterwards', async () => {
  const orders = ordersOf(paypal());
  const id = await createdId(orders);
  const early = await refusalOf(orders.captureOrder({ id, paypalRequestId: 'cap-1' }));
  expect(early).toMatchObject({ status: 422, issue: 'ORDER_NOT_APPROVED' });
  paypal().approveOrder(id);
  expect((await orders.captureOrder({ id, paypalRequestId: 'cap-1' })).result.status).toBe('COMPLETED');
});

test('a declined card keeps being declined with its key; after another choice a new key succeeds', async () => {
  const orders = ordersOf(paypal());
  const id = await createdId(orders);
  paypal().approveOrder(id, 'declining');
  const declined = await refusalOf(orders.captureOrder({ id, paypalRequestId: 'cap-1' }));
  expect(declined).toMatchObject({ status: 422, issue: 'INSTRUMENT_DECLINED' });
  expect(declined.body).toMatchObject({
    links: [
      { rel: 'information_link' },
      { rel: 'redirect', href: `${paypal().origin}/checkoutnow?token=${id}` },
    ],
  });
  expect((await orders.getOrder({ id })).result.status).toBe('APPROVED');
  paypal().approveOrder(id, 'working');
  expect(await refusalOf(orders.captureOrder({ id, paypalRequestId: 'cap-1' }))).toMatchObject({
    issue: 'INSTRUMENT_DECLINED',
  });
  expect((await orders.captureOrder({ id, paypalRequestId: 'cap-2' })).result.status).toBe('COMPLETED');
});

test('after ten declines no further attempt is taken', async () => {
  const orders = ordersOf(paypal());
  const id = await createdId(orders);
  paypal().approveOrder(id, 'declining');
  const attempts = Array.from({ length: 10 }, () => () => refusalOf(orders.captureOrder({ id })));
  for (const attempt of attempts) expect(await attempt()).toMatchObject({ issue: 'INSTRUMENT_DECLINED' });
  paypal().approveOrder(id, 'working');
  expect(await refusalOf(orders.captureOrder({ id }))).toMatchObject({
    status: 422,
    issue: 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  });
});

test('an invoice number that was paid in another order is refused', async () => {
  const orders = ordersOf(paypal());
  await orders.captureOrder({ id: await approvedId(paypal(), orders) });
  const second = await approvedId(paypal(), orders);
  expect(await refusalOf(orders.captureOrder({ id: second }))).toMatchObject({
    status: 422,
    issue: 'DUPLICATE_INVOICE_ID',
  });
});
