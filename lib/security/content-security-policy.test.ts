import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy';

const sha = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

test('each inline script is allowed by its hash, once; files and data are not hashed', () => {
  const html =
    '<script>a()</script><script id="x">b()</script><script>a()</script>' +
    '<script src="/x.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(html)).toEqual([sha('a()'), sha('b()')]);
});

test('nothing is allowed but our own files and what a page names', () => {
  const policy = contentSecurityPolicy({ scripts: ["'nonce-1'"], frames: ['https://www.paypal.com'] });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'nonce-1'");
  expect(policy).toContain("frame-src 'self' https://www.paypal.com");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-eval');
});
