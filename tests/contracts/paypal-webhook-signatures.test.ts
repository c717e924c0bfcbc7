import { X509Certificate, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { WEBHOOK_ID, createdId, ordersOf, usePayPal } from './paypal-fixture';
import { useWebhookReceiver, type ReceivedWebhook } from './paypal-shop-fixture';

const shop = useWebhookReceiver();
const paypal = usePayPal(() => ({ webhookUrl: shop.webhookUrl() }));

/** PayPal's own recipe, written here a second time. */
async function isSigned({ headers, body }: ReceivedWebhook, webhookId = WEBHOOK_ID): Promise<boolean> {
  const pem = await (await fetch(headers['paypal-cert-url'] ?? '')).text();
  const message = [
    headers['paypal-transmission-id'],
    headers['paypal-transmission-time'],
    webhookId,
    crc32(body),
  ].join('|');
  const signature = Buffer.from(headers['paypal-transmission-sig'] ?? '', 'base64');
  return verify('RSA-SHA256', Buffer.from(message), new X509Certificate(pem).publicKey, signature);
}

/** A new signed event, as the shop received it. */
async function anEvent(
  options: Parameters<ReturnType<typeof paypal>['sendWebhook']>[2] = {},
): Promise<ReceivedWebhook> {
  const id = await createdId(ordersOf(paypal()));
  await paypal().sendWebhook('CHECKOUT.ORDER.APPROVED', id, options);
  const event = shop.received().at(-1);
  if (!event) throw new Error('No event arrived');
  return event;
}

test('an event carries the signature headers, and the certificate proves them', async () => {
  const event = await anEvent();
  expect(event.headers).toMatchObject({
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v1\/notifications\/certs\/CERT-/),
    'paypal-transmission-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'paypal-transmission-time': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  });
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
