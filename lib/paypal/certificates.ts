import 'server-only';
import { takeHit } from '@/lib/site/security/rate-limit';
import type { Site } from '@/lib/site/site';
import { MINUTE_MS } from '@/lib/site/time';
import { workQueue } from '@/lib/site/work-queue';

/**
 * The PEM text of the certificate at an address that has already been checked; null when it cannot be had, or when this
 * client has named too many unknown ones.
 */
export function findCertificate(url: string, clientAddress: string, site: Site): Promise<string | null> {
  const certificates =
    ofSites.get(site) ??
    paypalCertificates({ now: site.now, mayFetch: address => mayFetchFor(address, site) });
  ofSites.set(site, certificates);
  return certificates.find(url, clientAddress);
}

const ofSites = new WeakMap<Site, Certificates>();

/**
 * Fetches PayPal's signing certificates and keeps the last few: the same one signs for months. Anyone can post an event
 * that names a certificate, so each address is fetched once at a time, failures are remembered for a minute, and each
 * client may name only so many unknown ones (`mayFetch`). An event beyond that is `unavailable`, and PayPal sends it again.
 */
export function paypalCertificates({ now, mayFetch, send = fetch }: CertificateRules): Certificates {
  const certificates = new Map<string, string>();
  /** Fetches that run, and those that found nothing of late, oldest first. */
  const tries = new Map<string, Try>();
  const fetches = workQueue({ running: FETCHES_AT_ONCE, waiting: FETCHES_WAITING });
  const findTry = (url: string) => {
    const since = now() - TRY_AGAIN_MS;
    for (const [address, { at }] of tries) {
      if (at > since) break;
      tries.delete(address);
    }
    return tries.get(url)?.pem;
  };
  const fetchOnce = async (url: string) => {
    const pem = await fetches(() => download(url, send)).catch(() => {
      // Too many fetches wait: that says nothing about this certificate.
      tries.delete(url);
      return null;
    });
    if (pem === null) return null;
    tries.delete(url);
    const [oldest = url] = certificates.keys();
    if (certificates.size >= KEPT_CERTIFICATES) certificates.delete(oldest);
    certificates.set(url, pem);
    return pem;
  };
  return {
    find: async (url, clientAddress) => {
      const pem = certificates.get(url) ?? findTry(url);
      if (pem !== undefined) return pem;
      const isAllowed = await mayFetch(clientAddress);
      // Another event may have named it in the meantime. What one client may not fetch, another still may.
      const earlier = certificates.get(url) ?? findTry(url);
      if (earlier !== undefined) return earlier;
      if (!isAllowed) return null;
      const fetched = fetchOnce(url);
      tries.set(url, { at: now(), pem: fetched });
      return fetched;
    },
  };
}

/** Counts unknown certificates by the client's address. PayPal's machines name two or three in a year. */
async function mayFetchFor(address: string, site: Site): Promise<boolean> {
  const limit = {
    name: 'paypal-certificates',
    perMinute: 5,
    perHour: 60,
    secret: site.secret('LIMITS_SECRET'),
  };
  const counted = { limit, address, now: site.now() };
  const allowance = await site.db.transaction().execute(trx => takeHit(trx, counted));
  return allowance.kind === 'allowed';
}

/** No redirects: the address was checked, and only that address. Null when there is no certificate to be had. */
async function download(url: string, send: typeof fetch): Promise<string | null> {
  try {
    const response = await send(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || !response.body) return null;
    return await readLimited(response.body);
  } catch {
    return null;
  }
}

async function readLimited(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LIMIT_CHARACTERS) return null;
  }
  return text.startsWith('-----BEGIN CERTIFICATE-----') ? text : null;
}

const TIMEOUT_MS = 5_000;
const LIMIT_CHARACTERS = 16 * 1024;
const KEPT_CERTIFICATES = 8;
const TRY_AGAIN_MS = MINUTE_MS;
const FETCHES_AT_ONCE = 4;
const FETCHES_WAITING = 32;

type Try = { at: number; pem: Promise<string | null> };

type Certificates = { find: (url: string, clientAddress: string) => Promise<string | null> };

type CertificateRules = {
  now: () => number;
  /** Whether this client may have one more fetched; counts it. */
  mayFetch: (clientAddress: string) => Promise<boolean>;
  send?: typeof fetch;
};
