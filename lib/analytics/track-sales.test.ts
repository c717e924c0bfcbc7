// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '@/lib/site/ids';
import {
  COUNTED_ORDERS_KEY,
  trackBeginCheckout,
  trackPurchase,
  trackViewItem,
  type PaidOrder,
} from './track';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
  delete window.dataLayer;
});

test('a product page is reported once, with its price', () => {
  document.body.innerHTML =
    '<data hidden value="159800" data-view-item="local-seo-website" data-currency="USD"></data>';
  trackViewItem(document);
  trackViewItem(document);
  expect(window.dataLayer).toEqual([
    {
      event: 'view_item',
      ecommerce: { currency: 'USD', value: 1598, items: [{ item_id: 'local-seo-website' }] },
    },
  ]);
});

test.each([
  '',
  '<data value="1" data-view-item="" data-currency="USD"></data>',
  '<data value="1" data-view-item="pro" data-currency="XYZ"></data>',
  '<data value="much" data-view-item="pro" data-currency="USD"></data>',
])('%j tells nothing', html => {
  document.body.innerHTML = html;
  trackViewItem(document);
  expect(window.dataLayer).toBeUndefined();
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

test('a purchase is reported once, however often its receipt is opened', () => {
  const order = aPaidOrder();
  trackPurchase(order);
  trackPurchase(order);
  expect(window.dataLayer).toEqual([
    {
      event: 'purchase',
      ecommerce: { transaction_id: 'CP-0A1B2-C3D4E', currency: 'USD', value: 2648.5 },
    },
  ]);
});

test('another order is reported as well', () => {
  trackPurchase(aPaidOrder());
  trackPurchase(aPaidOrder());
  expect(window.dataLayer).toHaveLength(2);
});

test('the key, which opens the receipt, is not kept', () => {
  const order = aPaidOrder();
  trackPurchase(order);
  expect(localStorage.getItem(COUNTED_ORDERS_KEY)).not.toContain(order.orderKey);
});

test('what is remembered does not grow for ever', () => {
  for (let index = 0; index < 80; index += 1) trackPurchase(aPaidOrder());
  expect(localStorage.getItem(COUNTED_ORDERS_KEY)?.split(' ')).toHaveLength(50);
});

test('without storage a purchase is reported all the same', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('storage is switched off');
  });
  trackPurchase(aPaidOrder());
  expect(window.dataLayer).toHaveLength(1);
});

function aPaidOrder(): PaidOrder {
  return { orderKey: newId(), number: 'CP-0A1B2-C3D4E', valueMinor: 264_850, currency: 'USD' };
}
