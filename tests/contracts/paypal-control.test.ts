import { expect, test } from 'vitest';
import { anOrder, createdId, ordersOf, refusalOf, usePayPal } from './paypal-fixture';

const paypal = usePayPal();

function post(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${paypal().origin}/__control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function get(path: string): Promise<unknown> {
  return (await fetch(`${paypal().origin}/__control/${path}`)).json();
}

test('the whole life of an order can be led over the control address', async () => {
  const orders = ordersOf(paypal());
  const id = await createdId(orders);
  expect((await post('outcome', { kind: 'pending' })).status).toBe(204);
  expect((await post(`orders/${id}/approve`)).status).toBe(200);
  await orders.captureOrder({ id, paypalRequestId: 'cap-1' });
  const captureId = paypal().order(id)?.capture?.id ?? '';
  expect((await post(`captures/${captureId}/settle`, { status: 'COMPLETED' })).status).toBe(200);
  expect((await post(`captures/${captureId}/refund`, { value: '9.00' })).status).toBe(200);
  expect((await post(`captures/${captureId}/refund`, { value: '9000.00' })).status).toBe(404);
  expect(await get(`orders/${id}`)).toMatchObject({ capture: { status: 'PARTIALLY_REFUNDED' } });
  expect(await get('calls?operation=capture')).toMatchObject({
    calls: [{ operation: 'capture', headers: { 'paypal-request-id': 'cap-1' } }],
  });
});

test('faults, the clock and tokens are set over the control address', async () => {
  const orders = ordersOf(paypal());
  await post('faults', { kind: '429', operation: 'create', count: 2 });
  expect(await refusalOf(createdId(orders))).toMatchObject({ status: 429 });
  await post('faults/clear');
  const id = await createdId(orders);
  await post('clock', { advanceMs: 7 * 60 * 60 * 1000 });
  expect(await refusalOf(orders.getOrder({ id }))).toMatchObject({ status: 404 });
  await post('tokens/revoke');
  expect(await refusalOf(orders.getOrder({ id }))).toMatchObject({ status: 401 });
});

test('a reset empties everything and sets the clock right', async () => {
  const orders = ordersOf(paypal());
  await createdId(orders);
  await post('faults', { kind: '500', operation: 'create' });
  expect((await post('reset')).status).toBe(204);
  expect(await get('orders')).toEqual({ orders: [] });
  expect(await get('calls')).toEqual({ calls: [] });
  expect((await orders.createOrder({ body: anOrder() })).statusCode).toBe(201);
});

test.each([
  ['clock', {}],
  ['faults', { kind: 'fire', operation: 'create' }],
  ['outcome', { kind: 'wrong-amount', minor: 1.5 }],
  ['webhooks', { event: 'SOMETHING.ELSE', orderId: 'X' }],
])('nonsense for %s is refused', async (path, body) => {
  expect((await post(path, body)).status).toBe(400);
});

test('a page of another site cannot use the control address', async () => {
  expect((await post('reset', {}, { origin: 'https://evil.example' })).status).toBe(403);
});

test('a webhook about an unknown order is not there to send', async () => {
  expect((await post('webhooks', { event: 'CHECKOUT.ORDER.APPROVED', orderId: 'X' })).status).toBe(404);
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
