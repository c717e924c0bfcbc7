import { expect, test } from 'vitest';
import { prepareForFramework } from './framework-request';

function prepareRequest(method: string, url: string, headers: Record<string, string> = {}) {
  const request = { method, url, headers };
  const byName = new Map<string, unknown>();
  const response = { setHeader: (name: string, value: unknown) => byName.set(name, value) };
  prepareForFramework(request, response as never, { isDev: false });
  return { ...request, policy: byName.get('content-security-policy') };
}

test.each([
  ['POST', '/', '/forms'],
  ['POST', '/?utm=1?2', '/forms?utm=1?2'],
  ['POST', '/newsletter/confirm?token=t', '/newsletter-actions/confirm?token=t'],
  ['POST', '/newsletter/unsubscribe', '/newsletter-actions/unsubscribe'],
  ['POST', '/order?a=b', '/order?a=b'],
  ['GET', '/', '/'],
  ['GET', '/newsletter/confirm?token=t', '/newsletter/confirm?token=t'],
])('%s %s goes to %s', (method, url, handler) => {
  expect(prepareRequest(method, url)).toMatchObject({ url: handler, headers: {}, policy: undefined });
});

test('a desk page gets its true address, whatever the visitor claims, and its own nonce', () => {
  const claimed = { 'x-desk-path': '//evil.test', 'content-security-policy': "script-src 'nonce-mine'" };
  const page = prepareRequest('GET', '/desk/leads?q=a', claimed);
  expect(page.headers['x-desk-path']).toBe('/desk/leads?q=a');
  expect(page.policy).toMatch(/script-src 'self' 'nonce-[\w-]{36}' 'sha256-/);
  expect(page.headers['content-security-policy']).toBe(page.policy);
  expect(prepareRequest('GET', '/desk').policy).not.toBe(prepareRequest('GET', '/desk').policy);
});

test('an address that only begins like the desk is none of it', () => {
  expect(prepareRequest('GET', '/desks')).toMatchObject({ headers: {}, policy: undefined });
});
