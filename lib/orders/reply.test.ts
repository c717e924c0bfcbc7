import { afterEach, expect, test, vi } from 'vitest';
import { testSiteWithoutDatabase } from '@/tests/support/site';
import * as place from './place';
import type { PlaceOutcome } from './place';
import { answerOrder } from './reply';

const ORDER = '{"amount":"99.00","currency":"USD","intent":"CAPTURE"}';
const FORM = 'amount=99.00&currency=USD&intent=CAPTURE';
const CREATED = {
  kind: 'created',
  amount: { minor: 9900, currency: 'USD' },
  key: 'k1',
  paymentId: 'PAY1',
  status: 'CREATED',
  approveUrl: 'https://www.paypal.com/checkoutnow?token=PAY1',
  links: [{ rel: 'approve', href: 'https://www.paypal.com/checkoutnow?token=PAY1', method: 'GET' }],
} as const satisfies PlaceOutcome;

const site = testSiteWithoutDatabase({
  env: { SITE_URL: 'https://shop.example', PAYPAL_ENVIRONMENT: 'sandbox', PAYPAL_PRESENTATION: 'redirect' },
});
const noAccount = () => Promise.resolve(null);

function post(body: string, { outcome = CREATED, headers = {} }: PostOptions = {}) {
  const placing = vi.spyOn(place, 'placeOrder').mockResolvedValue(outcome);
  return { answer: answerOrder(aPost(body, headers), site, noAccount), placing };
}

function aPost(body: string, headers: Record<string, string> = {}): Request {
  return new Request('https://shop.example/order', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

afterEach(() => vi.restoreAllMocks());

const asForm = { 'content-type': 'application/x-www-form-urlencoded' };

test('a created order is PayPal’s order with what checkout needs', async () => {
  const answer = await post(ORDER).answer;
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({
    id: 'PAY1',
    status: 'CREATED',
    links: CREATED.links,
    amount: { currency_code: 'USD', value: '99.00' },
    presentation: 'redirect',
    simulated: false,
    orderKey: 'k1',
  });
});

test('an answer of PayPal without a usable link goes to the script as it is, and to a form as an error', async () => {
  const outcome = {
    kind: 'no_approval_link',
    amount: CREATED.amount,
    key: 'k1',
    paymentId: 'PAY1',
    status: 'CREATED',
    links: undefined,
  } as const;
  const answer = await post(ORDER, { outcome }).answer;
  expect(answer.status).toBe(201);
  expect(await answer.json()).not.toHaveProperty('links');
  expect((await post(FORM, { outcome, headers: asForm }).answer).status).toBe(502);
});

test.each([
  [400, 'malformed', '{"amount"', {}],
  [413, 'too_large', `{"amount":"${'9'.repeat(70_000)}"}`, {}],
  [415, 'unsupported_type', ORDER, { 'content-type': 'text/plain' }],
  [415, 'unsupported_type', ORDER, { 'content-type': '' }],
  [422, 'invalid', '{"amount":"99.00","intent":"CAPTURE"}', {}],
  [403, 'cross_site', ORDER, { origin: 'https://evil.example' }],
  [403, 'cross_site', ORDER, { origin: 'null' }],
  [403, 'cross_site', ORDER, { 'sec-fetch-site': 'cross-site' }],
  [403, 'cross_site', ORDER, { 'sec-fetch-site': 'same-site' }],
])('%d %s, and nothing is placed', async (status, kind, body, headers) => {
  const { answer, placing } = post(body, { headers });
  const response = await answer;
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { kind, message: expect.any(String) } });
  expect(placing).not.toHaveBeenCalled();
});

test('our own page’s post is taken', async () => {
  const headers = { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' };
  expect((await post(ORDER, { headers }).answer).status).toBe(201);
});

test.each([
  [503, { kind: 'payments_off' }],
  [503, { kind: 'busy', reason: 'TimeoutError' }],
  [502, { kind: 'config', reason: 'PayPal answered 401' }],
  [502, { kind: 'refused', issue: 'PAYEE_ACCOUNT_RESTRICTED' }],
  [409, { kind: 'attempt_changed' }],
  [409, { kind: 'attempt_closed' }],
  [409, { kind: 'already_placed', key: 'k1' }],
] as const)('%d for %j, in words and without the vendor’s', async (status, outcome) => {
  const response = await post(ORDER, { outcome }).answer;
  expect(response.status).toBe(status);
  const { error } = await response.json();
  expect(error.kind).toBe(outcome.kind);
  expect(error).not.toHaveProperty('reason');
  expect(error).not.toHaveProperty('issue');
  const page = await post(FORM, { outcome, headers: asForm }).answer;
  expect([status, 303]).toContain(page.status);
});

test('a form of an attempt that was already placed goes to its receipt', async () => {
  const { answer } = post(FORM, { outcome: { kind: 'already_placed', key: 'k1' }, headers: asForm });
  expect((await answer).headers.get('location')).toBe('/success?key=k1');
});

test('a database that fails is 503, not a crash', async () => {
  vi.spyOn(place, 'placeOrder').mockRejectedValue(new Error('disk full'));
  const response = await answerOrder(aPost(ORDER), site, noAccount);
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('disk full');
});

test('the problem page runs no script, cannot be framed and says what was posted only as text', async () => {
  const outcome = { kind: 'invalid', field: 'plan', message: 'Choose <one> of our plans' } as const;
  const response = await post(`${FORM}&plan=%22%3E%3Cscript%3E`, { outcome, headers: asForm }).answer;
  const page = await response.text();
  expect(page).not.toContain('<script');
  expect(page).toContain('Choose &lt;one&gt; of our plans');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'none'");
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

type PostOptions = { outcome?: PlaceOutcome; headers?: Record<string, string> };

test('a wrong price is answered with the right one, to the script and in the way back of the plain page', async () => {
  const outcome = {
    kind: 'price_mismatch',
    field: 'amount',
    expectedMinor: 159_800,
    message: 'The price is $1,598.00, not $1,500.00',
  } as const satisfies PlaceOutcome;
  const answer = await post(ORDER, { outcome }).answer;
  expect(await answer.json()).toMatchObject({ error: { kind: 'price_mismatch', amount: '1598.00' } });
  const body = 'plan=basic&amount=1500.00&currency=USD&intent=CAPTURE';
  const page = await (await post(body, { outcome, headers: asForm }).answer).text();
  expect(page).toContain('href="/checkout?plan=basic&amp;amount=1598.00&amp;currency=USD"');
});
