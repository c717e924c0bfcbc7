import { X509Certificate, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { CLIENT_ID, CLIENT_SECRET, WEBHOOK_ID, createdId, ordersOf, usePayPal } from './paypal-fixture';
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

async function verifyByPost({ headers, body }: ReceivedWebhook, webhookId = WEBHOOK_ID): Promise<unknown> {
  const authorization = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')}`;
  const grant = new URLSearchParams({ grant_type: 'client_credentials' });
  const token = await fetch(`${paypal().origin}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization },
    body: grant,
  });
  const { access_token } = await token.json();
  const answer = await fetch(`${paypal().origin}/v1/notifications/verify-webhook-signature`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: webhookId,
      webhook_event: JSON.parse(body),
    }),
  });
  return answer.json();
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

test('the verify address says success for what was sent, and failure for anything else', async () => {
  const event = await anEvent();
  expect(await verifyByPost(event)).toEqual({ verification_status: 'SUCCESS' });
  expect(await verifyByPost({ ...event, body: event.body.replace('"599.00"', '"1.00"') })).toEqual({
    verification_status: 'FAILURE',
  });
  expect(await verifyByPost(event, 'WH-ANOTHER')).toEqual({ verification_status: 'FAILURE' });
  const elsewhere = {
    ...event.headers,
    'paypal-cert-url': 'https://evil.example/v1/notifications/certs/CERT-1',
  };
  expect(await verifyByPost({ ...event, headers: elsewhere })).toEqual({ verification_status: 'FAILURE' });
});

test('a mock event is signed with the literal WEBHOOK_ID, which verification refuses', async () => {
  const event = await anEvent({ mock: true });
  expect(await isSigned(event, 'WEBHOOK_ID')).toBe(true);
  expect(await verifyByPost(event, 'WEBHOOK_ID')).toEqual({ verification_status: 'FAILURE' });
  expect(await verifyByPost(event)).toEqual({ verification_status: 'FAILURE' });
});
