import { expect, test } from 'vitest';
import { renderedPage, withOwnFiles, withPageScript, withOwnSheet, refreshOf } from './page-html';

const PAGE =
  '<html><head><link rel="preload" as="script" href="/_next/b.js"/><script>theme()</script></head><body><p>Hello</p>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script><script src="/_next/a.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"x)\\u003c/script>"])</script></body></html>';
const SCRIPT = '/_page/page-1.js';

test('the page script takes the place of the framework’s scripts and data, and nothing else changes', () => {
  expect(withPageScript(PAGE, SCRIPT)).toBe(
    '<html><head><script>theme()</script><script type="module" src="/_page/page-1.js"></script></head>' +
      '<body><p>Hello</p></body></html>',
  );
});

test('one style sheet takes the place of the framework’s', () => {
  const page =
    '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/><link rel="stylesheet" href="/_next/b.css"/>';
  expect(withOwnSheet(page, '/_page/styles-1.css')).toBe(
    '<link rel="stylesheet" href="/_page/styles-1.css"/>',
  );
  expect(withOwnSheet(page, undefined)).toBe(page);
});

test('wherever the framework writes what a browser waits for, the page is the same', () => {
  const sheet = '<link rel="stylesheet" href="/_next/a.css"/>';
  const wait = '<link rel="expect" href="#header"/>';
  const pages = [`${sheet}${wait}<title>A</title>`, `${sheet}<title>A</title>${wait}`].map(head =>
    withOwnFiles(`<html><head>${head}<script>theme()</script></head></html>`, {
      script: SCRIPT,
      sheet: '/_page/styles-1.css',
    }),
  );
  expect(pages[0]).toContain(`${wait}<link rel="stylesheet" href="/_page/styles-1.css"/><title>A</title>`);
  expect(pages[1]).toBe(pages[0]);
});

const RENDERED =
  '<html><head><link rel="preload" as="script" fetchPriority="low" nonce="n-1" href="/_next/a.js"/>' +
  '<script src="/_next/a.js" async="" nonce="n-1"></script><script nonce="n-1">theme()</script></head>' +
  '<body><p>Hello</p><script src="/_next/old.js" noModule="" nonce="n-1"></script>' +
  '<script nonce="n-1" id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>' +
  '<script nonce="n-1">(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script nonce="n-1">self.__next_f.push([1,"x)\\u003c/script>"])</script></body></html>';

test('a rendered page gets the page script too, and keeps its other scripts', () => {
  expect(renderedPage(RENDERED, SCRIPT)).toBe(
    '<html><head><script nonce="n-1">theme()</script><script type="module" src="/_page/page-1.js"></script></head>' +
      '<body><p>Hello</p></body></html>',
  );
});

test.each([
  ['no script of the framework', '<head></head><body><p>Hello</p></body>'],
  ['the page script already', renderedPage(RENDERED, SCRIPT)],
])('a page with %s is left as it is', (_what, page) => {
  expect(renderedPage(page, SCRIPT)).toBe(page);
});

test('only a page that says so comes again', () => {
  expect(refreshOf('<div class="a" data-refresh="5"><p>12 of 144</p></div>')).toBe('5');
  expect(refreshOf('<p>data-refresh=5</p>')).toBeNull();
});
