'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { billingBehaviour } from './billing-behaviour';

/** What the billing toggle decides: the figures and doors inside. */
export function BillingSection({ className, children }: { className: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => (ref.current ? billingBehaviour(ref.current) : undefined), []);
  return (
    <section ref={ref} data-pricing data-behaviour="billing" className={className}>
      {children}
    </section>
  );
}
