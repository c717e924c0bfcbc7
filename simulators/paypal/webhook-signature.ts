import { generateKeyPair, randomUUID, sign, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { createCertificate } from './certificate.ts';

/** The key that webhooks are signed with, and the certificate that proves it. Made again by each simulator. */
export type SigningIdentity = {
  certificateId: string;
  certificatePem: string;
  privateKey: KeyObject;
};

/** The signed facts about one transmission of an event. */
type Transmission = { id: string; time: string; webhookId: string };

export async function createSigningIdentity(now: number): Promise<SigningIdentity> {
  const keys = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const certificatePem = createCertificate({
    commonName: 'messageverificationcerts.paypal-simulator.example',
    keys,
    validFrom: now - ONE_DAY_MS,
    validTo: now + 365 * ONE_DAY_MS,
  });
  return { certificateId: `CERT-${randomUUID()}`, certificatePem, privateKey: keys.privateKey };
}

/** PayPal's header set for `body`. A bad signature is well formed and made over other bytes. */
export function signedHeaders({
  body,
  transmission,
  identity,
  origin,
  isBadSignature,
}: ToSign): Record<string, string> {
  const message = signedMessage(transmission, isBadSignature ? `${body} ` : body);
  return {
    'content-type': 'application/json',
    'user-agent': 'PayPal/AUHD-simulator',
    'paypal-auth-algo': AUTH_ALGORITHM,
    'paypal-auth-version': 'v2',
    'paypal-cert-url': `${origin}/v1/notifications/certs/${identity.certificateId}`,
    'paypal-transmission-id': transmission.id,
    'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(message), identity.privateKey).toString(
      'base64',
    ),
    'paypal-transmission-time': transmission.time,
  };
}

const AUTH_ALGORITHM = 'SHA256withRSA';

function signedMessage({ id, time, webhookId }: Transmission, body: string): string {
  return `${id}|${time}|${webhookId}|${crc32(body)}`;
}

const ONE_DAY_MS = 24 * 60 * 60 * 1000;

type ToSign = {
  body: string;
  transmission: Transmission;
  identity: SigningIdentity;
  origin: string;
  isBadSignature: boolean;
};
