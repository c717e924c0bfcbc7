import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { addressOf, type Delivery } from '#engine/server';
import { refusals } from '@/content/refusals';
import { BODY_LIMIT_BYTES, WEBHOOK_LIMIT_BYTES } from '../lib/site/http/request.ts';
import { routes } from '../lib/site/routes.ts';

export type Refusal = {
  status: 404 | 405 | 411 | 413;
  kind: Exclude<keyof typeof refusals, 'ways'>;
  title: string;
  text: string;
  headers?: Record<string, string>;
};

/**
 * Why a request is refused before the site reads it, or null. Bodies must declare a length, so the limit is checked
 * before the first byte is kept (docs/leads.md, L11): browsers and PayPal always do.
 */
export function refusal(request: RequestHead, isKnown: Delivery['isKnown']): Refusal | null {
  const { method = 'GET', url = '/', headers } = request;
  const address = addressOf(url);
  if (INNER_ADDRESSES.has(address) || BESIDE_ADDRESSES.test(address)) return refuse(404, 'nothingHere');
  const methods = allowedMethods(address);
  const isTaken = methods.includes(method);
  // A reader gets the site's not-found page instead.
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

/** People open these addresses too: on a form's error page they press Enter in the address bar. */
function wrongMethodAt(address: string): Refusal['kind'] {
  if (address === routes.order()) return 'order';
  if (address.startsWith('/account-actions/')) return 'account';
  return allowedMethods(address).includes('GET') ? 'onlyRead' : 'onlySent';
}

/** The methods that an address takes. Only this decides it: routes respond to whatever passes here. */
export function allowedMethods(address: string): readonly string[] {
  if (address === '/' || READ_AND_SENT_TO.test(address)) return READ_AND_SENT;
  return SENT_TO.test(address) ? SENT : READ;
}

/**
 * Only a visit may capture a payment, cancel an order or ask PayPal: not HEAD, which link scanners send, and not a
 * prefetch. Returns the status to respond with, or null for a real visit. After a 503 to a prefetch, browsers load the
 * page normally at the visit.
 */
export function statusWithoutVisit({ method, headers }: RequestHead, address: string): 200 | 503 | null {
  if (!ACTING.has(address)) return null;
  if (method === 'HEAD') return 200;
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? '';
  return /prefetch|prerender/.test(String(purpose)) ? 503 : null;
}

/**
 * Reads and discards what is still coming, for at most `limitMs`: a client that is cut off while it sends never reads
 * the response that says why.
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
 * Addresses inside the framework: where posts to pages are rewritten to, its error page (which it would send with
 * status 500), and its image scaler, which would work for anyone.
 */
const INNER_ADDRESSES: ReadonlySet<string> = new Set([
  '/forms',
  '/newsletter-actions/confirm',
  '/newsletter-actions/unsubscribe',
  '/_global-error',
  '/_next/image',
]);

/**
 * Other spellings of a page. The framework resolves dot segments, encoded ones too, and this server's rules go by the
 * address as it came. At `.rsc` it has a page's data, which no page of ours asks for.
 */
const BESIDE_ADDRESSES = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)|\.rsc$/i;

const READ = ['GET', 'HEAD', 'OPTIONS'];
const SENT = ['POST', 'OPTIONS'];
/** Every form is posted to the home page's address, and mail programs post to a newsletter's link to leave. */
const READ_AND_SENT = ['GET', 'HEAD', 'POST', 'OPTIONS'];

const READ_AND_SENT_TO = /^\/newsletter\/(?:confirm|unsubscribe)$/;
const SENT_TO =
  /^\/(?:order(?:\/(?:confirm|buyer))?|invoice\/pay|pay\/start|request\/(?:email|booking)|website-checkup\/delete|ask\/(?:answer|send|book)|csp-reports|webhooks\/(?:paypal|resend|scheduler)|(?:account|desk)-actions\/[^/]+)$/;

const ACTING: ReadonlySet<string> = new Set(['/checkout/return', '/checkout/cancel', '/success']);

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
