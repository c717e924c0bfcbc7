// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { trackBeginCheckout } from './track-begin-checkout';

afterEach(() => {
  delete window.dataLayer;
});

test('begin_checkout carries the order’s amount and items', () => {
  trackBeginCheckout({ amount: '2648.50', currency: 'EUR', plan: 'pro' });
  expect(window.dataLayer).toEqual([
    { event: 'begin_checkout', ecommerce: { currency: 'EUR', value: 2648.5, items: [{ item_id: 'pro' }] } },
  ]);
});

test('a custom amount names nothing', () => {
  trackBeginCheckout({ amount: '99', currency: 'USD' });
  expect(window.dataLayer).toEqual([
    { event: 'begin_checkout', ecommerce: { currency: 'USD', value: 99, items: [] } },
  ]);
});

test.each([
  ['abc', 'USD'],
  ['99', 'XXX'],
])('%s %s is no order', (amount, currency) => {
  trackBeginCheckout({ amount, currency });
  expect(window.dataLayer).toBeUndefined();
});
