import { expect, test } from 'vitest';
import { refusals } from '@/content/refusals';
import { refusalResponse } from './refusal-response';
import { refusal } from './request-checks';

const TOO_LARGE = { 'content-length': '10000000' };
const BROWSER = { accept: 'text/html,*/*;q=0.8', 'content-type': 'application/x-www-form-urlencoded' };

test('a form’s script reads the refusal as it reads every other answer to a form', () => {
  const { body, type } = answerTo({ url: '/', headers: { ...TOO_LARGE, accept: 'application/json' } });
  expect(type).toBe('application/json');
  expect(JSON.parse(body)).toEqual({ ok: false, errors: [], message: expect.stringContaining('64 KB') });
});

test('checkout’s script reads it as it reads every other answer to an order', () => {
  const { body } = answerTo({ url: '/order', headers: { ...TOO_LARGE, 'content-type': 'application/json' } });
  expect(JSON.parse(body)).toEqual({
    error: { kind: 'too_large', message: expect.stringContaining('64 KB') },
  });
});

test('a browser gets a page with links onward, and a policy that allows its styles', () => {
  const { body, type, policy } = answerTo({ url: '/', headers: { ...TOO_LARGE, ...BROWSER } });
  expect(type).toBe('text/html');
  expect(body).toContain(`<h1>${refusals.tooLarge.title}</h1>`);
  expect(body).toContain('href="/contact"');
  expect(policy).toContain("style-src 'sha256-");
});

test.each([
  ['/order', '/checkout'],
  ['/account-actions/sign-out', '/account'],
  ['/webhooks/paypal', '/contact'],
])('who opens %s is led to %s', (url, href) => {
  const { body } = answerTo({ method: 'GET', url, headers: {} });
  expect(/<a [^>]*href="([^"]*)"/.exec(body)?.[1]).toBe(href);
});

function answerTo({ method = 'POST', url, headers }: TestRequest) {
  const request = { method, url, headers };
  const refused = refusal(request, () => true);
  if (!refused) throw new Error('This request is refused');
  return refusalResponse(refused, request);
}

type TestRequest = { method?: string; url: string; headers: Record<string, string> };
