import { addressOf } from '#engine/server';

/** What a request was for. Metrics count by it: an address would make a series for each, and may be about a person. */
type RequestKind = (typeof KINDS)[number];

/** Of a request that has been answered with `status`. */
export function requestKind({ method, url }: RequestLine, status: number): RequestKind {
  const address = addressOf(url ?? '/');
  if (address === '/' && method === 'POST') return 'form';
  const known = EXACT.get(address) ?? FIRST_PART.get(address.split('/', 2)[1] ?? '');
  if (known) return known;
  if (SENT_THANKS.test(address)) return 'thanks';
  if (status === 404) return 'unknown';
  return FILE.test(address) ? 'file' : 'page';
}

const KINDS = [
  'page',
  'file',
  'search',
  'search_results',
  'form',
  'thanks',
  'checkout',
  'order',
  'receipt',
  'webhook',
  'account',
  'newsletter',
  'request',
  'desk',
  'report',
  'checkup',
  'health',
  'unknown',
] as const;

const EXACT: ReadonlyMap<string, RequestKind> = new Map([
  ['/search', 'search'],
  ['/search/results', 'search_results'],
  ['/checkout', 'checkout'],
  ['/checkout/return', 'order'],
  ['/checkout/cancel', 'order'],
  ['/success', 'receipt'],
  ['/reset-password', 'account'],
  ['/verify-email', 'account'],
  ['/website-checkup/report', 'checkup'],
  ['/website-checkup/progress', 'checkup'],
  ['/website-checkup/delete', 'checkup'],
  ['/csp-reports', 'report'],
  ['/healthz', 'health'],
]);

/** By the first part of the address. */
const FIRST_PART: ReadonlyMap<string, RequestKind> = new Map([
  ['_next', 'file'],
  ['_page', 'file'],
  ['order', 'order'],
  ['invoice', 'order'],
  ['pay', 'order'],
  ['webhooks', 'webhook'],
  ['account', 'account'],
  ['account-actions', 'account'],
  ['newsletter', 'newsletter'],
  ['request', 'request'],
  ['desk', 'desk'],
  ['feeds', 'desk'],
  ['desk-actions', 'desk'],
  ['desk-preview', 'desk'],
]);

const SENT_THANKS = /^\/thanks\/[^/]+\/sent$/;
const FILE = /\.[a-z\d]+$/;

type RequestLine = { method?: string | undefined; url?: string | undefined };
