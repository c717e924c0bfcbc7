import { expect, test, vi } from 'vitest';
import {
  createOrder,
  type CheckoutFailure,
  type CreateOrderOutcome,
  type OrderRequest,
} from './create-order';

const APPROVE = 'https://www.sandbox.paypal.com/checkoutnow?token=5O190127TN364715T';

test('the buyer gets the approve link of the answer, in a frame unless the answer says otherwise', async () => {
  const outcome = await answeredWith({
    links: [{ rel: 'self', href: 'x' }, approve(APPROVE)],
    orderKey: 'k1',
  });
  expect(outcome).toEqual({
    kind: 'created',
    order: { href: APPROVE, presentation: 'frame', orderKey: 'k1', simulatorOrigin: null },
  });
});

test('the server may ask for a redirect instead of a frame', async () => {
  const outcome = await answeredWith({ links: [approve(APPROVE)], presentation: 'redirect' });
  expect(outcome).toMatchObject({ order: { presentation: 'redirect', orderKey: null } });
});

test("the simulator's page is followed only when the server says that the payment is simulated", async () => {
  const links = [approve('http://127.0.0.1:4010/checkoutnow?token=A')];
  expect(await answeredWith({ links })).toEqual(failure('No approval link found in PayPal response'));
  expect(await answeredWith({ links, simulated: true })).toMatchObject({
    order: { simulatorOrigin: 'http://127.0.0.1:4010' },
  });
});

test.each([
  'javascript:alert(1)',
  'https://www.paypal.com.evil.example/',
  'http://www.paypal.com/',
  '/relative',
  '',
])('an approve link to %j counts as none', async href => {
  expect(await answeredWith({ links: [approve(href)] })).toEqual(
    failure('No approval link found in PayPal response'),
  );
});

test('a script address is refused in simulation too', async () => {
  const outcome = await answeredWith({ links: [approve('javascript:alert(1)')], simulated: true });
  expect(outcome).toEqual(failure('No approval link found in PayPal response'));
});

test.each([{ links: [] }, { links: [{ rel: 'self', href: APPROVE }] }, { links: [null, 3] }])(
  'a list of links without an approve link is named: %j',
  async body => {
    expect(await answeredWith(body)).toEqual(failure('No approval link found in PayPal response'));
  },
);

test.each([{}, { links: 'approve' }, null, []])(
  'an answer without a list of links is named: %j',
  async body => {
    expect(await answeredWith(body)).toEqual(failure('Invalid PayPal response format'));
  },
);

test('an answer that is not JSON is named', async () => {
  const outcome = await createOrder(aRequest(), () => Promise.resolve(new Response('<html>')));
  expect(outcome).toEqual(failure('Invalid PayPal response format'));
});

test("an error status is shown with the server's own sentence", async () => {
  const body = { error: { kind: 'amount_mismatch', message: 'The price of this plan is $2,648.00.' } };
  expect(await answeredWith(body, 422)).toEqual(
    failure('HTTP error! status: 422', { detail: 'The price of this plan is $2,648.00.', isRefusal: true }),
  );
  expect(await answeredWith('<html>', 502)).toEqual(failure('HTTP error! status: 502'));
});

test('an attempt that was paid already leads to its receipt', async () => {
  const error = { kind: 'already_placed', message: 'This order was already placed.', orderKey: 'k1' };
  expect(await answeredWith({ error }, 409)).toEqual({ kind: 'placed', orderKey: 'k1' });
});

test("a request that never arrives shows the error's message, or the general one", async () => {
  expect(await brokenBy(new TypeError('Failed to fetch'))).toEqual(failure('Failed to fetch'));
  expect(await brokenBy(new Error(''))).toEqual(failure('Failed to create PayPal order'));
});

test('a browser without the newer ways to read an address pays as others do', async () => {
  vi.spyOn(URL, 'canParse').mockImplementation(missing);
  vi.spyOn(URL, 'parse').mockImplementation(missing);
  const link = { rel: 'approve', href: 'https://www.paypal.com/checkoutnow?token=1' };
  expect(await answeredWith({ links: [link] })).toMatchObject({
    kind: 'created',
    order: { href: link.href },
  });
  vi.restoreAllMocks();
});

test('the request is sent as JSON, field for field', async () => {
  let sent = '';
  await createOrder(aRequest(), json => {
    sent = json;
    return Promise.resolve(Response.json({ links: [] }));
  });
  expect(JSON.parse(sent)).toEqual(aRequest());
});

function missing(): never {
  throw new TypeError('URL.canParse is not a function');
}

function brokenBy(error: Error): Promise<CreateOrderOutcome> {
  return createOrder(aRequest(), async () => {
    throw error;
  });
}

function answeredWith(body: unknown, status = 201): Promise<CreateOrderOutcome> {
  return createOrder(aRequest(), () => Promise.resolve(Response.json(body, { status })));
}

function approve(href: string) {
  return { rel: 'approve', href, method: 'GET' };
}

function failure(message: string, overrides: Partial<CheckoutFailure> = {}): CreateOrderOutcome {
  return { kind: 'failed', failure: { message, detail: null, isRefusal: false, ...overrides } };
}

function aRequest(): OrderRequest {
  return {
    amount: '2648.00',
    currency: 'USD',
    intent: 'CAPTURE',
    plan: 'pro',
    billing: 'setup-and-monthly',
  };
}
