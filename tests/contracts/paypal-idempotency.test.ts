import { expect, test } from 'vitest';
import {
  anOrderRequest,
  approvedId,
  createdId,
  ordersOf,
  refusalOf,
  thrownBy,
  usePayPal,
} from './paypal-fixture';

const paypal = usePayPal();
const whole = 'return=representation';

/** An approved order, and its capture under an idempotency key. */
async function approved() {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  const capture = (paypalRequestId: string) => orders.captureOrder({ id, paypalRequestId, prefer: whole });
  return { orders, id, capture };
}

test('a second capture is replayed with the same key and refused with another', async () => {
  const { capture } = await approved();
  const first = await capture('cap-1');
  const replay = await capture('cap-1');
  expect([first.statusCode, replay.statusCode]).toEqual([201, 200]);
  expect(replay.result).toEqual(first.result);
  expect(await refusalOf(capture('cap-2'))).toEqual({ status: 422, issue: 'ORDER_ALREADY_CAPTURED' });
});

test('a replay tells the latest state, not the first one', async () => {
  const create = () =>
    ordersOf(paypal()).createOrder({ body: anOrderRequest(), paypalRequestId: 'create-1' });
  const { result } = await create();
  paypal().approveOrder(result.id ?? '');
  expect(await create()).toMatchObject({ statusCode: 200, result: { id: result.id, status: 'APPROVED' } });
});

test('without a key the same create call makes two orders', async () => {
  const orders = ordersOf(paypal());
  expect(await createdId(orders)).not.toBe(await createdId(orders));
});

test('a key is forgotten after its time, and then makes a new order', async () => {
  const orders = ordersOf(paypal());
  const create = async () =>
    (await orders.createOrder({ body: anOrderRequest(), paypalRequestId: 'create-1' })).result.id;
  const first = await create();
  expect(await create()).toBe(first);
  paypal().advanceClock(6 * 60 * 60 * 1000 + 1);
  expect(await create()).not.toBe(first);
});

test('of two overlapping requests with one key the second is refused', async () => {
  const { capture } = await approved();
  paypal().addFault({ kind: 'hang', operation: 'capture' });
  const first = capture('cap-1');
  await paypal().whenHanging();
  expect(await refusalOf(capture('cap-1'))).toEqual({ status: 409, issue: 'PREVIOUS_REQUEST_IN_PROGRESS' });
  paypal().releaseHanging();
  expect((await first).result.status).toBe('COMPLETED');
});

test('a key counts per path: the same one may create and capture', async () => {
  const orders = ordersOf(paypal());
  const { result } = await orders.createOrder({ body: anOrderRequest(), paypalRequestId: 'one-key' });
  const id = result.id ?? '';
  paypal().approveOrder(id);
  expect((await orders.captureOrder({ id, paypalRequestId: 'one-key' })).result.status).toBe('COMPLETED');
});

test.each([
  ['run-again', 'COMPLETED'],
  ['replay', 'ORDER_NOT_APPROVED'],
] as const)('a refusal that PayPal would repeat or not (%s) ends as %s', async (refusals, end) => {
  const orders = ordersOf(paypal());
  const id = await createdId(orders);
  const capture = (paypalRequestId: string) => orders.captureOrder({ id, paypalRequestId });
  paypal().setRefusals(refusals);
  expect(await refusalOf(capture('cap-1'))).toMatchObject({ issue: 'ORDER_NOT_APPROVED' });
  paypal().approveOrder(id);
  const second = await capture('cap-1').then(
    ({ result }) => result.status,
    async (error: unknown) => (await refusalOf(Promise.reject(error))).issue,
  );
  expect(second).toBe(end);
});

test('a declined card keeps being declined with its key; after another choice a new key succeeds', async () => {
  const { id, capture } = await approved();
  paypal().approveOrder(id, 'declining');
  expect(await refusalOf(capture('cap-1'))).toEqual({ status: 422, issue: 'INSTRUMENT_DECLINED' });
  paypal().approveOrder(id, 'working');
  expect(await refusalOf(capture('cap-1'))).toMatchObject({ issue: 'INSTRUMENT_DECLINED' });
  expect((await capture('cap-2')).result.status).toBe('COMPLETED');
});

test.each(['429', '500', '503-html'] as const)('%s is never remembered', async kind => {
  const { capture } = await approved();
  paypal().setRefusals('replay');
  paypal().addFault({ kind, operation: 'capture' });
  await refusalOf(capture('cap-1'));
  expect((await capture('cap-1')).result.status).toBe('COMPLETED');
});

test.each([
  ['before', 'APPROVED', 201],
  ['after', 'COMPLETED', 200],
] as const)(
  'a capture whose answer is lost %s its work leaves %s; its key gets %i',
  async (when, status, code) => {
    const { orders, id, capture } = await approved();
    paypal().addFault({ kind: 'cut', operation: 'capture', when });
    expect(await thrownBy(capture('cap-1'))).toMatchObject({ code: 'ECONNRESET' });
    expect((await orders.getOrder({ id })).result.status).toBe(status);
    expect(await capture('cap-1')).toMatchObject({ statusCode: code, result: { status: 'COMPLETED' } });
  },
);

test('an order whose answer is lost is found again by its key', async () => {
  const orders = ordersOf(paypal());
  const create = () => orders.createOrder({ body: anOrderRequest(), paypalRequestId: 'create-1' });
  paypal().addFault({ kind: 'cut', operation: 'create' });
  await thrownBy(create());
  const [lost] = paypal().orders();
  expect(await create()).toMatchObject({ statusCode: 200, result: { id: lost?.id } });
  expect(paypal().orders()).toHaveLength(1);
});
