import { expect, test } from 'vitest';
import { staticPagePolicy } from './static-page-policy';

const SIMULATOR = 'http://127.0.0.1:4010';
const PAGE = '<script>a()</script>';

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
