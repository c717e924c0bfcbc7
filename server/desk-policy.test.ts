import { expect, test } from 'vitest';
import { deskPolicy } from './desk-policy';

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";
const page = { nonce: 'n', headScript: 'a()', isDev: false };

test('the desk frames nobody, and lets only its own scripts in', () => {
  expect(deskPolicy(page)).toContain("frame-src 'self';");
  expect(deskPolicy(page)).toMatch(/script-src 'self' 'nonce-n' 'sha256-[^ ]+';/);
  expect(deskPolicy(page)).toContain(TRUSTED_TYPES);
});

test('only in development may a page make code, style and HTML out of text', () => {
  expect(deskPolicy({ ...page, isDev: true })).toContain("'unsafe-eval'");
  expect(deskPolicy({ ...page, isDev: true })).not.toContain(TRUSTED_TYPES);
  expect(deskPolicy(page)).not.toContain('unsafe');
});
