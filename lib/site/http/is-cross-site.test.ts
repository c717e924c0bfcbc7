import { expect, test } from 'vitest';
import { isCrossSite } from './request';

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
