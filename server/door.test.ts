import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { BODY_LIMIT_BYTES } from '../lib/http/body-limits';
import { appendClientAddress } from './client-address';
import { cleanAddress, drain, refusal as refusalAt } from './door';

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

test.each(['/', '/forms-of-payment', '/blog/forms', '/%ff'])('%s is asked further inside', url => {
  expect(refusal({ method: 'GET', url, headers: {} })).toBeNull();
});

test.each([
  ['/team//', '/team'],
  ['//evil.example/team/', '/evil.example/team'],
  ['/blog/?page=1', '/blog?page=1'],
  ['/\\evil.test/', '/%5Cevil.test'],
])('%s is one hop away from %s', (asked, clean) => {
  expect(cleanAddress(asked)).toBe(clean);
});

test.each(['/', '/team', '/search?q=a/b/', '/_next/static/x.js'])('%s is clean', path => {
  expect(cleanAddress(path)).toBeNull();
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

test('where there is nothing, nothing is promised, and a reader is told by the site', () => {
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
