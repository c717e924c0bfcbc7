import { expect, test } from 'vitest';
import {
  readBody,
  readSource,
  readText,
  asksForJson,
  isCrossSite,
  isFormEncoded,
  clientAddressOf,
} from './request';

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('https://shop.example/', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

function streamOf(...chunks: Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: controller => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

test('the bytes come as they were sent', async () => {
  const body = await readBody(post(streamOf(new Uint8Array([1, 2]), new Uint8Array([255]))), 3);
  expect(body).toEqual({ kind: 'ok', bytes: new Uint8Array([1, 2, 255]) });
});

test('a body past the limit is too large, whatever it declares', async () => {
  expect(await readBody(post('12345'), 4)).toEqual({ kind: 'too_large' });
  expect(await readBody(post('1', { 'content-length': '5' }), 4)).toEqual({ kind: 'too_large' });
  const endless = new ReadableStream({ pull: controller => controller.enqueue(new Uint8Array(1_024)) });
  expect(await readBody(post(endless), 4_096)).toEqual({ kind: 'too_large' });
});

test('a body that breaks off is unreadable', async () => {
  const broken = new ReadableStream({ pull: controller => controller.error(new Error('gone')) });
  expect(await readBody(post(broken))).toEqual({ kind: 'unreadable' });
});

test('text must be UTF-8', async () => {
  expect(await readText(post('héllo'))).toEqual({ kind: 'ok', text: 'héllo' });
  expect(await readText(post(new Uint8Array([0xff, 0xfe])))).toEqual({ kind: 'unreadable' });
});

test('no body is an empty one', async () => {
  expect(await readText(new Request('https://shop.example/', { method: 'POST' }))).toEqual({
    kind: 'ok',
    text: '',
  });
});

test.each([
  ['a script', 'application/json', 'application/x-www-form-urlencoded', true],
  ['a script that takes other things too', 'text/plain, Application/JSON;q=0.9', null, true],
  ['a client that sends JSON', '*/*', 'application/json; charset=utf-8', true],
  ['a browser', 'text/html,application/xhtml+xml,*/*;q=0.8', 'application/x-www-form-urlencoded', false],
  ['who says nothing', null, undefined, false],
])('%s (%s, %s) gets JSON: %s', (_, accept, contentType, expected) => {
  expect(asksForJson({ accept, contentType })).toBe(expected);
});

test.each([
  ['nothing said', {}, false],
  ['our origin', { origin: 'https://shop.example' }, false],
  ['our origin by fetch metadata', { 'sec-fetch-site': 'same-origin' }, false],
  ['typed by the visitor', { 'sec-fetch-site': 'none' }, false],
  ['the same server under another name', { origin: 'http://localhost:3000', host: 'localhost:3000' }, false],
  ['another site', { origin: 'https://evil.example' }, true],
  ['another site that looks alike', { origin: 'https://shop.example.evil.example' }, true],
  ['another scheme', { origin: 'http://shop.example' }, true],
  ['an opaque origin', { origin: 'null' }, true],
  ['an opaque origin on our own page', { origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
  ['an opaque origin of no page', { origin: 'null', 'sec-fetch-site': 'none' }, true],
  ['an opaque origin elsewhere', { origin: 'null', 'sec-fetch-site': 'cross-site' }, true],
  ['an origin that is no address', { origin: '%', host: '%' }, true],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }, true],
  [
    'another site by fetch metadata',
    { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' },
    true,
  ],
])('%s: %j is cross-site: %s', (_, headers, expected) => {
  const request = { headers: new Headers(headers) } as Request;
  expect(isCrossSite(request, 'https://shop.example')).toBe(expected);
});

test.each([
  ['application/x-www-form-urlencoded', true],
  ['Application/X-WWW-Form-Urlencoded ; charset=utf-8', true],
  ['multipart/form-data; boundary=x', false],
  ['text/plain;application/x-www-form-urlencoded', false],
  ['', false],
])('a body of type "%s" is a plain form’s: %s', (type, expected) => {
  const headers: Record<string, string> = type ? { 'content-type': type } : {};
  expect(isFormEncoded(new Request('http://site.test/', { method: 'POST', headers }))).toBe(expected);
});

function address(forwardedFor: string | null, trustedProxyHops: number): string {
  const headers = new Headers(forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor });
  return clientAddressOf(headers, trustedProxyHops);
}

test('without a trusted proxy only our own server’s entry counts, whatever the visitor wrote before it', () => {
  expect(address('198.51.100.7', 0)).toBe('198.51.100.7');
  expect(address('10.0.0.1, 203.0.113.9, 198.51.100.7', 0)).toBe('198.51.100.7');
});

test('through declared proxies the visitor is the entry before theirs', () => {
  expect(address('6.6.6.6, 203.0.113.9, 198.51.100.7', 1)).toBe('203.0.113.9');
  expect(address('6.6.6.6, 203.0.113.9, 192.0.2.1, 198.51.100.7', 2)).toBe('203.0.113.9');
});

test('with fewer entries than proxies the first one counts', () => {
  expect(address('203.0.113.9', 3)).toBe('203.0.113.9');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
])('%s counts as %s', (entry, expected) => {
  expect(address(entry, 0)).toBe(expected);
});

test.each([null, '', 'unknown', '<script>', '1.2.3'])('%s is an unknown address', entry => {
  expect(address(entry, 0)).toBe('unknown');
});

const source = (visit: string | null, referer?: string) =>
  readSource(
    { headers: new Headers({ host: 'shop.example', ...(referer ? { referer } : {}) }), visit },
    'https://shop.example',
  );

test('a post says its page, the page where the visit began, and where from', () => {
  expect(
    source(
      '#~visit=/blog/seo?host=www.google.com&utm_campaign=Spring+%26+fall',
      'https://shop.example/contact?inquiry=seo',
    ),
  ).toEqual({
    formPage: '/contact',
    entryPage: '/blog/seo',
    source: 'google.com',
    // An ampersand is not plain.
    details: { host: 'www.google.com' },
  });
  expect(source('/?utm_source=Newsletter&host=mail.test')).toMatchObject({
    entryPage: '/',
    source: 'newsletter',
    details: { utm_source: 'Newsletter', host: 'mail.test' },
  });
  expect(source('/pricing?')).toMatchObject({ entryPage: '/pricing', source: 'direct' });
});

test('without scripts the page’s own query says it, and nothing is made up', () => {
  expect(source(null, 'https://shop.example/pricing?utm_source=ad&x=1')).toEqual({
    formPage: '/pricing',
    entryPage: '/pricing',
    source: 'ad',
    details: { utm_source: 'ad' },
  });
  const nothing = { entryPage: null, source: null, details: {} };
  expect(source(null, 'https://shop.example/pricing')).toEqual({ ...nothing, formPage: '/pricing' });
  expect(source(null, 'https://other.example/pricing?utm_source=ad')).toEqual({ ...nothing, formPage: null });
  expect(source(null)).toEqual({ ...nothing, formPage: null });
});

test.each([
  ['//evil.example/?utm_source=x', { entryPage: null, source: null }],
  ['https://evil.example/', { entryPage: null, source: null }],
  ['https://:80/', { entryPage: null, source: null }],
  ['/<script>?utm_source=<b>', { entryPage: null, source: 'direct' }],
  ['/a/../../etc/passwd.txt?', { entryPage: null, source: 'direct' }],
  [`/?utm_source=${'a'.repeat(101)}`, { entryPage: '/', source: 'direct' }],
  ['/?host=user:pw@evil.test', { entryPage: '/', source: 'direct' }],
  [`/?${'a=b&'.repeat(1_000)}`, { entryPage: null, source: null }],
])('garbage is dropped: %s', (visit, expected) => {
  expect(source(visit)).toMatchObject(expected);
});
