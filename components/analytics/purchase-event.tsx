'use client';

import { useEffect, useRef } from 'react';
import type { PaidOrder } from '@/lib/analytics/track-purchase';
import { purchaseBehaviour } from './purchase-behaviour';

/** Stands on the receipt of a paid order and has it counted. */
export function PurchaseEvent({ order }: { order: PaidOrder }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (ref.current) purchaseBehaviour(ref.current);
  }, []);
  return <span ref={ref} data-behaviour="purchase" data-order={JSON.stringify(order)} hidden />;
}
