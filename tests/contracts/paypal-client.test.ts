import { AbortError, ApiError } from '@paypal/paypal-server-sdk';
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
  expect(await refusalOf(createdId(orders))).toMatchObject({ status: 401 });
  expect(await createdId(orders)).not.toBe('');
  expect(paypal().calls('token')).toHaveLength(2);
});

test('a token outage ends with itself: the client recovers', async () => {
  const orders = ordersOf(paypal());
  paypal().addFault({ kind: '503-html', operation: 'token' });
  await thrownBy(createdId(orders));
  expect(await createdId(orders)).not.toBe('');
});

test('wrong credentials are refused as PayPal refuses them', async () => {
  const error = await thrownBy(createdId(ordersOf(paypal(), { clientSecret: 'wrong' })));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ statusCode: 401, result: { error: 'invalid_client' } });
});

test('HTML with status 200 is an error of the SDK that is not an ApiError', async () => {
  paypal().addFault({ kind: '200-html', operation: 'create' });
  const error = await thrownBy(ordersOf(paypal()).createOrder({ body: anOrderRequest() }));
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(ApiError);
});

test('a call that hangs runs into the time limit, and a caller can give up on it sooner', async () => {
  const orders = ordersOf(paypal());
  const id = await approvedId(paypal(), orders);
  paypal().addFault({ kind: 'hang', operation: 'get', count: 2 });
  const late = await thrownBy(ordersOf(paypal(), { timeoutMs: 300 }).getOrder({ id }));
  expect(late).toMatchObject({ name: 'AxiosError', code: 'ECONNABORTED' });
  paypal().releaseHanging();
  const giveUp = new AbortController();
  const call = thrownBy(orders.getOrder({ id }, { abortSignal: giveUp.signal }));
  await paypal().whenHanging();
  giveUp.abort();
  expect(await call).toBeInstanceOf(AbortError);
});

test('credentials are not kept in the log of calls', async () => {
  await createdId(ordersOf(paypal()));
  const [create] = paypal().calls('create');
  expect(create?.headers['user-agent']).toContain('PayPal REST API TypeScript SDK');
  expect(create?.headers).not.toHaveProperty('authorization');
  expect(JSON.stringify(paypal().calls())).not.toContain(btoa('test-client:test-secret'));
});
