// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '@/lib/site/ids';
import { COUNTED_ORDERS_KEY, trackPurchase, type PaidOrder } from './track-purchase';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete window.dataLayer;
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
