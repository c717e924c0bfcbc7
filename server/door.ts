import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { refusals } from '../content/refusals.ts';
import { BODY_LIMIT_BYTES, WEBHOOK_LIMIT_BYTES } from '../lib/http/body-limits.ts';
import { routes } from '../lib/routes.ts';
import { addressOf } from './address-of.ts';
import type { IsKnown } from './known-addresses.ts';
import { methodsAt } from './methods.ts';

export type Refusal = {
  status: 404 | 405 | 411 | 413;
  kind: Exclude<keyof typeof refusals, 'ways'>;
  title: string;
  text: string;
  headers?: Record<string, string>;
};

/**
 * Why a request is turned away before the site reads it, or null. Bodies must declare a length, so that the limit
 * is known before the first byte is kept (quality.md L11): browsers and PayPal always do.
 */
export function refusal(request: Asked, isKnown: IsKnown): Refusal | null {
  const { method = 'GET', url = '/', headers } = request;
  const address = addressOf(url);
  if (INNER_ADDRESSES.has(address)) return refuse(404, 'nothingHere');
  const methods = methodsAt(address);
  const isTaken = methods.includes(method);
  // What is not there is said to a reader by a page of the site.
  if ((!isTaken || method === 'OPTIONS') && !isKnown(address)) return refuse(404, 'nothingHere');
  if (!isTaken) return { ...refuse(405, wrongMethodAt(address)), headers: { allow: methods.join(', ') } };
  if (headers['transfer-encoding'] !== undefined) return refuse(411, 'noLength');
  const limit = address.startsWith('/webhooks/') ? WEBHOOK_LIMIT_BYTES : BODY_LIMIT_BYTES;
  if (Number(headers['content-length'] ?? 0) <= limit) return null;
  const tooLarge = refuse(413, 'tooLarge');
  return { ...tooLarge, text: tooLarge.text.replace('{limit}', `${limit / 1024} KB`) };
}

function refuse(status: Refusal['status'], kind: Refusal['kind']): Refusal {
  return { status, kind, ...refusals[kind] };
}

/** People open these addresses too: on an error page that a form led to, they press Enter in the address bar. */
function wrongMethodAt(address: string): Refusal['kind'] {
  if (address === routes.order()) return 'order';
  if (address.startsWith('/account-actions/')) return 'account';
  return methodsAt(address).includes('GET') ? 'onlyRead' : 'onlySent';
}

/**
 * The one address of a page that was asked for with doubled or trailing slashes, or null when it is clean already:
 * one hop, where the framework would take two.
 */
export function cleanAddress(url: string): string | null {
  const [path = '/', ...query] = url.split('?');
  // Browsers read a backslash as a slash, and two of those begin another host.
  const clean = `/${path.replaceAll('\\', '%5C').split('/').filter(Boolean).join('/')}`;
  return clean === path || path.startsWith('/_next/') ? null : [clean, ...query].join('?');
}

/**
 * Reads and forgets what is still coming, for at most `limitMs`: a client that is cut off in the middle of sending
 * never reads the answer that says why.
 */
export function drain(request: Readable, limitMs: number): Promise<void> {
  if (request.readableEnded) return Promise.resolve();
  return new Promise(done => {
    const limit = setTimeout(done, limitMs);
    const stop = () => {
      clearTimeout(limit);
      done();
    };
    request.once('close', stop);
    request.once('end', stop);
    request.resume();
  });
}

/**
/**
 * Where the framework takes posts to pages by itself (from outside it would be a second door to the same), where it
 * keeps its page for a broken site, which it would send with status 500, and where it would scale pictures for anyone.
 */
const INNER_ADDRESSES: ReadonlySet<string> = new Set([
  '/forms',
  '/newsletter-actions/confirm',
  '/newsletter-actions/unsubscribe',
  '/_global-error',
  '/_next/image',
]);

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
