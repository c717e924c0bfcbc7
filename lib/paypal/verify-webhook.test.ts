import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DAY_MS } from '@/lib/site/time';
import { createSigningIdentity, signedHeaders, type SigningIdentity } from '@/simulators/paypal/webhooks';
import { testSiteWithoutDatabase } from '@/tests/support/site';
import * as certificates from './certificates';
import { isTrustedCertUrl, verifyWebhook, type WebhookHeaders } from './verify-webhook';

const NOW = Date.parse('2026-01-05T09:00:00Z');
const YEAR_MS = 365 * DAY_MS;
const WEBHOOK_ID = 'WH-OURS';
const BODY = '{"id":"WH-1",  "event_type":"CHECKOUT.ORDER.APPROVED"}';

let identity: SigningIdentity;
beforeAll(async () => {
  identity = await createSigningIdentity(NOW);
});

afterEach(() => vi.restoreAllMocks());

function signed(webhookId = WEBHOOK_ID): WebhookHeaders {
  const transmission = { id: 'T-1', time: '2026-01-05T08:59:59Z', webhookId };
  const origin = 'https://api.paypal.com';
  const headers = signedHeaders({ body: BODY, transmission, identity, origin, isBadSignature: false });
  return {
    transmissionId: headers['paypal-transmission-id'] ?? null,
    transmissionTime: headers['paypal-transmission-time'] ?? null,
    signature: headers['paypal-transmission-sig'] ?? null,
    certUrl: headers['paypal-cert-url'] ?? null,
    algorithm: headers['paypal-auth-algo'] ?? null,
  };
}

function verify(change: Partial<WebhookHeaders> & { body?: string; now?: number; pem?: string | null } = {}) {
  const { body = BODY, now = NOW, pem = identity.certificatePem, ...headers } = change;
  const find = vi.spyOn(certificates, 'findCertificate').mockResolvedValue(pem);
  const message = {
    body: new TextEncoder().encode(body),
    headers: { ...signed(), ...headers },
    clientAddress: '203.0.113.7',
  };
  const site = testSiteWithoutDatabase({ now: () => now, env: { PAYPAL_ENVIRONMENT: 'live' } });
  return { verdict: verifyWebhook(message, WEBHOOK_ID, site), find };
}

test('what PayPal signed is verified', async () => {
  expect(await verify().verdict).toEqual({ kind: 'verified' });
});

test('a body that was re-serialised or changed is rejected', async () => {
  expect(await verify({ body: JSON.stringify(JSON.parse(BODY)) }).verdict).toMatchObject({
    kind: 'rejected',
  });
  expect(await verify({ body: `${BODY} ` }).verdict).toMatchObject({ kind: 'rejected' });
});

test.each([
  { transmissionId: 'T-2' },
  { transmissionTime: '2026-01-05T09:00:00Z' },
  { signature: 'AAAA' },
  { signature: '%%%' },
  { signature: null },
  { certUrl: null },
  { algorithm: 'none' },
  { algorithm: null },
])('changed headers %j are rejected', async change => {
  expect(await verify(change).verdict).toMatchObject({ kind: 'rejected' });
});

test('an event signed for another webhook is rejected', async () => {
  const { signature } = signed('WEBHOOK_ID');
  expect(await verify({ signature }).verdict).toMatchObject({ kind: 'rejected' });
});

test('a certificate that is out of date or no certificate is rejected, and one that cannot be had is our fault', async () => {
  expect(await verify({ now: NOW + 2 * YEAR_MS }).verdict).toMatchObject({ kind: 'rejected' });
  expect(await verify({ now: NOW - YEAR_MS }).verdict).toMatchObject({ kind: 'rejected' });
  expect(await verify({ pem: 'not a certificate' }).verdict).toMatchObject({ kind: 'rejected' });
  expect(await verify({ pem: null }).verdict).toMatchObject({ kind: 'unavailable' });
});

test('an address that is not PayPal’s is never fetched', async () => {
  const { verdict, find } = verify({ certUrl: 'https://evil.example/v1/notifications/certs/CERT-1' });
  expect(await verdict).toMatchObject({ kind: 'rejected' });
  expect(find).not.toHaveBeenCalled();
});

test.each([
  ['https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270', true],
  ['https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', true],
  ['http://api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com:8443/v1/notifications/certs/CERT-1', false],
  ['https://user:pass@api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com/v1/notifications/certs/../../oauth2/token', false],
  ['https://api.paypal.com/v1/notifications/certs/%2e%2e%2fx', false],
  ['https://api.paypal.com/v1/notifications/certs/', false],
  ['https://api.paypal.com/v1/notifications/certs/CERT-1?y=1', false],
  ['https://api.paypal.com/v1/notifications/certs/CERT-1?', false],
  ['https://api.paypal.com/v1/notifications/certs/CERT-1#y', false],
  ['https://api.paypal.com/v1/notifications/certs/CERT-1#', false],
  ['https://api.paypal.com:443/v1/notifications/certs/CERT-1', false],
  ['HTTPS://API.PAYPAL.COM/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com/v1/notifications/x/../certs/CERT-1', false],
  [' https://api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com/other/CERT-1', false],
  ['http://127.0.0.1:4010/v1/notifications/certs/CERT-1', false],
  ['file:///v1/notifications/certs/CERT-1', false],
  ['not an address', false],
])('the certificate address %s is trusted: %s', (address, isTrusted) => {
  expect(isTrustedCertUrl(address, null)).toBe(isTrusted);
});

test('the simulator’s certificates are trusted only where its origin is given', () => {
  const address = 'http://127.0.0.1:4010/v1/notifications/certs/CERT-1';
  expect(isTrustedCertUrl(address, 'http://127.0.0.1:4010')).toBe(true);
  expect(isTrustedCertUrl(address, 'http://127.0.0.1:4011')).toBe(false);
});
