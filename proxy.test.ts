import { getRewrittenUrl, unstable_doesMiddlewareMatch as reaches } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { config, proxy } from './proxy';

const ORIGIN = 'https://site.test';

function pass(method: string, path: string, headers: Record<string, string> = {}) {
  const response = proxy(new NextRequest(ORIGIN + path, { method, headers }));
  const given = (name: string) => response.headers.get(`x-middleware-request-${name}`);
  return {
    handler: getRewrittenUrl(response)?.replace(ORIGIN, '') ?? null,
    policy: response.headers.get('content-security-policy'),
    given,
  };
}

test.each([
  ['POST', '/', '/forms'],
  ['POST', '/?utm=1?2', '/forms?utm=1?2'],
  ['POST', '/newsletter/confirm?token=t', '/newsletter-actions/confirm?token=t'],
  ['POST', '/newsletter/unsubscribe', '/newsletter-actions/unsubscribe'],
  ['GET', '/', null],
  ['GET', '/newsletter/confirm?token=t', null],
])('%s %s goes to %s', (method, path, handler) => {
  expect(pass(method, path)).toMatchObject({ handler, policy: null });
});

test('a desk page gets its true address, whatever the visitor claims, and its own nonce', () => {
  const claimed = { 'x-desk-path': '//evil.test', 'content-security-policy': "script-src 'nonce-mine'" };
  const { given, policy } = pass('GET', '/desk/leads?q=a', claimed);
  expect(given('x-desk-path')).toBe('/desk/leads?q=a');
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{36}' 'sha256-/);
  expect(given('content-security-policy')).toBe(policy);
  expect(pass('GET', '/desk').policy).not.toBe(pass('GET', '/desk').policy);
});

test.each([
  ['/', true],
  ['/desk', true],
  ['/desk/leads/1', true],
  ['/newsletter/confirm', true],
  ['/desks', false],
  ['/pricing', false],
  ['/order', false],
  ['/desk-actions/lead-note', false],
])('%s passes: %s', (path, passes) => {
  expect(reaches({ config, nextConfig: {}, url: path })).toBe(passes);
});
