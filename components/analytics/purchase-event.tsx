'use client';

import { useEffect, useRef } from 'react';
import { purchaseBehaviour, type BoughtOrder } from './purchase-behaviour';

/** Stands on the receipt of a paid order, has it counted, and has what was bought forgotten as a wish. */
export function PurchaseEvent({ order }: { order: BoughtOrder }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (ref.current) purchaseBehaviour(ref.current);
  }, []);
  return <span ref={ref} data-behaviour="purchase" data-order={JSON.stringify(order)} hidden />;
}
