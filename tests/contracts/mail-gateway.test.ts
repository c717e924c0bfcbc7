import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ClaimedMail } from '@/lib/mail/outgoing-mail';
import { sendMail } from '@/lib/mail/resend';
import { withRequestId } from '@/lib/site/log';
import { serve } from '@/simulators/http';
import type { FaultKind, MailSimulator } from '@/simulators/mail/start';
import { startMailProvider } from '../support/simulators';
import { testSiteWithoutDatabase } from '../support/site';

let simulator: MailSimulator;
beforeAll(async () => {
  simulator = await startMailProvider();
});
afterAll(() => simulator.close());
beforeEach(() => simulator.reset());

const API_KEY = 're_simulator';

/** `limitMs` is short only where nothing will come. */
const send = (mail: ClaimedMail, apiKey = API_KEY, origin = simulator.origin, limitMs = 10_000) => {
  const env = { RESEND_API_KEY: apiKey, RESEND_BASE_URL: origin };
  return sendMail(mail, testSiteWithoutDatabase({ now: Date.now, env }), limitMs);
};

const aClaimedMail = (change: Partial<ClaimedMail> = {}): ClaimedMail => ({
  id: 'mail1',
  leaseId: 'lease1',
  leaseUntil: Date.now() + 60_000,
  idempotencyKey: 'lead-notify/1',
  kind: 'lead-notify',
  from: 'Cornerpin <hello@cornerpin.example>',
  to: 'leads@cornerpin.example',
  replyTo: 'ada@example.com',
  subject: 'Hello',
  html: '<p>Hi</p>',
  text: 'Hi',
  unsubscribeUrl: null,
  headers: {},
  attachments: [],
  attempts: 0,
  firstAttemptAt: null,
  lastError: null,
  ...change,
});

test('a mail that is taken brings the provider’s id, and carries our own as a tag', async () => {
  const outcome = await send(aClaimedMail());
  const [message] = simulator.messages();
  expect(outcome).toEqual({ kind: 'sent', providerId: message?.id });
  expect(message).toMatchObject({
    idempotencyKey: 'lead-notify/1',
    replyTo: ['ada@example.com'],
    tags: [{ name: 'outbox_id', value: 'mail1' }],
  });
});

test('the call to Resend carries the id of the work that it belongs to', async () => {
  const received: unknown[] = [];
  const resend = await serve(({ headers }) => {
    received.push(headers.get('x-request-id'), headers.get('idempotency-key'));
    return Response.json({ id: 'resend-1' });
  });
  const outcome = await withRequestId('round-0001', () => send(aClaimedMail(), API_KEY, resend.origin));
  await resend.close();
  expect(outcome).toEqual({ kind: 'sent', providerId: 'resend-1' });
  expect(received).toEqual(['round-0001', 'lead-notify/1']);
});

test('a newsletter carries the headers of one-click unsubscribing, and other emails none', async () => {
  await send(aClaimedMail());
  const unsubscribeUrl = 'https://cornerpin.example/newsletter/unsubscribe?key=k';
  await send(aClaimedMail({ idempotencyKey: 'newsletter-welcome/1', unsubscribeUrl }));
  const headersOf = simulator.messages().map(({ idempotencyKey, headers }) => ({ idempotencyKey, headers }));
  expect(headersOf).toEqual(
    expect.arrayContaining([
      { idempotencyKey: 'lead-notify/1', headers: {} },
      {
        idempotencyKey: 'newsletter-welcome/1',
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    ]),
  );
});

test('a mail that is sent again carries which sending it is as well', async () => {
  await send(aClaimedMail({ idempotencyKey: 'lead-notify/1/again-x7' }));
  expect(simulator.messages()[0]?.tags).toEqual([
    { name: 'outbox_id', value: 'mail1' },
    { name: 'repeat_id', value: 'x7' },
  ]);
});

test('a mail without a reply address sends none', async () => {
  await send(aClaimedMail({ replyTo: null }));
  expect(simulator.messages()[0]?.replyTo).toEqual([]);
});

test.each<[FaultKind, Record<string, unknown>]>([
  ['hang', { kind: 'unknown' }],
  ['hang_after_accepting', { kind: 'unknown' }],
  ['cut', { kind: 'unknown' }],
  ['cut_after_accepting', { kind: 'unknown' }],
  ['ok_html', { kind: 'unknown' }],
  ['odd_json', { kind: 'unknown' }],
  ['server_error', { kind: 'retry_later', wasRefused: false, retryAfterMs: null }],
  ['bad_gateway_html', { kind: 'retry_later', wasRefused: false }],
  ['rate_limited', { kind: 'retry_later', wasRefused: true, retryAfterMs: 7_000 }],
  ['daily_quota', { kind: 'retry_later', wasRefused: true, retryAfterMs: 7_000 }],
  ['monthly_quota', { kind: 'retry_later', wasRefused: true, retryAfterMs: 7_000 }],
  ['unprocessable', { kind: 'reject', reason: expect.stringContaining('422 invalid_parameter') }],
])('the fault %s becomes %j', async (kind, expected) => {
  simulator.setFault({ kind, retryAfterSeconds: 7 });
  const limitMs = kind.startsWith('hang') ? 200 : 10_000;
  expect(await send(aClaimedMail(), API_KEY, simulator.origin, limitMs)).toMatchObject(expected);
});

test('refused credentials and senders stop everything, with the provider’s sentence', async () => {
  expect(await send(aClaimedMail(), 're_wrong')).toMatchObject({ kind: 'stop' });
  simulator.setFault({ kind: 'unverified_sender' });
  expect(await send(aClaimedMail())).toMatchObject({
    kind: 'stop',
    reason: expect.stringContaining('domain is not verified'),
  });
});

test('a key with another body is our mistake, and a running one is waited for', async () => {
  await send(aClaimedMail());
  expect(await send(aClaimedMail({ subject: 'Changed' }))).toMatchObject({ kind: 'reject' });
  simulator.setFault({ kind: 'hold', times: 1 });
  const running = aClaimedMail({ idempotencyKey: 'lead-notify/2' });
  expect(await send(running, API_KEY, simulator.origin, 200)).toMatchObject({ kind: 'unknown' });
  expect(await send(running)).toMatchObject({ kind: 'concurrent' });
});

test('an over-long key is our mistake, a key that cannot be a header is survived', async () => {
  expect(await send(aClaimedMail({ idempotencyKey: 'k'.repeat(257) }))).toMatchObject({
    kind: 'reject',
  });
  expect(await send(aClaimedMail({ idempotencyKey: 'k\né\u2028' }))).toMatchObject({
    kind: 'unknown',
  });
});

test('no one at the address is an unknown outcome', async () => {
  expect(await send(aClaimedMail(), API_KEY, 'http://127.0.0.1:9')).toMatchObject({
    kind: 'unknown',
  });
});
