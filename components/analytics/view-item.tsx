'use client';

import { useEffect } from 'react';
import { track } from '@/lib/analytics/track';
import type { Currency } from '@/lib/kernel/money';

/** Tells the data layer that a product's page was opened. `value` is its price in minor units (cents). */
export function ViewItem({ itemId, value, currency }: ViewItemProps) {
  useEffect(() => {
    track({
      event: 'view_item',
      ecommerce: { currency, value: value / 100, items: [{ item_id: itemId }] },
    });
  }, [itemId, value, currency]);
  return null;
}

type ViewItemProps = { itemId: string; value: number; currency: Currency };
