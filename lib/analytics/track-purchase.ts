import { readStored, store } from '@/lib/site/browser';
import type { Currency } from '@/lib/site/money';
import { track } from './track';

/** Reports a paid order once in this browser, however often its receipt is opened. True when it was reported now. */
export function trackPurchase({ orderKey, number, valueMinor, currency }: PaidOrder): boolean {
  if (wasCounted(orderKey)) return false;
  track({
    event: 'purchase',
    ecommerce: { transaction_id: number, currency, value: valueMinor / 100 },
  });
  return true;
}

/** Where the orders that were counted are remembered. */
export const COUNTED_ORDERS_KEY = 'counted-orders';

export type PaidOrder = { orderKey: string; number: string; valueMinor: number; currency: Currency };

/** Marks the order as counted and returns whether it was so before. Without storage each view of the receipt counts. */
function wasCounted(orderKey: string): boolean {
  const mark = orderKey.slice(-MARK_LENGTH);
  const marks = (readStored(COUNTED_ORDERS_KEY) ?? '').split(' ').filter(Boolean);
  if (marks.includes(mark)) return true;
  store(COUNTED_ORDERS_KEY, [...marks, mark].slice(-MARKS_MAX).join(' '));
  return false;
}

// The key opens the receipt, so only enough of it to know it again is kept.
const MARK_LENGTH = 8;
const MARKS_MAX = 50;
