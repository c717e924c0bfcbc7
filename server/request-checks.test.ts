import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { BODY_LIMIT_BYTES } from '../lib/site/http/request';
import { appendClientAddress } from './client-address';
import { allowedMethods, drain, refusal as refusalAt, statusWithoutVisit } from './request-checks';

afterEach(() => {
  vi.useRealTimers();
});

test('an ordinary page request and an ordinary form pass', () => {
  expect(refusal({ method: 'GET', headers: {} })).toBeNull();
  expect(refusal({ method: 'POST', headers: { 'content-length': String(BODY_LIMIT_BYTES) } })).toBeNull();
});

test('a body over 64 KB is refused by its declared length', () => {
  expect(refusal({ method: 'POST', headers: { 'content-length': '10000000' } })?.status).toBe(413);
});

test('a provider’s event may be larger than a visitor’s form', () => {
  const headers = { 'content-length': String(BODY_LIMIT_BYTES + 1) };
  expect(refusal({ method: 'POST', url: '/webhooks/paypal', headers })).toBeNull();
  expect(refusal({ method: 'POST', url: '/', headers })?.status).toBe(413);
});

const INNER = ['/forms', '/forms/', '//forms?a=1', '/%66orms', '/_global-error'];
const SCALER = ['/_next/image', '/_next/image?url=%2Ficon-192.png&w=64&q=75', '/_next//%69mage/?url=/a.png'];

test.each([...INNER, ...SCALER])('%s, of the framework alone, is no door from outside', url => {
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT'])
    expect(refusal({ method, url, headers: {} })?.status).toBe(404);
});

const DOTS = [
  '/x/../checkout/return?token=EC-1',
  '/x/./../desk',
  '/..',
  '/.',
  '/x/%2e%2e/checkout/return',
  '/x/.%2E/success',
  '/x/%252e%252e/checkout/cancel',
  '/x%ff/%2e%2e/checkout/return',
  '/x/..%2fcheckout/return',
  '/x/..\\checkout/return',
];
const DATA = [
  '/desk/leads/a.rsc',
  '/desk/orders/a.rsc?x=1',
  '/desk/mail/a.%72sc',
  '/desk/leads/a.rsc/',
  '/index.rsc',
];

test.each([...DOTS, ...DATA])(
  '%s, which only the framework reads as a page, is no way around the door',
  url => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
      expect(refusal({ method, url, headers: {} })?.status).toBe(404);
  },
);

test.each(['/.well-known/security.txt', '/x/...', '/a..b/c.', '/blog/rsc', '/search?q=/../a.rsc'])(
  '%s has dots and is an address like any other',
  url => {
    expect(refusal({ method: 'GET', url, headers: {} })).toBeNull();
  },
);

test.each(['/', '/forms-of-payment', '/blog/forms', '/%ff'])('%s is asked further inside', url => {
  expect(refusal({ method: 'GET', url, headers: {} })).toBeNull();
});

test('a body without a declared length is refused', () => {
  expect(refusal({ method: 'POST', headers: { 'transfer-encoding': 'chunked' } })?.status).toBe(411);
});

test.each(['TRACE', 'PUT', 'DELETE', 'PROPFIND'])('%s is not used here', method => {
  expect(refusal({ method, headers: {} })?.status).toBe(405);
});

test.each([
  ['PUT', '/', 'GET, HEAD, POST, OPTIONS'],
  ['POST', '/about', 'GET, HEAD, OPTIONS'],
  ['POST', '/sitemap.xml', 'GET, HEAD, OPTIONS'],
  ['GET', '/order?x=1', 'POST, OPTIONS'],
  ['HEAD', '/webhooks/paypal', 'POST, OPTIONS'],
  ['GET', '/account-actions/sign-out/', 'POST, OPTIONS'],
])('%s %s is refused with what is taken there: %s', (method, url, allow) => {
  expect(refusal({ method, url, headers: {} })).toMatchObject({ status: 405, headers: { allow } });
});

test('an unknown address refuses posts with 404 and leaves reads to the site', () => {
  const nothing = { url: '/nothing', headers: {} };
  for (const method of ['POST', 'PUT', 'OPTIONS'])
    expect(refusalAt({ ...nothing, method }, () => false)).toMatchObject({ status: 404 });
  expect(refusalAt({ ...nothing, method: 'GET' }, () => false)).toBeNull();
});

test('the connection’s own address comes last, after whatever the sender claimed', () => {
  const request = { headers: { 'x-forwarded-for': '10.1.1.1' }, socket: { remoteAddress: '127.0.0.1' } };
  appendClientAddress(request);
  expect(request.headers['x-forwarded-for']).toBe('10.1.1.1, 127.0.0.1');
});

test('without a claim the address stands alone', () => {
  const request: Parameters<typeof appendClientAddress>[0] = {
    headers: {},
    socket: { remoteAddress: '::1' },
  };
  appendClientAddress(request);
  expect(request.headers['x-forwarded-for']).toBe('::1');
});

test('what comes after a refusal is read to its end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const body = new PassThrough();
  const drained = drain(body, 800);
  body.end('too much');
  await drained;
  expect(body.readableEnded).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a sender who hangs up is not waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const body = new PassThrough();
  const drained = drain(body, 800);
  body.destroy();
  await drained;
  expect(vi.getTimerCount()).toBe(0);
});

test('a sender who never ends is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const body = new PassThrough();
  const drained = drain(body, 800);
  body.write('on and on');
  vi.advanceTimersByTime(800);
  await drained;
  expect(body.readableFlowing).toBe(true);
});

/** At an address that there is. */
function refusal(request: Parameters<typeof refusalAt>[0]) {
  return refusalAt(request, () => true);
}

const APP = join(import.meta.dirname, '../app');
/** Where posts to pages arrive inside; from outside these are no addresses (request-checks.ts). */
const INSIDE = new Set(['/forms', '/newsletter-actions/[action]']);

test.each(readRoutes().filter(({ address }) => !INSIDE.has(address)))(
  '$address takes what its route has a function for: $functions',
  ({ address, functions }) => {
    const methods = allowedMethods(address).filter(method => method !== 'HEAD' && method !== 'OPTIONS');
    expect(methods).toEqual(functions);
  },
);

test('pages take reads, the home page also forms, and the newsletter’s pages their buttons', () => {
  expect(allowedMethods('/about')).toEqual(['GET', 'HEAD', 'OPTIONS']);
  for (const path of ['/', '/newsletter/confirm', '/newsletter/unsubscribe'])
    expect(allowedMethods(path)).toEqual(['GET', 'HEAD', 'POST', 'OPTIONS']);
  expect(allowedMethods('/newsletter/confirmed')).toEqual(['GET', 'HEAD', 'OPTIONS']);
});

/** Every route handler: its address, as with any value in place of a bracket, and the methods it exports. */
function readRoutes(): { address: string; functions: string[] }[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' });
  return files
    .filter(name => name.endsWith('/route.ts'))
    .map(name => ({
      address: `/${name.replace('/route.ts', '').replaceAll(/\([^)]*\)\//g, '')}`,
      functions: Array.from(
        readFileSync(join(APP, name), 'utf8').matchAll(/^export (?:async )?function ([A-Z]+)\(/gm),
        ([, method = '']) => method,
      ),
    }));
}

test.each(['/checkout/return', '/checkout/cancel', '/success'])('%s acts on real visits only', address => {
  expect(statusWithoutVisit({ method: 'GET', headers: {} }, address)).toBeNull();
  expect(statusWithoutVisit({ method: 'HEAD', headers: {} }, address)).toBe(200);
  for (const purpose of ['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip'])
    expect(statusWithoutVisit({ method: 'GET', headers: { 'sec-purpose': purpose } }, address)).toBe(503);
  expect(statusWithoutVisit({ method: 'GET', headers: { purpose: 'prefetch' } }, address)).toBe(503);
});

test('other pages answer HEAD and prefetch as ever', () => {
  expect(statusWithoutVisit({ method: 'HEAD', headers: {} }, '/pricing')).toBeNull();
  expect(
    statusWithoutVisit({ method: 'GET', headers: { 'sec-purpose': 'prefetch' } }, '/pricing'),
  ).toBeNull();
});
