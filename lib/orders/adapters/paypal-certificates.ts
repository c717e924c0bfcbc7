import 'server-only';
import type { Clock } from '@/lib/kernel/clock';
import type { CertificateSource } from '../ports';

/**
 * Fetches PayPal's signing certificates and keeps the last few: the same one signs for months. Anyone can post an event
 * that names a certificate, so each address is fetched once at a time, failures are remembered for a minute, and only
 * so many fetches start in a minute. An event beyond that is `unavailable`, and PayPal sends it again.
 */
export function paypalCertificates({ clock, send = fetch }: CertificateDeps): CertificateSource {
  const known = new Map<string, string>();
  /** Fetches that run, and those that found nothing of late. */
  const tried = new Map<string, Try>();
  const fetchOnce = async (url: string) => {
    const pem = await download(url, send);
    if (pem === null) return null;
    tried.delete(url);
    const [oldest = url] = known.keys();
    if (known.size >= KEPT_CERTIFICATES) known.delete(oldest);
    known.set(url, pem);
    return pem;
  };
  return {
    find: async url => {
      const pem = known.get(url);
      if (pem !== undefined) return pem;
      const now = clock.now();
      for (const [address, { at }] of tried) if (at <= now - TRY_AGAIN_MS) tried.delete(address);
      const earlier = tried.get(url);
      if (earlier) return earlier.pem;
      if (tried.size >= TRIES_MAX) return null;
      const fetched = fetchOnce(url);
      tried.set(url, { at: now, pem: fetched });
      return fetched;
    },
  };
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
const TRY_AGAIN_MS = 60_000;
/** Of addresses without a certificate, in that time. PayPal uses two or three certificates in a year. */
const TRIES_MAX = 20;

type Try = { at: number; pem: Promise<string | null> };

type CertificateDeps = { clock: Clock; send?: typeof fetch };
