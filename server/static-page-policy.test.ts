import { afterEach, expect, test, vi } from 'vitest';
import { staticPagePolicy } from './static-page-policy';

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";
const SIMULATOR = 'http://127.0.0.1:4010';
const PAGE = '<script>a()</script>';

afterEach(() => vi.unstubAllEnvs());

test('the checkout may frame PayPal and post on to it, and the simulator only where there is one', () => {
  const real = staticPagePolicy(PAGE, '/checkout', null);
  expect(real).toContain("script-src 'self' 'sha256-");
  expect(real).toContain("frame-src 'self' https://www.paypal.com https://www.sandbox.paypal.com;");
  expect(real).toContain("form-action 'self' https://www.paypal.com https://www.sandbox.paypal.com;");
  expect(staticPagePolicy(PAGE, '/checkout', SIMULATOR)).toContain(SIMULATOR);
});

test('other pages frame nobody', () => {
  expect(staticPagePolicy(PAGE, '/search', SIMULATOR)).toContain("frame-src 'self';");
});

test.each([
  '/success',
  '/account',
  '/checkout',
  '/reset-password',
  '/verify-email',
  '/newsletter/confirm',
  '/request',
  '/invoice',
  '/pay',
])('%s lets no tag manager in and keeps its Trusted Types, where one is configured', path => {
  vi.stubEnv('TAG_MANAGER_ID', 'GTM-ABC1234');
  expect(staticPagePolicy(PAGE, path)).not.toContain('google');
  expect(staticPagePolicy(PAGE, path)).toContain(TRUSTED_TYPES);
  expect(staticPagePolicy(PAGE, '/thanks/contact-form/sent')).toContain('google');
  expect(staticPagePolicy(PAGE, '/thanks/contact-form/sent')).not.toContain(TRUSTED_TYPES);
});
