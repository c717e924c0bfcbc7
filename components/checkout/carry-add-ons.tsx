'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { carryAddOnsBehaviour } from './carry-add-ons-behaviour';

/** Stands around checkout and brings the remembered package's add-ons to it. `monthly`: their prices in cents, by id. */
export function CarryAddOns({ monthly, children }: CarryAddOnsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? carryAddOnsBehaviour(ref.current) : undefined), []);
  return (
    <div ref={ref} data-behaviour="carry-add-ons" data-monthly={JSON.stringify(monthly)} className="contents">
      {children}
    </div>
  );
}

type CarryAddOnsProps = { monthly: Readonly<Record<string, number>>; children: ReactNode };
