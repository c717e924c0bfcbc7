'use client';

import { useEffect } from 'react';
import { trackPurchase } from '@/lib/analytics/track-purchase';
import type { Currency } from '@/lib/kernel/money';

/** Tells the data layer of a paid order, once in this browser. `value` is in minor units (cents). */
export function PurchaseEvent({ orderKey, number, value, currency }: PurchaseEventProps) {
  useEffect(() => {
    trackPurchase({ orderKey, number, valueMinor: value, currency });
  }, [orderKey, number, value, currency]);
  return null;
}

type PurchaseEventProps = { orderKey: string; number: string; value: number; currency: Currency };
