import { expect, test } from 'vitest';
import { createdId, ordersOf, usePayPal } from './paypal-fixture';

const paypal = usePayPal();

function post(call: string, args: unknown[] = [], headers: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify({ call, args });
  return fetch(`${paypal().origin}/__control`, { method: 'POST', headers, body });
}

async function show(call: string, arg?: string): Promise<Response> {
  return fetch(`${paypal().origin}/__control?${new URLSearchParams({ call, ...(arg ? { arg } : {}) })}`);
}

test('what a test calls in the process can be called over the control address', async () => {
  const orders = ordersOf(paypal());
  const id = await createdId(orders);
  expect((await post('setNextOutcome', [{ kind: 'pending' }])).status).toBe(204);
  const approved = await post('approveOrder', [id, 'working', 'PAYERONE']);
  expect(await approved.json()).toMatchObject({ id, status: 'APPROVED', payerId: 'PAYERONE' });
  await orders.captureOrder({ id, paypalRequestId: 'cap-1' });
  expect(await (await show('order', id)).json()).toMatchObject({ id, capture: { status: 'PENDING' } });
  expect(await (await show('calls', 'capture')).json()).toMatchObject([
    { operation: 'capture', headers: { 'paypal-request-id': 'cap-1' } },
  ]);
  expect((await post('sendWebhook', ['CHECKOUT.ORDER.APPROVED', id])).status).toBe(200);
  expect((await post('reset')).status).toBe(204);
  expect(await (await show('orders')).json()).toEqual([]);
});

test('what is not there is 404, and what is no call 400', async () => {
  expect((await post('approveOrder', ['X'])).status).toBe(404);
  expect((await post('sendWebhook', ['CHECKOUT.ORDER.APPROVED', 'X'])).status).toBe(404);
  expect((await post('constructor')).status).toBe(400);
  expect((await post('origin')).status).toBe(400);
});

test('a page that is only looked at changes nothing', async () => {
  const id = await createdId(ordersOf(paypal()));
  expect((await show('reset')).status).toBe(400);
  expect(paypal().orders()).toMatchObject([{ id }]);
});

test('a page of another site cannot use the control address', async () => {
  expect((await post('reset', [], { origin: 'https://evil.example' })).status).toBe(403);
});

test('a reset empties everything and sets the clock right', async () => {
  const orders = ordersOf(paypal());
  await createdId(orders);
  const before = paypal().now();
  paypal().advanceClock(60_000);
  paypal().addFault({ kind: '500', operation: 'create' });
  paypal().reset();
  expect(paypal().orders()).toEqual([]);
  expect(paypal().calls()).toEqual([]);
  expect(paypal().now() - before).toBeLessThan(60_000);
  await createdId(orders);
});

test('the index page shows the recent orders with their state and links', async () => {
  const id = await createdId(ordersOf(paypal()));
  const markup = await (await fetch(paypal().origin)).text();
  expect(markup).toContain('TEST MODE');
  expect(markup).toContain(`/checkoutnow?token=${id}`);
  expect(markup).toContain('599.00 USD');
});

test('two simulators share nothing', async () => {
  await createdId(ordersOf(paypal()));
  const { startPayPalSimulator } = await import('@/simulators/paypal/start');
  const other = await startPayPalSimulator({
    port: 0,
    clientId: 'other',
    clientSecret: 'other',
    siteOrigin: 'http://127.0.0.1:3001',
    webhookId: 'WH-OTHER',
    webhookUrl: null,
  });
  expect(other.orders()).toEqual([]);
  await other.close();
  await expect(fetch(other.origin)).rejects.toThrow('fetch failed');
});
