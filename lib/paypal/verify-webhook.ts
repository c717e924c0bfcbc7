import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Site } from '@/lib/site/site';
import { findCertificate } from './certificates';

/**
 * Checks that PayPal signed exactly these bytes for our webhook id (docs/promises.md, O6). The body is never
 * re-serialized, and the certificate is fetched only from an address on PayPal's own hosts.
 */
export async function verifyWebhook(
  message: WebhookMessage,
  webhookId: string,
  site: Site,
): Promise<Verdict> {
  const { transmissionId, transmissionTime, signature, certUrl, algorithm } = message.headers;
  if (!transmissionId || !transmissionTime || !signature || !certUrl)
    return rejected('a signature header is missing');
  const simulatorOrigin =
    site.env.PAYPAL_ENVIRONMENT === 'simulator' ? site.env.PAYPAL_SIMULATOR_ORIGIN : null;
  if (algorithm !== ALGORITHM) return rejected('the signature algorithm is not SHA256withRSA');
  if (!isTrustedCertUrl(certUrl, simulatorOrigin)) return rejected('the certificate address is not PayPal’s');
  const pem = await findCertificate(certUrl, message.clientAddress, site);
  if (pem === null) return { kind: 'unavailable', reason: 'the certificate could not be fetched' };
  const certificate = readCertificate(pem);
  if (!certificate || !isInForce(certificate, site.now())) return rejected('the certificate is not valid');
  const signed = `${transmissionId}|${transmissionTime}|${webhookId}|${crc32(message.body)}`;
  const isGenuine = verify(
    'sha256',
    Buffer.from(signed),
    certificate.publicKey,
    Buffer.from(signature, 'base64'),
  );
  return isGenuine ? { kind: 'verified' } : rejected('the signature does not match');
}

/**
 * Only https on PayPal's API hosts, plus the simulator's own origin where one is given, and only the certificates'
 * folder. In one spelling, without a user, a query, or a fragment, so forged events cannot name one certificate in a
 * thousand ways.
 */
export function isTrustedCertUrl(address: string, extraOrigin: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  const isKnownOrigin = CERT_ORIGINS.has(origin) || (extraOrigin !== null && origin === extraOrigin);
  return isKnownOrigin && CERT_PATH.test(pathname) && address === origin + pathname;
}

function readCertificate(pem: string): X509Certificate | null {
  try {
    const certificate = new X509Certificate(pem);
    return certificate.publicKey.asymmetricKeyType === 'rsa' ? certificate : null;
  } catch {
    return null;
  }
}

function isInForce({ validFrom, validTo }: X509Certificate, now: number): boolean {
  return Date.parse(validFrom) <= now && now <= Date.parse(validTo);
}

function rejected(reason: string): Verdict {
  return { kind: 'rejected', reason };
}

const ALGORITHM = 'SHA256withRSA';
const CERT_ORIGINS: ReadonlySet<string> = new Set([
  'https://api.paypal.com',
  'https://api.sandbox.paypal.com',
]);
// One folder deep, and no percent escapes: nothing that a server could read as another path.
const CERT_PATH = /^\/v1\/notifications\/certs\/[A-Za-z0-9._-]+$/;

export type WebhookMessage = { body: Uint8Array; headers: WebhookHeaders; clientAddress: string };

export type WebhookHeaders = {
  transmissionId: string | null;
  transmissionTime: string | null;
  signature: string | null;
  certUrl: string | null;
  algorithm: string | null;
};

type Verdict = { kind: 'verified' } | { kind: 'rejected' | 'unavailable'; reason: string };
