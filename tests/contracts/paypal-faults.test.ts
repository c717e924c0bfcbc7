import { AbortError, ApiError, type OrdersController } from '@paypal/paypal-server-sdk';
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

/** A client that does not wait long. */
function impatientOrders(): OrdersController {
  return ordersOf(paypal(), { timeoutMs: 500 });
}

test.each([
  ['429', 429],
  ['500', 500],
  ['503-html', 503],
] as const)('the fault %s is answered with %i, once, and nothing is created', async (kind, status) => {
  const orders = ordersOf(paypal());
  paypal().addFault({ kind, operation: 'create' });
  const refusal = await refusalOf(
    orders.createOrder({ body: anOrderRequest(), paypalRequestId: 'create-1' }),
  );
  expect(refusal.status).toBe(status);
  expect(paypal().orders()).toEqual([]);
  expect((await orders.createOrder({ body: anOrderRequest(), paypalRequestId: 'create-1' })).statusCode).toBe(
    201,
  );
});

test('a fault counts only the calls of its operation, as often as it was told', async () => {
  const orders = ordersOf(paypal());
  paypal().addFault({ kind: '500', operation: 'get', count: 2 });
  const id = await createdId(orders);
  expect(await refusalOf(orders.getOrder({ id }))).toMatchObject({ status: 500 });
  expect(await refusalOf(orders.getOrder({ id }))).toMatchObject({ status: 500 });
  expect((await orders.getOrder({ id })).result.id).toBe(id);
});

test('HTML with status 200 is an error of the SDK that is not an ApiError', async () => {
  const orders = ordersOf(paypal());
  paypal().addFault({ kind: '200-html', operation: 'create' });
  const error = await thrownBy(orders.createOrder({ body: anOrderRequest() }));
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(ApiError);
});

test('a call that hangs runs into the time limit, did nothing, and can be repeated with its key', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  paypal().addFault({ kind: 'hang', operation: 'capture' });
  const error = await thrownBy(impatientOrders().captureOrder({ id, paypalRequestId: 'cap-1' }));
  expect(error).toMatchObject({ name: 'AxiosError', code: 'ECONNABORTED' });
  expect((await orders.getOrder({ id })).result.status).toBe('APPROVED');
  expect((await orders.captureOrder({ id, paypalRequestId: 'cap-1' })).result.status).toBe('COMPLETED');
});

test('the caller can give up on a call that hangs', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  paypal().addFault({ kind: 'hang', operation: 'get' });
  const giveUp = new AbortController();
  const call = thrownBy(orders.getOrder({ id }, { abortSignal: giveUp.signal }));
  await paypal().whenHanging();
  giveUp.abort();
  expect(await call).toBeInstanceOf(AbortError);
});

test('an answer that comes too late has taken the money, and the key finds it again', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  paypal().addFault({ kind: 'hang', operation: 'capture', when: 'after' });
  const error = await thrownBy(impatientOrders().captureOrder({ id, paypalRequestId: 'cap-1' }));
  expect(error).toMatchObject({ code: 'ECONNABORTED' });
  const replay = await orders.captureOrder({ id, paypalRequestId: 'cap-1' });
  expect(replay).toMatchObject({ statusCode: 200, result: { status: 'COMPLETED' } });
});

test('a connection cut after the order was created loses only the answer: the key returns the same order', async () => {
  const orders = ordersOf(paypal());
  paypal().addFault({ kind: 'cut', operation: 'create' });
  const error = await thrownBy(orders.createOrder({ body: anOrderRequest(), paypalRequestId: 'create-1' }));
  expect(error).toMatchObject({ code: 'ECONNRESET' });
  expect(error).not.toBeInstanceOf(ApiError);
  const [lost] = paypal().orders();
  const repeat = await orders.createOrder({ body: anOrderRequest(), paypalRequestId: 'create-1' });
  expect(repeat).toMatchObject({ statusCode: 200, result: { id: lost?.id } });
  expect(paypal().orders()).toHaveLength(1);
});

test('a connection cut before the work was done leaves nothing behind', async () => {
  const orders = ordersOf(paypal());
  paypal().addFault({ kind: 'cut', operation: 'create', when: 'before' });
  await thrownBy(orders.createOrder({ body: anOrderRequest(), paypalRequestId: 'create-1' }));
  expect(paypal().orders()).toEqual([]);
});

test('latency delays a call and lets it succeed', async () => {
  const orders = ordersOf(paypal());
  paypal().addFault({ kind: 'latency', operation: 'create', latencyMs: 60 });
  const begun = performance.now();
  expect((await orders.createOrder({ body: anOrderRequest() })).statusCode).toBe(201);
  expect(performance.now() - begun).toBeGreaterThan(50);
});

test('wrong credentials are refused as PayPal refuses them', async () => {
  const orders = ordersOf(paypal(), { clientSecret: 'wrong' });
  const error = await thrownBy(orders.createOrder({ body: anOrderRequest() }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ statusCode: 401, result: { error: 'invalid_client' } });
});

test('calls that start together share one token, and later calls keep it', async () => {
  const orders = ordersOf(paypal());
  await Promise.all([createdId(orders), createdId(orders), createdId(orders)]);
  await createdId(orders);
  expect(paypal().calls('token')).toHaveLength(1);
});

test('a token that has expired is refused, and the next call has a new one', async () => {
  const orders = ordersOf(paypal());
  await createdId(orders);
  paypal().advanceClock(10 * 60 * 60 * 1000);
  expect(await refusalOf(orders.createOrder({ body: anOrderRequest() }))).toMatchObject({
    status: 401,
    body: { error: 'invalid_token' },
  });
  expect((await orders.createOrder({ body: anOrderRequest() })).statusCode).toBe(201);
  expect(paypal().calls('token')).toHaveLength(2);
});

test('a token outage ends with itself: the client recovers', async () => {
  const orders = ordersOf(paypal());
  paypal().addFault({ kind: '503-html', operation: 'token' });
  await thrownBy(orders.createOrder({ body: anOrderRequest() }));
  expect((await orders.createOrder({ body: anOrderRequest() })).statusCode).toBe(201);
});

test('credentials are not kept in the log of calls', async () => {
  await createdId(ordersOf(paypal()));
  const log = JSON.stringify(paypal().calls());
  expect(paypal().calls('token')[0]?.headers.authorization).toBe('Basic ***');
  expect(paypal().calls('create')[0]?.headers).toMatchObject({
    authorization: 'Bearer ***',
    'user-agent': expect.stringContaining('PayPal REST API TypeScript SDK'),
  });
  expect(log).not.toContain(Buffer.from('test-client:test-secret').toString('base64'));
});
