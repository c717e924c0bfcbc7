import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { serve, type RunningServer } from '@/simulators/http';
import { timeoutMs, usePaidWorld } from '@/tests/support/paypal-paid';

/**
 * PayPal's own schemas, out of its SDK, hold for what the stand-in answers and for what our client sends. The SDK lets
 * unknown fields and values pass; here they are faults, so the schemas are made strict before they are loaded.
 */
const load = createRequire(import.meta.url);
const modules = resolve('node_modules');
const enums = load(`${modules}/@apimatic/schema/lib/types/stringEnum.js`);
const objects = load(`${modules}/@apimatic/schema/lib/types/object.js`);
const { stringEnum } = enums;
enums.stringEnum = (values: object) => stringEnum(values, false);
objects.object = objects.strictObject;
const { validateAndMap } = load(`${modules}/@apimatic/schema/lib/schema.js`);

function faultsOf(model: string, value: unknown): string[] {
  const { [`${model}Schema`]: schema } = load(
    `${modules}/@paypal/paypal-server-sdk/dist/cjs/models/${model}.js`,
  );
  const { errors } = validateAndMap(value, schema);
  return (errors || []).map(({ message }: Error) => message);
}

let shop: RunningServer | undefined;
let events: unknown[] = [];
beforeAll(async () => {
  shop = await serve(async request => {
    events.push(await request.json());
    return new Response();
  });
});
afterAll(() => shop?.close());
const world = usePaidWorld(() => shop?.origin ?? '');
const order = async (id: string) => get(`/v2/checkout/orders/${id}`);
let token = '';
afterEach(() => {
  token = '';
  events = [];
});

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  token ||= String((await getToken()).access_token);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    prefer: 'return=representation',
  };
  return fetch(`${world().paypal.origin}${path}`, { headers, ...init });
}

async function getToken(): Promise<Record<string, unknown>> {
  const headers = { authorization: `Basic ${Buffer.from('id:secret').toString('base64')}` };
  const body = new URLSearchParams({ grant_type: 'client_credentials' });
  const response = await fetch(`${world().paypal.origin}/v1/oauth2/token`, { method: 'POST', headers, body });
  return response.json();
}

async function get(path: string): Promise<unknown> {
  return (await ask(path)).json();
}

async function post(path: string, body?: object): Promise<unknown> {
  return (await ask(path, { method: 'POST', ...(body ? { body: JSON.stringify(body) } : {}) })).json();
}

/** The body of the order that our client makes. */
async function createBody(): Promise<object> {
  await world().paid();
  const body = JSON.parse(world().paypal.calls('create')[0]?.body ?? '');
  world().paypal.reset();
  return body;
}

async function approvedId(): Promise<string> {
  const { id } = z.object({ id: z.string() }).parse(await post('/v2/checkout/orders', await createBody()));
  world().paypal.approveOrder(id);
  return id;
}

async function refundedOrder(): Promise<{ paymentId: string; captureId: string; refundId: string }> {
  const ids = await world().paid();
  await world().refund(ids.captureId);
  return { ...ids, refundId: world().paypal.order(ids.paymentId)?.refunds[0]?.id ?? '' };
}

/** Every row that the books can have: paid, refunded, reversed and won back, held by a dispute. */
async function books(): Promise<unknown> {
  const { paypal } = world();
  const { captureId } = await refundedOrder();
  paypal.reverseCapture(captureId, '1.00', 'bank');
  paypal.resolveDispute(paypal.openDispute(captureId)?.id ?? '', 'RESOLVED_BUYER_FAVOUR');
  paypal.reverseCapture(paypal.captureForeign({ note: 'August' })?.capture?.id ?? '');
  const [from, to] = [-1, 1].map(hours => new Date(Date.now() + hours * 3_600_000).toISOString());
  return get(
    `/v1/reporting/transactions?start_date=${from}&end_date=${to}&fields=transaction_info,payer_info`,
  );
}

async function captured(outcome: Parameters<ReturnType<typeof world>['paypal']['setNextOutcome']>[0]) {
  const id = await approvedId();
  world().paypal.setNextOutcome(outcome);
  return post(`/v2/checkout/orders/${id}/capture`);
}

test.each<[string, string, () => Promise<unknown>]>([
  ['a token', 'oAuthToken', getToken],
  ['a new order', 'order', async () => post('/v2/checkout/orders', await createBody())],
  ['an approved order', 'order', async () => order(await approvedId())],
  ['a captured order', 'order', async () => post(`/v2/checkout/orders/${await approvedId()}/capture`)],
  ['an order whose capture is pending', 'order', () => captured({ kind: 'pending' })],
  ['an order whose capture is declined', 'order', () => captured({ kind: 'capture-declined' })],
  ['a refunded order', 'order', async () => order((await refundedOrder()).paymentId)],
  [
    'a capture',
    'capturedPayment',
    async () => get(`/v2/payments/captures/${(await refundedOrder()).captureId}`),
  ],
  [
    'a new refund',
    'refund',
    async () => post(`/v2/payments/captures/${(await world().paid()).captureId}/refund`),
  ],
  ['a refund', 'refund', async () => get(`/v2/payments/refunds/${(await refundedOrder()).refundId}`)],
  ['the books', 'searchResponse', books],
])('%s is one that PayPal’s schema %s describes', async (_, model, answer) => {
  const value = await answer();
  expect(faultsOf(model, value)).toEqual([]);
  expect(shapeFaults(value)).toEqual([]);
});

test('what our client sends is what PayPal’s schemas take', async () => {
  await refundedOrder();
  const bodyOf = (operation: 'create' | 'refund') =>
    JSON.parse(world().paypal.calls(operation)[0]?.body ?? '');
  expect(faultsOf('orderRequest', bodyOf('create'))).toEqual([]);
  expect(faultsOf('refundRequest', bodyOf('refund'))).toEqual([]);
  expect(world().paypal.calls('capture')[0]?.body).toBe('');
});

test.each([
  ['/v2/checkout/orders/UNKNOWN1', 404, 'INVALID_RESOURCE_ID'],
  ['/v1/customer/disputes/PP-D-1', 404, 'INVALID_RESOURCE_ID'],
  ['/v1/customer/disputes?page_size=51', 400, 'INVALID_PARAMETER_VALUE'],
  ['/v1/reporting/transactions?start_date=yesterday', 400, 'INVALID_PARAMETER_SYNTAX'],
])('the refusal of %s has status %i and PayPal’s body of an error', async (path, status, issue) => {
  const response = await ask(path);
  const { details, ...error } = errorSchema.parse(await response.json());
  expect(response.status).toBe(status);
  expect(details[0]).toMatchObject({ issue });
  expect(faultsOf('errorDetails', details[0])).toEqual([]);
  expect(error.debug_id).toBe(response.headers.get('paypal-debug-id'));
});

test.each(['RESOLVED_SELLER_FAVOUR', 'RESOLVED_BUYER_FAVOUR', null] as const)(
  'a dispute that ended with %s is one that PayPal’s documentation describes',
  async outcome => {
    const { captureId } = await world().paid();
    const id = world().paypal.openDispute(captureId, { value: '20.00' })?.id ?? '';
    if (outcome) world().paypal.resolveDispute(id, outcome);
    const dispute = await get(`/v1/customer/disputes/${id}`);
    expect(disputeSchema.parse(dispute)).toEqual(dispute);
    expect(shapeFaults(dispute)).toEqual([]);
    const list = await get('/v1/customer/disputes');
    expect(disputesSchema.parse(list)).toEqual(list);
    expect(await world().calls.findDispute({ disputeId: id, timeoutMs })).toMatchObject({ kind: 'found' });
  },
);

test('each event of a webhook has PayPal’s envelope, and a resource that its schemas describe', async () => {
  const { paypal } = world();
  paypal.holdWebhooks();
  const { captureId } = await refundedOrder();
  paypal.reverseCapture(captureId, '1.00');
  paypal.resolveDispute(paypal.openDispute(captureId)?.id ?? '', 'RESOLVED_SELLER_FAVOUR');
  await paypal.releaseWebhooks();
  const found = events.map(event => eventSchema.parse(event));
  expect(found.map(({ event_type }) => event_type)).toEqual([
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.REFUNDED',
    'PAYMENT.CAPTURE.REVERSED',
    'CUSTOMER.DISPUTE.CREATED',
    'CUSTOMER.DISPUTE.RESOLVED',
  ]);
  const faults = found.flatMap(({ resource_type: type, resource }) => [
    ...(type === 'dispute'
      ? (disputeSchema.safeParse(resource).error?.issues ?? [])
      : faultsOf(RESOURCES[type], resource)),
    ...shapeFaults(resource),
  ]);
  expect(faults).toEqual([]);
});

const RESOURCES = { 'checkout-order': 'order', capture: 'capturedPayment', refund: 'refund' };

/** The values whose field has a pattern in PayPal's documentation, and that break it. */
function shapeFaults(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap(item => shapeFaults(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => shapeFaults(inner, name));
  const pattern = SHAPES[key] ?? (/_(time|date)$/.test(key) ? TIME : null);
  return !pattern || pattern.test(String(value)) ? [] : [`${key}: ${String(value)}`];
}

const ACCOUNT = /^[2-9A-HJ-NP-Z]{13}$/;
const PAYMENT = /^[A-Z0-9]{17,19}$/;
const TIME = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-6]\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/;
const SHAPES: Readonly<Record<string, RegExp>> = {
  id: PAYMENT,
  order_id: PAYMENT,
  transaction_id: PAYMENT,
  seller_transaction_id: PAYMENT,
  account_id: ACCOUNT,
  account_number: ACCOUNT,
  merchant_id: ACCOUNT,
  payer_id: ACCOUNT,
  paypal_account_id: ACCOUNT,
  dispute_id: /^[A-Za-z0-9-]{1,255}$/,
  currency_code: /^[A-Z]{3}$/,
  value: /^-?\d+\.\d\d$/,
  transaction_event_code: /^T\d{4}$/,
  transaction_status: /^([DPSV]|COMPLETED|PENDING|DENIED)$/,
  paypal_reference_id_type: /^(ODR|TXN|SUB|PAP)$/,
  rel: /^(self|approve|update|capture|refund|up|next|resend)$/,
};

const text = z.string();
const link = z.strictObject({
  href: z.url(),
  rel: text,
  method: z.enum(['GET', 'POST', 'PATCH']).optional(),
});
const money = z.strictObject({ currency_code: text, value: text });
const errorSchema = z.object({
  name: text,
  message: text,
  debug_id: text,
  details: z.array(z.looseObject({})),
});

const eventSchema = z.strictObject({
  id: z.string().startsWith('WH-'),
  event_version: z.literal('1.0'),
  create_time: z.iso.datetime(),
  event_type: text,
  resource_type: z.enum(['checkout-order', 'capture', 'refund', 'dispute']),
  resource_version: z.enum(['1.0', '2.0']),
  summary: text,
  resource: z.unknown(),
  links: z.array(link),
});

/** The SDK has no disputes. */
const summary = {
  dispute_id: text,
  create_time: text,
  update_time: text,
  reason: z.enum(['MERCHANDISE_OR_SERVICE_NOT_RECEIVED', 'UNAUTHORISED', 'OTHER']),
  status: z.enum(['WAITING_FOR_SELLER_RESPONSE', 'UNDER_REVIEW', 'RESOLVED']),
  dispute_amount: money,
  dispute_life_cycle_stage: z.enum(['INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION']),
  dispute_channel: z.enum(['INTERNAL', 'EXTERNAL', 'ALERT']),
  links: z.array(link),
};
const disputeSchema = z.strictObject({
  ...summary,
  disputed_transactions: z.array(
    z.strictObject({
      seller_transaction_id: text,
      create_time: text,
      transaction_status: text,
      gross_amount: money,
      invoice_number: text.optional(),
      custom: text.optional(),
      buyer: z.strictObject({ name: text }),
      seller: z.strictObject({ merchant_id: text, name: text }),
    }),
  ),
  seller_response_due_date: text.optional(),
  dispute_outcome: z.strictObject({ outcome_code: text, amount_refunded: money }).optional(),
  money_movements: z.array(
    z.strictObject({
      affected_party: z.enum(['SELLER', 'BUYER']),
      amount: money,
      initiated_time: text,
      type: z.enum(['DEBIT', 'CREDIT']),
    }),
  ),
});
const states = [
  'OPEN_INQUIRIES',
  'REQUIRED_ACTION',
  'REQUIRED_OTHER_PARTY_ACTION',
  'UNDER_PAYPAL_REVIEW',
  'RESOLVED',
];
const disputesSchema = z.strictObject({
  items: z.array(z.strictObject({ ...summary, dispute_state: z.enum(states) })),
  links: z.array(link),
});
