import type { IncomingMessage } from 'node:http';

/**
 * Where a visit alone may capture a payment, cancel an order or ask PayPal. HEAD, which link scanners send, and a prefetch,
 * which guesses at a visit, must change nothing there. Returns the status to answer with, or null for a real visit. After a
 * 503 to a prefetch, browsers load the page in the ordinary way when the visitor does come.
 */
export function statusWithoutVisit({ method, headers }: Asked, address: string): 200 | 503 | null {
  if (!ACTING.has(address)) return null;
  if (method === 'HEAD') return 200;
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? '';
  return /prefetch|prerender/.test(String(purpose)) ? 503 : null;
}

const ACTING: ReadonlySet<string> = new Set(['/checkout/return', '/checkout/cancel', '/success']);

type Asked = Pick<IncomingMessage, 'method' | 'headers'>;
