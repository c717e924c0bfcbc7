import 'server-only';
import type { CertificateSource } from '../ports';

/** Fetches PayPal's signing certificates and keeps the last few: the same one signs for months. */
export function paypalCertificates(send: typeof fetch = fetch): CertificateSource {
  const known = new Map<string, string>();
  return {
    find: async url => {
      const earlier = known.get(url);
      if (earlier !== undefined) return earlier;
      const pem = await download(url, send);
      if (pem === null) return null;
      if (known.size >= KEPT_CERTIFICATES) known.clear();
      known.set(url, pem);
      return pem;
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
