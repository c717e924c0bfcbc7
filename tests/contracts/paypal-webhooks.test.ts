import { expect, test } from 'vitest';
import { anOrderRequest, approvedId, createdId, ordersOf, usePayPal } from './paypal-fixture';
import { useWebhookReceiver } from './paypal-shop-fixture';

const shop = useWebhookReceiver();
const paypal = usePayPal(() => ({
  webhookUrl: shop.webhookUrl(),
  webhookRetryDelaysMs: [1, 1, 1],
}));

type Event = { id: string; event_type: string; resource_type: string; resource: unknown };

function events(): Event[] {
  return shop.received().map(({ body }) => JSON.parse(body));
}

function types(): string[] {
  return events().map(event => event.event_type);
}

async function sendOne(options: DeliveryOptions = {}): Promise<void> {
  const id = await createdId(ordersOf(paypal()));
  await paypal().sendWebhook('CHECKOUT.ORDER.APPROVED', id, options);
}

type DeliveryOptions = Parameters<ReturnType<typeof paypal>['sendWebhook']>[2];

test('approval, capture and refund send events as they happen', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  await paypal().webhooksSettled();
  const { result } = await orders.captureOrder({ id });
  await paypal().webhooksSettled();
  paypal().refundCapture(result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? '', '9.00');
  await paypal().webhooksSettled();
  expect(types()).toEqual([
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.REFUNDED',
  ]);
  expect(events().map(({ resource_type }) => resource_type)).toEqual(['checkout-order', 'capture', 'refund']);
  expect(events()[1]?.resource).toMatchObject({
    status: 'COMPLETED',
    custom_id: 'our-order-id',
    invoice_id: 'INV-1',
    amount: { currency_code: 'USD', value: '599.00' },
    supplementary_data: { related_ids: { order_id: id } },
  });
  expect(events()[2]?.resource).toMatchObject({
    amount: { value: '9.00' },
    custom_id: 'our-order-id',
  });
});

test.each(['COMPLETED', 'DECLINED'] as const)(
  'a pending capture sends an event, and another one when it is %s',
  async status => {
    const orders = ordersOf(paypal());
    const id = await createdId(orders);
    paypal().holdWebhooks();
    paypal().approveOrder(id);
    paypal().setNextOutcome({ kind: 'pending' });
    const { result } = await orders.captureOrder({ id });
    paypal().settleCapture(result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? '', status);
    await paypal().releaseWebhooks();
    const decided = status === 'COMPLETED' ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED';
    expect(types()).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.PENDING', decided]);
  },
);

test('an event that gets no 2xx is sent again with the same signature', async () => {
  shop.answerWith([500, 302]);
  await sendOne();
  await paypal().webhooksSettled();
  expect(
    paypal()
      .deliveries()
      .map(({ attempt, status }) => [attempt, status]),
  ).toEqual([
    [1, 500],
    [2, 302],
    [3, 200],
  ]);
  expect(
    new Set(shop.received().map(({ headers, body }) => `${headers['paypal-transmission-sig']}${body}`)).size,
  ).toBe(1);
});

test('after the last retry it is given up', async () => {
  shop.answerWith([503, 503, 503, 503, 503]);
  await sendOne();
  await paypal().webhooksSettled();
  expect(paypal().deliveries()).toHaveLength(4);
});

test('an event can be delivered twice at once, under one id', async () => {
  await sendOne({ copies: 2 });
  expect(shop.received()).toHaveLength(2);
  expect(new Set(events().map(({ id }) => id)).size).toBe(1);
});

test('held events can be released in the wrong order', async () => {
  const orders = ordersOf(paypal());
  paypal().holdWebhooks();
  await orders.captureOrder({ id: await approvedId(paypal(), orders) });
  expect(shop.received()).toEqual([]);
  await paypal().releaseWebhooks({ reversed: true });
  expect(types()).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED']);
});

test('an event can come late', async () => {
  const id = await createdId(ordersOf(paypal()), anOrderRequest());
  const sending = paypal().sendWebhook('CHECKOUT.ORDER.APPROVED', id, { delayMs: 20 });
  expect(shop.received()).toEqual([]);
  await sending;
  expect(types()).toEqual(['CHECKOUT.ORDER.APPROVED']);
});
