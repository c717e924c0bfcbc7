import { X509Certificate, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type RunningServer } from '@/simulators/http';
import { approvedId, ordersOf, usePayPal, WEBHOOK_ID } from './paypal-fixture';

let shop: RunningServer | undefined;
let received: { headers: Headers; body: string }[] = [];
beforeAll(async () => {
  shop = await serve(async request => {
    received.push({ headers: request.headers, body: await request.text() });
    return new Response();
  });
});
afterAll(() => shop?.close());
const paypal = usePayPal(() => shop?.origin ?? '');

/** A new signed event, as the shop received it. */
async function anEvent(options: Parameters<ReturnType<typeof paypal>['releaseWebhooks']>[0] = {}) {
  received = [];
  paypal().holdWebhooks();
  await approvedId(paypal(), ordersOf(paypal()));
  await paypal().releaseWebhooks(options);
  const [event] = received;
  if (!event) throw new Error('No event arrived');
  return event;
}

/** PayPal's own recipe, written here a second time. */
async function isSigned({ headers, body }: (typeof received)[number], webhookId = WEBHOOK_ID) {
  const header = (name: string) => headers.get(`paypal-${name}`) ?? '';
  const pem = await (await fetch(header('cert-url'))).text();
  const message = [header('transmission-id'), header('transmission-time'), webhookId, crc32(body)].join('|');
  const signature = Buffer.from(header('transmission-sig'), 'base64');
  return verify('RSA-SHA256', Buffer.from(message), new X509Certificate(pem).publicKey, signature);
}

test('the certificate proves an event, which has the address and the time in PayPal’s shapes', async () => {
  const event = await anEvent();
  expect(event.headers.get('paypal-cert-url')).toMatch(/\/v1\/notifications\/certs\/CERT-[\w-]+$/);
  expect(event.headers.get('paypal-transmission-time')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(await isSigned(event)).toBe(true);
});

test('a changed byte, another webhook id and a bad signature are all found out', async () => {
  const event = await anEvent();
  expect(await isSigned({ ...event, body: event.body.replace('"599.00"', '"1.00"') })).toBe(false);
  expect(await isSigned({ ...event, body: `${event.body}\n` })).toBe(false);
  expect(await isSigned(event, 'WH-ANOTHER')).toBe(false);
  expect(await isSigned(await anEvent({ badSignature: true }))).toBe(false);
});

test('a mock event is signed with the literal WEBHOOK_ID', async () => {
  const event = await anEvent({ mock: true });
  expect(await isSigned(event, 'WEBHOOK_ID')).toBe(true);
  expect(await isSigned(event)).toBe(false);
});
