import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding } from './static-site';
import { preparePage, splitFlight } from './static-page';

const PAGE =
  '<html><head><script>theme()</script></head><body><p>Hello</p>' +
  '<script src="/_next/a.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"x)\\u003c/script>"])</script></body></html>';

test('the hydration data becomes one file, in order, and nothing else changes', () => {
  const { html, flight } = splitFlight(PAGE);
  expect(flight?.source).toBe(
    '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"x)\\u003c/script>"])',
  );
  expect(html).toBe(
    '<html><head><script>theme()</script></head><body><p>Hello</p>' +
      `<script src="/_next/a.js" async=""></script><script src="${flight?.path}"></script></body></html>`,
  );
});

test('a page without hydration data stays as it is', () => {
  expect(splitFlight('<p>Hello</p>')).toEqual({ html: '<p>Hello</p>', flight: null });
});

test('every encoding carries the same text, with a policy for exactly its inline scripts', async () => {
  const { page } = await preparePage(PAGE);
  const text = page.bodies.identity.toString();
  expect(gunzipSync(page.bodies.gzip).toString()).toBe(text);
  expect(brotliDecompressSync(page.bodies.br).toString()).toBe(text);
  expect(page.headers['content-security-policy']?.match(/'sha256-/g)).toHaveLength(1);
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
])('a client that accepts %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
