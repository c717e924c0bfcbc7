import { expect, test } from 'vitest';
import { RECEIPT_ADDRESS_SOURCE } from '@/lib/analytics/receipt-address-script';
import { sourceHash } from './content-security-policy';
import { dynamicPagePolicy } from './dynamic-page-policy';

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";
const page = { nonce: 'n', headScript: 'a()', tagManagerId: null };

test('other pages frame nobody', () => {
  const success = dynamicPagePolicy({ ...page, path: '/success' });
  expect(success).toContain("frame-src 'self';");
});

test.each(['/success', '/account', '/desk', '/desk/orders', '/reset-password', '/verify-email', '/request'])(
  '%s lets no tag manager in and keeps its Trusted Types, where one is configured',
  path => {
    const tagged = { ...page, tagManagerId: 'GTM-ABC1234' };
    expect(dynamicPagePolicy({ ...tagged, path })).not.toContain('google');
    expect(dynamicPagePolicy({ ...tagged, path })).toContain(TRUSTED_TYPES);
    expect(dynamicPagePolicy({ ...tagged, path: '/thanks/contact-form/sent' })).toContain('google');
    expect(dynamicPagePolicy({ ...tagged, path: '/thanks/contact-form/sent' })).not.toContain(TRUSTED_TYPES);
  },
);

test('a receipt’s page may take the key out of its address, and no other page', () => {
  const hash = sourceHash(RECEIPT_ADDRESS_SOURCE);
  expect(dynamicPagePolicy({ ...page, path: '/success' })).toContain(hash);
  expect(dynamicPagePolicy({ ...page, path: '/thanks/contact-form/sent' })).not.toContain(hash);
});

test('only in development may a page make code, style and HTML out of text', () => {
  const search = { ...page, path: '/thanks/contact-form/sent' };
  expect(dynamicPagePolicy({ ...search, isDev: true })).toContain("'unsafe-eval'");
  expect(dynamicPagePolicy({ ...search, isDev: true })).not.toContain(TRUSTED_TYPES);
  expect(dynamicPagePolicy(search)).not.toContain('unsafe');
  expect(dynamicPagePolicy(search)).toContain(TRUSTED_TYPES);
});
