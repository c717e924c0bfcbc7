import { PaymentsController } from '@paypal/paypal-server-sdk';
import { expect, test } from 'vitest';
import { anOrderRequest, clientOf, createdId, ordersOf, refusalOf, usePayPal } from './paypal-fixture';

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
  expect((await orders.createOrder({ body: anOrderRequest() })).statusCode).toBe(201);
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

test('money after its capture can be led over the control address', async () => {
  const orders = ordersOf(paypal());
  const id = await createdId(orders);
  await post(`orders/${id}/approve`);
  await orders.captureOrder({ id });
  const captureId = paypal().order(id)?.capture?.id ?? '';
  expect((await post('refund-outcome', { kind: 'refused', issue: 'NO_SUCH_ISSUE' })).status).toBe(400);
  expect((await post('refund-outcome', { kind: 'pending' })).status).toBe(204);
  expect((await post(`captures/${captureId}/reverse`, { value: '99.00' })).status).toBe(200);
  expect((await post(`captures/${captureId}/win-back`)).status).toBe(200);
  expect((await post(`captures/${captureId}/win-back`)).status).toBe(404);
  expect((await post(`captures/${captureId}/dispute`, { reason: 'BOREDOM' })).status).toBe(400);
  const opening = await post(`captures/${captureId}/dispute`, { reason: 'UNAUTHORISED', value: '50.00' });
  const dispute: { id: string } = await opening.json();
  expect((await post(`disputes/${dispute.id}/update`, { status: 'UNDER_REVIEW' })).status).toBe(200);
  expect((await post(`disputes/${dispute.id}/resolve`, {})).status).toBe(400);
  expect((await post(`disputes/${dispute.id}/resolve`, { outcome: 'ACCEPTED' })).status).toBe(200);
  expect(await get(`disputes/${dispute.id}`)).toMatchObject({ reason: 'UNAUTHORISED', outcome: 'ACCEPTED' });
  expect(await get('disputes')).toMatchObject({ disputes: [{ id: dispute.id }] });
  expect(await get(`orders/${id}`)).toMatchObject({
    refunds: [{ status: 'CANCELLED' }, { kind: 'reversal' }],
  });
  const foreign = await post('captures/foreign', { value: '5.00', customId: 'unknown' });
  expect(await foreign.json()).toMatchObject({ status: 'COMPLETED', customId: 'unknown' });
});

test('a pending refund is decided over the control address', async () => {
  const orders = ordersOf(paypal());
  const id = await createdId(orders);
  paypal().approveOrder(id);
  await orders.captureOrder({ id });
  const captureId = paypal().order(id)?.capture?.id ?? '';
  await post('refund-outcome', { kind: 'pending' });
  await new PaymentsController(clientOf(paypal())).refundCapturedPayment({ captureId });
  const refundId = paypal().order(id)?.refunds[0]?.id ?? '';
  expect((await post(`refunds/${refundId}/settle`, { status: 'MAYBE' })).status).toBe(400);
  expect((await post(`refunds/${refundId}/settle`, { status: 'FAILED' })).status).toBe(200);
  expect(paypal().order(id)?.refunds).toMatchObject([{ status: 'FAILED' }]);
});

test('what PayPal leaves open is switched over the control address', async () => {
  expect((await post('repeats', { refusals: 'sometimes' })).status).toBe(400);
  expect((await post('repeats', { refusals: 'replay', overlap: 'wait' })).status).toBe(204);
  expect((await post('after-decline', { approved: false })).status).toBe(204);
  const orders = ordersOf(paypal());
  const id = await createdId(orders);
  await refusalOf(orders.captureOrder({ id, paypalRequestId: 'cap-1' }));
  paypal().approveOrder(id, 'declining');
  expect(await refusalOf(orders.captureOrder({ id, paypalRequestId: 'cap-1' }))).toMatchObject({
    issue: 'ORDER_NOT_APPROVED',
  });
  expect(await refusalOf(orders.captureOrder({ id }))).toMatchObject({ issue: 'INSTRUMENT_DECLINED' });
  expect(paypal().order(id)?.status).toBe('CREATED');
});
