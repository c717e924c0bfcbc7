import { unstable_doesMiddlewareMatch as doesProxyMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { config, proxy } from '../../proxy';

function isTaken(url: string, headers: Record<string, string>): boolean {
  return doesProxyMatch({ config, url, headers, nextConfig: {} });
}

test.each(['content-type', 'content-length', 'transfer-encoding'])(
  'a request for / with %s is looked at',
  name => {
    expect(isTaken('/', { [name]: 'x' })).toBe(true);
  },
);

test('a visit of / and every other address pass by', () => {
  expect(isTaken('/', { accept: 'text/html' })).toBe(false);
  for (const path of ['/contact', '/order', '/forms', '/_next/static/a.js'])
    expect(isTaken(path, { 'content-type': 'x' })).toBe(false);
});

test('POST / goes to the form handler; GET / with a body’s header stays what it is', () => {
  const rewritten = proxy(new NextRequest('https://agency.test/', { method: 'POST' }));
  expect(rewritten.headers.get('x-middleware-rewrite')).toBe('https://agency.test/forms');
  const passed = proxy(new NextRequest('https://agency.test/'));
  expect(passed.headers.get('x-middleware-next')).toBe('1');
});

test('a page of the desk is told its own address, whatever the visitor claims', () => {
  const headers = { 'x-desk-path': '//evil.test' };
  const passed = proxy(new NextRequest('https://agency.test/desk/leads?q=a', { headers }));
  expect(passed.headers.get('x-middleware-request-x-desk-path')).toBe('/desk/leads?q=a');
});
