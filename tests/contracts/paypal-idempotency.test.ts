import { expect, test } from 'vitest';
import { anOrderRequest, approvedId, createdId, ordersOf, refusalOf, usePayPal } from './paypal-fixture';

const paypal = usePayPal();
const whole = 'return=representation';

test('a second capture is replayed with the same key and refused with another', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  const first = await orders.captureOrder({ id, paypalRequestId: 'cap-1', prefer: whole });
  const replay = await orders.captureOrder({ id, paypalRequestId: 'cap-1', prefer: whole });
  expect(replay.statusCode).toBe(200);
  expect(replay.result).toEqual(first.result);
  const other = await refusalOf(orders.captureOrder({ id, paypalRequestId: 'cap-2' }));
  expect(other).toMatchObject({ status: 422, issue: 'ORDER_ALREADY_CAPTURED' });
});

test('a replay tells the latest state, not the first one', async () => {
  const orders = ordersOf(paypal());
  const id = await createdId(orders, anOrderRequest());
  const body = anOrderRequest({ invoiceId: 'INV-2' });
  const created = await orders.createOrder({ body, paypalRequestId: 'create-1' });
  paypal().approveOrder(created.result.id ?? '');
  const replay = await orders.createOrder({ body, paypalRequestId: 'create-1' });
  expect(replay).toMatchObject({ statusCode: 200, result: { id: created.result.id, status: 'APPROVED' } });
  expect(replay.result.id).not.toBe(id);
});

test('without a key the same create call makes two orders', async () => {
  const orders = ordersOf(paypal());
  expect(await createdId(orders)).not.toBe(await createdId(orders));
});

test('a key is forgotten after its time, and then makes a new order', async () => {
  const orders = ordersOf(paypal());
  const create = () => orders.createOrder({ body: anOrderRequest(), paypalRequestId: 'create-1' });
  const first = await create();
  expect((await create()).result.id).toBe(first.result.id);
  paypal().advanceClock(6 * 60 * 60 * 1000 + 1);
  expect((await create()).result.id).not.toBe(first.result.id);
});

test('of two overlapping requests with one key the second is refused', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  paypal().addFault({ kind: 'hang', operation: 'capture' });
  const first = orders.captureOrder({ id, paypalRequestId: 'cap-1' });
  await paypal().whenHanging();
  const second = await refusalOf(orders.captureOrder({ id, paypalRequestId: 'cap-1' }));
  expect(second).toMatchObject({ status: 409, issue: 'PREVIOUS_REQUEST_IN_PROGRESS' });
  paypal().releaseHanging();
  expect((await first).result.status).toBe('COMPLETED');
});

test('a key counts per path: the same one may create and capture', async () => {
  const orders = ordersOf(paypal());
  const { result } = await orders.createOrder({ body: anOrderRequest(), paypalRequestId: 'one-key' });
  paypal().approveOrder(result.id ?? '');
  const captured = await orders.captureOrder({ id: result.id ?? '', paypalRequestId: 'one-key' });
  expect(captured.result.status).toBe('COMPLETED');
});

test('a refusal is decided again, or answered again: PayPal does not say which', async () => {
  const orders = ordersOf(paypal());
  const id = await createdId(orders);
  const capture = (paypalRequestId: string) => orders.captureOrder({ id, paypalRequestId });
  paypal().setRepeats({ refusals: 'replay' });
  expect(await refusalOf(capture('cap-1'))).toMatchObject({ issue: 'ORDER_NOT_APPROVED' });
  paypal().approveOrder(id);
  expect(await refusalOf(capture('cap-1'))).toMatchObject({ status: 422, issue: 'ORDER_NOT_APPROVED' });
  expect((await capture('cap-2')).result.status).toBe('COMPLETED');
});

test('a decline can be decided again too', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  paypal().setRepeats({ refusals: 'run-again' });
  paypal().setNextOutcome({ kind: 'instrument-declined' });
  const capture = () => orders.captureOrder({ id, paypalRequestId: 'cap-1' });
  expect(await refusalOf(capture())).toMatchObject({ issue: 'INSTRUMENT_DECLINED' });
  expect((await capture()).result.status).toBe('COMPLETED');
});

test.each(['429', '500', '503-html'] as const)('%s is never remembered', async kind => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  paypal().setRepeats({ refusals: 'replay' });
  paypal().addFault({ kind, operation: 'capture' });
  await refusalOf(orders.captureOrder({ id, paypalRequestId: 'cap-1' }));
  expect((await orders.captureOrder({ id, paypalRequestId: 'cap-1' })).result.status).toBe('COMPLETED');
});

test('the same id with another body gets the first answer, or is refused', async () => {
  const orders = ordersOf(paypal());
  const create = (invoiceId: string) =>
    orders.createOrder({ body: anOrderRequest({ invoiceId }), paypalRequestId: 'create-1' });
  const first = await create('INV-1');
  expect((await create('INV-2')).result.id).toBe(first.result.id);
  paypal().setRepeats({ changedBody: 'refuse' });
  expect(await refusalOf(create('INV-2'))).toMatchObject({ status: 422, issue: 'DUPLICATE_REQUEST_ID' });
  expect((await create('INV-1')).result.id).toBe(first.result.id);
});

test('of two overlapping requests the second can also wait for the answer of the first', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  paypal().setRepeats({ overlap: 'wait' });
  paypal().addFault({ kind: 'hang', operation: 'capture' });
  const first = orders.captureOrder({ id, paypalRequestId: 'cap-1' });
  await paypal().whenHanging();
  const second = orders.captureOrder({ id, paypalRequestId: 'cap-1' });
  await expect.poll(() => paypal().calls('capture')).toHaveLength(2);
  paypal().releaseHanging();
  const answers = await Promise.all([first, second]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200]);
});

test('a reset takes the switches back to what the simulator was started with', async () => {
  paypal().setRepeats({ refusals: 'replay' });
  paypal().reset();
  const orders = ordersOf(paypal());
  const id = await createdId(orders);
  await refusalOf(orders.captureOrder({ id, paypalRequestId: 'cap-1' }));
  paypal().approveOrder(id);
  expect((await orders.captureOrder({ id, paypalRequestId: 'cap-1' })).result.status).toBe('COMPLETED');
});
