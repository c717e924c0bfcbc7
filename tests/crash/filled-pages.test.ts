import { beforeEach, expect, test } from 'vitest';
import { startOwnSite, type OwnSite } from '../support/site-process';

let site: OwnSite;

beforeEach(async () => {
  site = await startOwnSite();
  return site.remove;
});

test('checkout and search are drawn for each request, no one may keep them, and nothing in them needs a nonce', async () => {
  const results = await read('/search?q=seo&type=service&type=page');
  expect(results).toMatch(/data-searched="[^"]*seo/);
  expect(await read('/search')).not.toContain('data-searched=');
  const paths = [
    '/checkout?plan=premium&addOns=google-ads&addOns=chat',
    '/checkout?plan=%3Cscript%3E&amount=abc',
  ];
  const attempts = [];
  for (const path of [...paths, ...paths]) attempts.push(ATTEMPT.exec(await read(path))?.[1]);
  expect(new Set(attempts).size, 'each page is an attempt of its own').toBe(4);
});

test('so are the pages that depend on the visitor', async () => {
  const paths = [
    '/success',
    '/request',
    '/invoice',
    '/pay',
    '/reset-password?token=none',
    '/verify-email',
    '/newsletter/confirm',
    '/newsletter/unsubscribe?key=none',
  ];
  for (const path of paths) expect(await read(path)).toMatch(/<main[^>]*>.*<h1/s);
  expect(await read('/thanks/contact-form/sent')).toContain('What happens next');
  const account = await fetch(`${site.origin}/account?next=/desk/leads`, { redirect: 'manual' });
  expect([account.status, account.headers.get('location'), account.headers.get('cache-control')]).toEqual([
    307,
    '/sign-in?next=%2Fdesk%2Fleads',
    'private, no-cache, no-store, max-age=0, must-revalidate',
  ]);
  expect((await fetch(`${site.origin}/thanks/no-form/sent`)).status).toBe(404);
});

async function read(path: string): Promise<string> {
  const answer = await fetch(site.origin + path);
  const { status, headers } = answer;
  expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([
    200,
    'private, no-cache, no-store, max-age=0, must-revalidate',
    null,
  ]);
  expect(headers.get('content-security-policy')).not.toContain('nonce');
  const html = await answer.text();
  expect(html).not.toMatch(/nonce|data-mark/);
  return html;
}

const ATTEMPT = /attemptId&quot;:&quot;([\w-]+)/;
