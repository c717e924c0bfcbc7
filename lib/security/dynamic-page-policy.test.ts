import { expect, test } from 'vitest';
import { RECEIPT_ADDRESS_SOURCE } from '@/lib/analytics/receipt-address-script';
import { sourceHash } from './content-security-policy';
import { dynamicPagePolicy } from './dynamic-page-policy';

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";
const SIMULATOR = 'http://127.0.0.1:4010';

test('the checkout may frame PayPal and post on to it, and the simulator only where there is one', () => {
  const real = dynamicPagePolicy({
    path: '/checkout',
    nonce: 'n',
    headScript: 'a()',
    tagManagerId: null,
    simulatorOrigin: null,
  });
  expect(real).toContain("script-src 'self' 'nonce-n' 'sha256-");
  expect(real).toContain("frame-src 'self' https://www.paypal.com https://www.sandbox.paypal.com;");
  expect(real).toContain("form-action 'self' https://www.paypal.com https://www.sandbox.paypal.com;");
  expect(
    dynamicPagePolicy({
      path: '/checkout',
      nonce: 'n',
      headScript: 'a()',
      tagManagerId: null,
      simulatorOrigin: SIMULATOR,
    }),
  ).toContain(SIMULATOR);
});

test('other pages frame nobody', () => {
  expect(
    dynamicPagePolicy({
      path: '/success',
      nonce: 'n',
      headScript: 'a()',
      tagManagerId: null,
      simulatorOrigin: SIMULATOR,
    }),
  ).toContain("frame-src 'self';");
});

test.each([
  '/checkout',
  '/success',
  '/account',
  '/desk',
  '/desk/orders',
  '/reset-password',
  '/verify-email',
  '/request',
])('%s lets no tag manager in and keeps its Trusted Types, where one is configured', path => {
  const page = { nonce: 'n', headScript: 'a()', tagManagerId: 'GTM-ABC1234', simulatorOrigin: null };
  expect(dynamicPagePolicy({ ...page, path })).not.toContain('google');
  expect(dynamicPagePolicy({ ...page, path })).toContain(TRUSTED_TYPES);
  expect(dynamicPagePolicy({ ...page, path: '/search' })).toContain('google');
  expect(dynamicPagePolicy({ ...page, path: '/search' })).not.toContain(TRUSTED_TYPES);
});

test('a receipt’s page may take the key out of its address, and no other page', () => {
  const page = { nonce: 'n', headScript: 'a()', tagManagerId: null, simulatorOrigin: null };
  const hash = sourceHash(RECEIPT_ADDRESS_SOURCE);
  expect(dynamicPagePolicy({ ...page, path: '/success' })).toContain(hash);
  expect(dynamicPagePolicy({ ...page, path: '/search' })).not.toContain(hash);
});

test('only in development may a page make code, style and HTML out of text', () => {
  const page = { path: '/search', nonce: 'n', headScript: 'a()', tagManagerId: null, simulatorOrigin: null };
  expect(dynamicPagePolicy({ ...page, isDev: true })).toContain("'unsafe-eval'");
  expect(dynamicPagePolicy({ ...page, isDev: true })).not.toContain(TRUSTED_TYPES);
  expect(dynamicPagePolicy(page)).not.toContain('unsafe');
  expect(dynamicPagePolicy(page)).toContain(TRUSTED_TYPES);
});
