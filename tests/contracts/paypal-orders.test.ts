import { PaypalExperienceUserAction, type OrderRequest } from '@paypal/paypal-server-sdk';
import { expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/site/time';
import {
  SHOP_ORIGIN,
  anAmount,
  anOrderRequest,
  createdId,
  ordersOf,
  refusalOf,
  usePayPal,
} from './paypal-fixture';

const paypal = usePayPal();

function rels(links: readonly { rel: string }[] | undefined): string[] {
  return (links ?? []).map(({ rel }) => rel);
}

function inNewStyle(): OrderRequest {
  const { applicationContext: _, ...body } = anOrderRequest();
  const experienceContext = {
    returnUrl: `${SHOP_ORIGIN}/checkout/return`,
    cancelUrl: `${SHOP_ORIGIN}/checkout/cancel`,
    userAction: PaypalExperienceUserAction.PayNow,
  };
  return { ...body, paymentSource: { paypal: { experienceContext } } };
}

test('an order with an application context is created with an approve link', async () => {
  const { result, statusCode, headers } = await ordersOf(paypal()).createOrder({ body: anOrderRequest() });
  expect(statusCode).toBe(201);
  expect(result).toMatchObject({ status: 'CREATED', id: expect.stringMatching(/^[A-Z0-9]{17}$/) });
  expect(result.links?.find(({ rel }) => rel === 'approve')).toEqual({
    href: `${paypal().origin}/checkoutnow?token=${result.id}`,
    rel: 'approve',
    method: 'GET',
  });
  expect(rels(result.links)).toEqual(['self', 'approve', 'update', 'capture']);
  expect(headers['paypal-debug-id']).toMatch(/^[0-9a-f]{13}$/);
});

test('an order with a payment source is created with a payer-action link', async () => {
  const { result } = await ordersOf(paypal()).createOrder({
    body: inNewStyle(),
    paypalRequestId: 'new-style',
  });
  expect(result.status).toBe('PAYER_ACTION_REQUIRED');
  expect(rels(result.links)).toEqual(['self', 'payer-action']);
  expect(result.paymentSource).toBeDefined();
});

test('by default the answer is minimal, and whole when a representation is preferred', async () => {
  const orders = ordersOf(paypal());
  const minimal = await orders.createOrder({ body: anOrderRequest() });
  expect(minimal.result.purchaseUnits).toBeUndefined();
  expect(minimal.result.createTime).toBeUndefined();
  const whole = await orders.createOrder({ body: anOrderRequest(), prefer: 'return=representation' });
  expect(whole.result).toMatchObject({
    intent: 'CAPTURE',
    createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    purchaseUnits: [
      {
        referenceId: 'our-reference',
        customId: 'our-order-id',
        invoiceId: 'INV-1',
        amount: { currencyCode: 'USD', value: '599.00', breakdown: { itemTotal: { value: '599.00' } } },
        payee: { merchantId: 'TESTMERCHANT2' },
        items: [{ name: 'Professional Website Package' }, { name: 'Live Chat' }],
      },
    ],
  });
});

test('an order is read back as it stands, with the buyer once it is approved', async () => {
  const orders = ordersOf(paypal());
  const id = await createdId(orders);
  expect((await orders.getOrder({ id })).result).toMatchObject({ id, status: 'CREATED' });
  paypal().approveOrder(id);
  const { result } = await orders.getOrder({ id });
  expect(result.status).toBe('APPROVED');
  expect(result.payer).toMatchObject({
    payerId: expect.stringMatching(/^[A-Z0-9]{13}$/),
    emailAddress: 'buyer@paypal-simulator.example',
  });
});

test.each(['5O190127TN364715T', 'a/../b', 'lower'])('the unknown order %s is not found', async id => {
  const refusal = await refusalOf(ordersOf(paypal()).getOrder({ id }));
  expect(refusal).toMatchObject({
    status: 404,
    issue: 'INVALID_RESOURCE_ID',
    body: { name: 'RESOURCE_NOT_FOUND' },
  });
});

test('an error body names its debug id, as the header does, and links to information', async () => {
  const refusal = await refusalOf(ordersOf(paypal()).createOrder({ body: anAmount('0.00') }));
  expect(refusal.body).toMatchObject({
    name: 'UNPROCESSABLE_ENTITY',
    debug_id: expect.stringMatching(/^[0-9a-f]{13}$/),
    details: [
      {
        field: '/purchase_units/0/amount/value',
        value: '0.00',
        location: 'body',
        issue: 'CANNOT_BE_ZERO_OR_NEGATIVE',
        description: expect.any(String),
      },
    ],
    links: [{ rel: 'information_link', method: 'GET' }],
  });
});

const total = (value: string, currencyCode = 'USD') => ({ currencyCode, value });

test.each<[string, number, OrderRequest]>([
  ['DECIMAL_PRECISION', 422, anAmount('10.001')],
  ['DECIMALS_NOT_SUPPORTED', 422, anAmount('10.00', 'JPY')],
  ['CURRENCY_NOT_SUPPORTED', 422, anAmount('10.00', 'XXX')],
  ['CANNOT_BE_ZERO_OR_NEGATIVE', 422, anAmount('-5.00')],
  [
    'AMOUNT_MISMATCH',
    422,
    anOrderRequest({ amount: { ...total('599.01'), breakdown: { itemTotal: total('599.00') } } }),
  ],
  [
    'ITEM_TOTAL_MISMATCH',
    422,
    anOrderRequest({ amount: { ...total('598.00'), breakdown: { itemTotal: total('598.00') } } }),
  ],
  ['ITEM_TOTAL_REQUIRED', 422, anOrderRequest({ amount: total('599.00') })],
  [
    'MULTI_CURRENCY_ORDER',
    422,
    anOrderRequest({ amount: { ...total('599.00', 'EUR'), breakdown: { itemTotal: total('599.00') } } }),
  ],
  [
    'CANNOT_BE_NEGATIVE',
    422,
    anOrderRequest({ items: [{ name: 'Discount', quantity: '1', unitAmount: total('-1.00') }] }),
  ],
  ['INVALID_PARAMETER_SYNTAX', 400, anAmount('1e3')],
  ['MISSING_REQUIRED_PARAMETER', 400, anAmount('')],
  ['MISSING_REQUIRED_PARAMETER', 400, { ...anOrderRequest(), purchaseUnits: [] }],
  ['INVALID_STRING_MAX_LENGTH', 400, anOrderRequest({ description: 'x'.repeat(128) })],
  [
    'INVALID_PARAMETER_SYNTAX',
    400,
    { ...anOrderRequest(), applicationContext: { returnUrl: 'javascript:alert(1)' } },
  ],
])('%s is answered with %i', async (issue, status, body) => {
  expect(await refusalOf(ordersOf(paypal()).createOrder({ body }))).toMatchObject({ status, issue });
  expect(paypal().orders()).toEqual([]);
});

test('a currency without decimals takes whole amounts', async () => {
  const { result } = await ordersOf(paypal()).createOrder({
    body: anAmount('1500', 'JPY'),
    prefer: 'return=representation',
  });
  expect(result.purchaseUnits?.[0]?.amount).toMatchObject({ currencyCode: 'JPY', value: '1500' });
});

test('sums count in cents: ten times 0.10 and 0.20 of tax are 1.20', async () => {
  const body = anOrderRequest({
    amount: { ...total('1.20'), breakdown: { itemTotal: total('1.00'), taxTotal: total('0.20') } },
    items: [{ name: 'Ten', quantity: '10', unitAmount: total('0.10') }],
  });
  expect((await ordersOf(paypal()).createOrder({ body })).statusCode).toBe(201);
});

test('a payment source needs a request id, and may not be empty', async () => {
  const orders = ordersOf(paypal());
  expect(await refusalOf(orders.createOrder({ body: inNewStyle() }))).toMatchObject({
    status: 400,
    issue: 'PAYPAL_REQUEST_ID_REQUIRED',
  });
  const empty = orders.createOrder({
    body: { ...anOrderRequest(), paymentSource: {} },
    paypalRequestId: 'empty-source',
  });
  expect(await refusalOf(empty)).toMatchObject({ status: 422, issue: 'NO_PAYMENT_SOURCE_PROVIDED' });
});

test('an order expires after six hours, counted again from its approval', async () => {
  const orders = ordersOf(paypal());
  const ignored = await createdId(orders);
  const approved = await createdId(orders);
  paypal().advanceClock(SIX_HOURS_MS - 60_000);
  paypal().approveOrder(approved);
  paypal().advanceClock(120_000);
  expect(await refusalOf(orders.getOrder({ id: ignored }))).toMatchObject({ status: 404 });
  expect((await orders.getOrder({ id: approved })).result.status).toBe('APPROVED');
  paypal().advanceClock(SIX_HOURS_MS);
  expect(await refusalOf(ordersOf(paypal()).captureOrder({ id: approved }))).toMatchObject({ status: 404 });
});

const SIX_HOURS_MS = 6 * HOUR_MS;
