import { Resend } from 'resend';
import { afterEach, expect, test, vi } from 'vitest';
import { CONTRACT_API_KEY, useMailSimulator } from './mail-fixture';

const { simulator } = useMailSimulator();
afterEach(() => vi.unstubAllEnvs());

const client = (key = CONTRACT_API_KEY) => new Resend(key, { baseUrl: simulator().origin });

const PAYLOAD = {
  from: 'Cornerpin <hello@cornerpin.example>',
  to: 'leads@cornerpin.example',
  replyTo: 'ada@example.com',
  subject: 'Hello',
  html: '<p>Hi</p>',
  text: 'Hi',
};

test('the SDK reaches the simulator through RESEND_BASE_URL', async () => {
  vi.stubEnv('RESEND_BASE_URL', simulator().origin);
  const { data, error } = await new Resend(CONTRACT_API_KEY).emails.send(PAYLOAD);
  expect(error).toBeNull();
  expect(simulator().messages()).toMatchObject([
    { id: data?.id, replyTo: ['ada@example.com'], subject: 'Hello' },
  ]);
});

test('a sent mail can be looked up with its last event', async () => {
  const { data } = await client().emails.send(PAYLOAD);
  const mail = await client().emails.get(data?.id ?? '');
  expect(mail.data).toMatchObject({ id: data?.id, subject: 'Hello', last_event: 'delivered' });
  const missing = await client().emails.get('2f2b0a5e-0000-4000-8000-000000000000');
  expect(missing.error).toMatchObject({ statusCode: 404, name: 'not_found' });
});

test('a missing, wrong, or nameless caller is refused', async () => {
  const raw = (headers: Record<string, string>) =>
    fetch(`${simulator().origin}/emails`, { method: 'POST', headers, body: JSON.stringify(PAYLOAD) });
  expect(await (await raw({})).json()).toMatchObject({ statusCode: 401, name: 'missing_api_key' });
  expect((await client('re_wrong').emails.send(PAYLOAD)).error).toMatchObject({
    statusCode: 403,
    name: 'invalid_api_key',
  });
  const nameless = await raw({ authorization: 'Bearer re_contract', 'user-agent': '' });
  expect(nameless.status).toBe(403);
});

test.each([
  [{ from: 'not an address' }, 422, 'invalid_from_address'],
  [{ from: 'Eve <eve@elsewhere.example>' }, 403, 'validation_error'],
  [{ to: [] }, 422, 'missing_required_field'],
  [{ to: 'not an address' }, 422, 'invalid_parameter'],
  [{ to: Array.from({ length: 51 }, (_, index) => `a${index}@example.com`) }, 422, 'invalid_parameter'],
  [{ replyTo: 'a@example.com\r\nBcc: b@example.com' }, 422, 'invalid_parameter'],
  [{ subject: 'two\nlines' }, 422, 'invalid_parameter'],
  [{ subject: '' }, 422, 'missing_required_field'],
  [{ html: '', text: '' }, 422, 'missing_required_field'],
])('%j is refused with %i %s', async (change, statusCode, name) => {
  const { data, error } = await client().emails.send({ ...PAYLOAD, ...change });
  expect(data).toBeNull();
  expect(error).toMatchObject({ statusCode, name });
  expect(simulator().messages()).toHaveLength(0);
});

test('the same key with the same body is one mail and one answer', async () => {
  const first = await client().emails.send(PAYLOAD, { idempotencyKey: 'lead-notify/1' });
  const again = await client().emails.send(PAYLOAD, { idempotencyKey: 'lead-notify/1' });
  expect(again.data?.id).toBe(first.data?.id);
  expect(simulator().messages()).toHaveLength(1);
  expect(simulator().messages()[0]?.idempotencyKey).toBe('lead-notify/1');
});

test('the same key with another body is a conflict', async () => {
  await client().emails.send(PAYLOAD, { idempotencyKey: 'lead-notify/1' });
  const other = await client().emails.send(
    { ...PAYLOAD, subject: 'Changed' },
    { idempotencyKey: 'lead-notify/1' },
  );
  expect(other.error).toMatchObject({ statusCode: 409, name: 'invalid_idempotent_request' });
});

test('a key is a conflict while its first request still runs', async () => {
  simulator().setFault({ kind: 'hold', times: 1 });
  const first = client().emails.send(PAYLOAD, { idempotencyKey: 'lead-notify/1' });
  const second = await vi.waitFor(async () => {
    const answer = await client().emails.send(PAYLOAD, { idempotencyKey: 'lead-notify/1' });
    expect(answer.error).not.toBeNull();
    return answer;
  });
  expect(second.error).toMatchObject({ statusCode: 409, name: 'concurrent_idempotent_requests' });
  simulator().release();
  expect((await first).error).toBeNull();
  expect(simulator().messages()).toHaveLength(1);
});

test('a key is forgotten after 24 hours, and an over-long one is refused', async () => {
  await client().emails.send(PAYLOAD, { idempotencyKey: 'k' });
  simulator().advanceClock(24 * 60 * 60 * 1000);
  await client().emails.send(PAYLOAD, { idempotencyKey: 'k' });
  expect(simulator().messages()).toHaveLength(2);
  const long = await client().emails.send(PAYLOAD, { idempotencyKey: 'k'.repeat(257) });
  expect(long.error).toMatchObject({ statusCode: 400, name: 'invalid_idempotency_key' });
});

test('every answer tells the rate limit, and the sixth request of a second is refused', async () => {
  const answers = [];
  for (let index = 0; index < 6; index += 1) answers.push(await client().emails.send(PAYLOAD));
  expect(answers.map(({ headers }) => headers?.['ratelimit-remaining'])).toEqual([
    '4',
    '3',
    '2',
    '1',
    '0',
    '0',
  ]);
  expect(answers[0]?.headers).toMatchObject({ 'ratelimit-limit': '5', 'ratelimit-reset': '1' });
  expect(answers[5]?.error).toMatchObject({ statusCode: 429, name: 'rate_limit_exceeded' });
  expect(answers[5]?.headers).toMatchObject({ 'retry-after': '1' });
});

test.each([
  ['server_error', { statusCode: 500, name: 'internal_server_error' }],
  ['bad_gateway_html', { statusCode: 502, name: 'application_error' }],
  ['ok_html', { statusCode: null, name: 'application_error' }],
  ['cut', { statusCode: null, name: 'application_error' }],
  ['odd_json', { oops: true }],
  ['daily_quota', { statusCode: 429, name: 'daily_quota_exceeded' }],
  ['monthly_quota', { statusCode: 429, name: 'monthly_quota_exceeded' }],
] as const)('the SDK reads the fault %s as documented', async (kind, error) => {
  simulator().setFault({ kind, times: 1 });
  expect((await client().emails.send(PAYLOAD)).error).toEqual(expect.objectContaining(error));
  expect(simulator().messages()).toHaveLength(0);
});

test('an answer lost after acceptance leaves one mail, which the same key finds', async () => {
  simulator().setFault({ kind: 'cut_after_accepting', times: 1 });
  const lost = await client().emails.send(PAYLOAD, { idempotencyKey: 'k' });
  expect(lost.error).toMatchObject({ statusCode: null });
  const repeat = await client().emails.send(PAYLOAD, { idempotencyKey: 'k' });
  expect(simulator().messages()).toMatchObject([{ id: repeat.data?.id }]);
});

test('unknown paths and methods are refused in JSON', async () => {
  const headers = { authorization: 'Bearer re_contract' };
  const unknown = await fetch(`${simulator().origin}/nowhere`, { headers });
  expect(await unknown.json()).toMatchObject({ statusCode: 404, name: 'not_found' });
  const method = await fetch(`${simulator().origin}/emails`, { method: 'DELETE', headers });
  expect(await method.json()).toMatchObject({ statusCode: 405, name: 'method_not_allowed' });
});
