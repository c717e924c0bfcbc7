import { beforeEach, expect, test, vi } from 'vitest';
import type { MailSimulator } from '@/simulators/mail/start';
import type { PayPalSimulator } from '@/simulators/paypal/start';
import { postPlainForm, postSubscription } from '../support/post-form';
import { providersOf, startMailProvider, startPayPal } from '../support/simulators';
import { startOwnSite, type OwnSite, freePort } from '../support/site-process';

// The whole site over HTTP: its metrics, and one id for a request from the proxy to the log and to PayPal.
const PERSON = 'marker.person@mail.test';
const SOON = { timeout: 20_000, interval: 100 };

let paypal: PayPalSimulator;
let mail: MailSimulator;
let site: OwnSite;
let metricsPort = 0;

beforeEach(async () => {
  [mail, paypal] = await Promise.all([startMailProvider(), startPayPal()]);
  return () => Promise.all([site.remove(), paypal.close(), mail.close()]);
});

test('metrics are on their own address alone, and count by kind without anything about a person', async () => {
  await start();
  const lead = { 'form-name': 'newsletter-form', email: PERSON };
  expect((await postPlainForm(site, lead)).status).toBe(303);
  await (await fetch(`${site.origin}/pricing?for=${PERSON}`)).text();
  await (await fetch(`${site.origin}/search?q=${PERSON}`)).text();
  await (await fetch(`${site.origin}/${PERSON}`)).text();
  expect((await order('metrics-order-0001')).status).toBe(201);
  const violation = { 'effective-directive': 'img-src', 'blocked-uri': 'https://ads.test/pixel?u=4' };
  expect((await report({ ...violation, 'document-uri': `${site.origin}/pricing` })).status).toBe(204);
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
  await vi.waitFor(async () => {
    const text = await readMetrics();
    for (const line of [
      'site_requests_total{kind="form",status="303"} 1',
      'site_requests_total{kind="page",status="200"} 1',
      'site_requests_total{kind="search",status="200"} 1',
      'site_requests_total{kind="order",status="201"} 1',
      'site_provider_call_seconds_count{service="paypal",outcome="answered"} 1',
      'site_policy_violations_total{directive="img-src"} 1',
      'site_orders{state="awaiting_approval"} 1',
      'site_outbox_waiting{class="agency"} 0',
      'site_database_writable 1',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toMatch(/site_provider_call_seconds_count\{service="resend",outcome="sent"\} [1-9]/);
    expect(text).not.toMatch(/marker|mail\.test|\/pricing/);
  }, SOON);
  expect(linesOf('policy_violation')).toMatchObject([
    { directive: 'img-src', blocked: 'https://ads.test', path: '/pricing' },
  ]);
});

test('the proxy’s id of a request is in the response, in its lines of the log, and on the calls to PayPal, also of several at once', async () => {
  await start();
  paypal.addFault({ kind: '500', operation: 'create', count: 2 });
  const refused = await order('proxy-says-0001');
  expect(refused.headers.get('x-request-id')).toBe('proxy-says-0001');
  expect(linesOf('paypal_busy')).toEqual([expect.objectContaining({ request: 'proxy-says-0001' })]);
  expect(idsAtPayPal()).toEqual(['proxy-says-0001', 'proxy-says-0001']);

  paypal.reset();
  const ids = Array.from({ length: 8 }, (_, index) => `together-${index}`);
  const answers = await Promise.all(ids.map(order));
  expect(answers.map(({ headers }) => headers.get('x-request-id'))).toEqual(ids);
  expect(idsAtPayPal().toSorted()).toEqual(ids);
});

test('without a trusted proxy, or without a valid id, the site creates its own; each email has one too', async () => {
  await start({ TRUSTED_PROXY_HOPS: '0' });
  const claimed = await fetch(`${site.origin}/pricing`, {
    headers: { 'x-request-id': 'claimed-by-visitor' },
  });
  expect(claimed.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  for (const name of ['first', 'second']) await postSubscription(site, `emails-000000000${name}`);
  await vi.waitFor(() => expect(linesOf('mail_sent')).toHaveLength(2), SOON);
  const ids = linesOf('mail_sent').map(({ request }) => request);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
});

async function start(env: Record<string, string> = {}): Promise<void> {
  metricsPort = await freePort();
  site = await startOwnSite({
    METRICS_PORT: String(metricsPort),
    TRUSTED_PROXY_HOPS: '1',
    ...providersOf({ paypal, mail }),
    ...env,
  });
}

function order(id: string): Promise<Response> {
  return fetch(`${site.origin}/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': id },
    body: JSON.stringify({ plan: 'pro', currency: 'USD', intent: 'CAPTURE' }),
  });
}

/** As a browser reports what a policy stopped. */
function report(violation: Record<string, string>): Promise<Response> {
  return fetch(`${site.origin}/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({ 'csp-report': violation }),
  });
}

async function readMetrics(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
}

function idsAtPayPal(): string[] {
  return paypal.calls('create').map(({ headers }) => headers['x-request-id'] ?? '');
}

function linesOf(event: string): { request?: string }[] {
  return site
    .printed()
    .split('\n')
    .filter(line => line.includes(`"event":"${event}"`))
    .map(line => JSON.parse(line) as { request?: string });
}
