import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayPalClient, paypalCaller } from '@/lib/paypal/client';
import { orderCalls, readCreated, type CreatePaymentRequest } from '@/lib/paypal/orders';
import { connectPayPal } from '@/lib/paypal/paypal';
import { withRequestId } from '@/lib/site/log';
import { startPayPalSimulator, type PayPalSimulator } from '@/simulators/paypal/start';
import { A_DEBUG_ID } from '../../support/paypal-paid';

const SITE = 'http://127.0.0.1:3000';

let paypal: PayPalSimulator;
beforeAll(async () => {
  paypal = await startPayPalSimulator({
    port: 0,
    clientId: 'id',
    clientSecret: 'secret',
    siteOrigin: SITE,
    webhookId: 'WH',
    webhookUrl: null,
  });
});
afterAll(() => paypal.close());
beforeEach(() => paypal.reset());

function gateway({ clientSecret = 'secret' } = {}) {
  return connectPayPal({
    PAYPAL_ENVIRONMENT: 'simulator',
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_SIMULATOR_ORIGIN: paypal.origin,
  });
}

function aRequest(changes: Partial<CreatePaymentRequest> = {}): CreatePaymentRequest {
  return {
    requestId: 'ord_1_create',
    orderId: 'order-1',
    invoiceId: 'CP-00000-00001',
    amountMinor: 264_800,
    currency: 'USD',
    description: 'Pro plan',
    lines: [
      { label: 'Setup', minor: 249_900 },
      { label: 'First month', minor: 14_900 },
    ],
    returnUrl: `${SITE}/checkout/return?key=k`,
    cancelUrl: `${SITE}/checkout/cancel?key=k`,
    isSaved: false,
    vaultId: null,
    timeoutMs: 5_000,
    ...changes,
  };
}

async function createOrder(changes: Partial<CreatePaymentRequest> = {}) {
  const outcome = await gateway().createPayment(aRequest(changes));
  if (outcome.kind !== 'created') throw new Error(`Not created: ${outcome.kind}`);
  return outcome;
}

test('a call carries the id of the request that it belongs to, beside its own idempotency key', async () => {
  await withRequestId('request-0001', () => createOrder());
  await createOrder({ requestId: 'ord_2_create', orderId: 'order-2', invoiceId: 'CP-00000-00002' });
  const headers = paypal.calls('create').map(call => call.headers);
  expect(headers.map(one => one['x-request-id'])).toEqual(['request-0001', undefined]);
  expect(headers.map(one => one['paypal-request-id'])).toEqual(['ord_1_create', 'ord_2_create']);
});

test('an order goes out with amount, items, our ids and return addresses, to the cent', async () => {
  await createOrder();
  const body = JSON.parse(paypal.calls('create')[0]?.body ?? '{}');
  expect(body).toMatchObject({
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: 'order-1',
        invoice_id: 'CP-00000-00001',
        amount: { currency_code: 'USD', value: '2648.00' },
        items: [{ unit_amount: { value: '2499.00' } }, { unit_amount: { value: '149.00' } }],
      },
    ],
    application_context: {
      user_action: 'PAY_NOW',
      shipping_preference: 'NO_SHIPPING',
      brand_name: 'Cornerpin',
    },
  });
});

test('a description longer than PayPal takes is cut', async () => {
  await createOrder({ description: 'x'.repeat(300), lines: [{ label: 'y'.repeat(300), minor: 264_800 }] });
  const [unit] = JSON.parse(paypal.calls('create')[0]?.body ?? '{}').purchase_units;
  expect([unit.description.length, unit.items[0].name.length]).toEqual([127, 127]);
});

test('an approved order is captured with everything that has to be compared', async () => {
  const { paymentId } = await createOrder();
  expect(await gateway().capturePayment({ paymentId, requestId: 'cap', timeoutMs: 5_000 })).toEqual({
    kind: 'not_approved',
    debugId: A_DEBUG_ID,
  });
  paypal.approveOrder(paymentId);
  const outcome = await gateway().capturePayment({ paymentId, requestId: 'cap-1', timeoutMs: 5_000 });
  const payment = {
    paymentId,
    status: 'completed',
    payer: { id: expect.any(String), email: 'buyer@paypal-simulator.example', name: 'Test Buyer' },
    payeeMerchantId: 'TESTMERCHANT2',
    orderId: 'order-1',
    capture: { status: 'completed', amountMinor: 264_800, currency: 'USD' },
  };
  expect(outcome).toMatchObject({ kind: 'captured', payment });
  expect(await gateway().findPayment({ paymentId, timeoutMs: 5_000 })).toMatchObject({
    kind: 'found',
    payment,
  });
  const again = await gateway().capturePayment({ paymentId, requestId: 'cap-2', timeoutMs: 5_000 });
  expect(again).toEqual({ kind: 'already_captured', debugId: A_DEBUG_ID });
});

test('a declined instrument and an unknown order are different outcomes', async () => {
  const { paymentId } = await createOrder();
  paypal.approveOrder(paymentId, 'declining');
  expect(await gateway().capturePayment({ paymentId, requestId: 'c', timeoutMs: 5_000 })).toEqual({
    kind: 'declined',
    debugId: A_DEBUG_ID,
  });
  expect(await gateway().findPayment({ paymentId: 'UNKNOWN1', timeoutMs: 5_000 })).toEqual({
    kind: 'gone',
    debugId: A_DEBUG_ID,
  });
  const unknown = await gateway().capturePayment({ paymentId: 'UNKNOWN1', requestId: 'c', timeoutMs: 5_000 });
  expect(unknown).toEqual({ kind: 'gone', debugId: A_DEBUG_ID });
});

test.each(['429', '500', '503-html', '200-html', 'cut', 'hang'] as const)(
  '%s is busy, not refused',
  async kind => {
    const adapter = gateway();
    await adapter.findPayment({ paymentId: 'WARM1', timeoutMs: 5_000 });
    paypal.addFault({ kind, operation: 'create' });
    expect(await adapter.createPayment(aRequest({ timeoutMs: kind === 'hang' ? 50 : 5_000 }))).toMatchObject({
      kind: 'busy',
    });
  },
);

test('a token endpoint that hangs does not outlast the time limit', async () => {
  paypal.addFault({ kind: 'hang', operation: 'token' });
  expect(await gateway().createPayment(aRequest({ timeoutMs: 50 }))).toMatchObject({ kind: 'busy' });
});

test('a token that PayPal took back is replaced, and the call repeated with the same request id', async () => {
  const adapter = gateway();
  expect((await adapter.createPayment(aRequest({ requestId: 'ord_0_create' }))).kind).toBe('created');
  paypal.revokeTokens();
  const outcome = await adapter.createPayment(aRequest({ invoiceId: 'CP-00000-00002' }));
  expect(outcome.kind).toBe('created');
  const ids = paypal.calls('create').map(call => call.headers['paypal-request-id']);
  expect(ids).toEqual(['ord_0_create', 'ord_1_create', 'ord_1_create']);
  if (outcome.kind !== 'created') return;
  paypal.approveOrder(outcome.paymentId);
  paypal.revokeTokens();
  expect((await adapter.findPayment({ paymentId: outcome.paymentId, timeoutMs: 5_000 })).kind).toBe('found');
  paypal.revokeTokens();
  const capture = { paymentId: outcome.paymentId, requestId: 'ord_1_cap_1', timeoutMs: 5_000 };
  expect((await adapter.capturePayment(capture)).kind).toBe('captured');
});

test('calls that lose their token together all go through', async () => {
  const adapter = gateway();
  await adapter.findPayment({ paymentId: 'WARM1', timeoutMs: 5_000 });
  paypal.revokeTokens();
  const names = ['a', 'b', 'c', 'd'];
  const outcomes = await Promise.all(
    names.map(name => adapter.createPayment(aRequest({ requestId: name, invoiceId: name }))),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(names.map(() => 'created'));
});

test('wrong credentials are our configuration, and no secret is in the answer', async () => {
  const outcome = await gateway({ clientSecret: 'wrong' }).createPayment(aRequest());
  expect(outcome).toEqual({ kind: 'config', reason: 'PayPal answered 401', debugId: A_DEBUG_ID });
});

test('what PayPal will not take is refused by its issue', async () => {
  const outcome = await gateway().createPayment(aRequest({ lines: [{ label: 'Wrong sum', minor: 1 }] }));
  expect(outcome).toMatchObject({ kind: 'refused', issue: 'ITEM_TOTAL_MISMATCH' });
});

test('an approval link to a stranger is left out', async () => {
  const client = createPayPalClient({
    environment: 'simulator',
    clientId: 'id',
    clientSecret: 'secret',
    simulatorOrigin: paypal.origin,
    timeoutMs: 8_000,
  });
  const wire = { client, call: paypalCaller(), webOrigins: ['https://www.paypal.com'] };
  const outcome = await orderCalls(wire).createPayment(aRequest());
  expect(outcome).toMatchObject({ kind: 'created' });
  expect(JSON.stringify(outcome)).not.toContain('"approve"');
});

test.each([
  'javascript:alert(1)',
  'http://www.paypal.com/checkoutnow?token=P1',
  'https://www.paypal.com.evil.example/checkoutnow',
  'https://evil.example/https://www.paypal.com/',
  '//www.paypal.com/checkoutnow',
  '',
])('the approval link %j is left out, whatever it is called', href => {
  for (const rel of ['approve', 'payer-action']) {
    const { links } = readCreated({ id: 'P1', status: 'CREATED', links: [{ rel, href }] }, [
      'https://www.paypal.com',
    ]);
    expect(links).toEqual([]);
  }
});

test('a payer-action link is also given as approve, and a missing list stays missing', () => {
  const href = 'https://www.paypal.com/checkoutnow?token=P1';
  const { links } = readCreated({ id: 'P1', links: [{ rel: 'payer-action', href }] }, [
    'https://www.paypal.com',
  ]);
  expect(links?.map(link => link.rel)).toEqual(['payer-action', 'approve']);
  expect(readCreated({ id: 'P1' }, []).links).toBeUndefined();
});
