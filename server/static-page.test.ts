import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding } from './static-site';
import { preparePage, withEarlyScript, withOwnSheet } from './static-page';

const PAGE =
  '<html><head><link rel="preload" as="script" href="/_next/b.js"/><script>theme()</script></head><body><p>Hello</p>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script><script src="/_next/a.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"x)\\u003c/script>"])</script></body></html>';
const EARLY = { early: '/_early/early-1.js', later: { board: '/_early/board-1.js' } };

test('the early script takes the place of the framework’s scripts and data, and nothing else changes', () => {
  expect(withEarlyScript(PAGE, EARLY)).toBe(
    '<html><head><script>theme()</script><script type="module" src="/_early/early-1.js"></script></head>' +
      '<body><p>Hello</p></body></html>',
  );
});

test('what the page needs at once is named behind the early script', () => {
  const page = '<html><head></head><body><div data-behaviour="board"></div></body></html>';
  expect(withEarlyScript(page, EARLY)).toContain(
    '<script type="module" src="/_early/early-1.js"></script><script type="module" src="/_early/board-1.js"></script></head>',
  );
});

test('one style sheet takes the place of the framework’s', () => {
  const page =
    '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/><link rel="stylesheet" href="/_next/b.css"/>';
  expect(withOwnSheet(page, '/_early/styles-1.css')).toBe(
    '<link rel="stylesheet" href="/_early/styles-1.css"/>',
  );
  expect(withOwnSheet(page, undefined)).toBe(page);
});

test('every encoding carries the same text, with a policy for exactly its inline scripts', async () => {
  const page = await preparePage(PAGE, {
    path: '/',
    scripts: EARLY,
    sheet: undefined,
    kept: (_digest, make) => make(),
  });
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
