import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes, inlineStyleHashes } from './content-security-policy';

const sha = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

test('each inline script is allowed by its hash, once; files and data are not hashed', () => {
  const html =
    '<script>a()</script><script id="x">b()</script><script>a()</script>' +
    '<script src="/x.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(html)).toEqual([sha('a()'), sha('b()')]);
});

test('each inline style sheet is allowed by its hash', () => {
  expect(inlineStyleHashes('<style>p{}</style><style media="print">b{}</style>')).toEqual([
    sha('p{}'),
    sha('b{}'),
  ]);
});

test('nothing is allowed but our own files and what a page names', () => {
  const policy = contentSecurityPolicy({ scripts: ["'nonce-1'"], frames: ['https://www.paypal.com'] });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'nonce-1';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-src 'self' https://www.paypal.com");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toContain('unsafe');
});

test('a page with a third party’s script does without Trusted Types, and only such a page', () => {
  const policy = contentSecurityPolicy({ foreignScripts: ['https://widget.test'] });
  expect(policy).toContain("script-src 'self' https://widget.test;");
  expect(policy).not.toContain('trusted-types');
});

test('browsers are asked for reports: by https in both ways, by http in the old one, which the new one would silence', () => {
  vi.stubEnv('SITE_URL', 'http://127.0.0.1:3000');
  expect(contentSecurityPolicy()).toMatch(/report-uri \/csp-reports$/);
  vi.stubEnv('SITE_URL', 'https://shop.test');
  expect(contentSecurityPolicy()).toMatch(/report-uri \/csp-reports; report-to csp$/);
  vi.unstubAllEnvs();
});
