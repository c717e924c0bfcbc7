'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { yearBehaviour } from './year-behaviour';

/** Keeps the years right in everything inside it. */
export function PromotionClock({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? yearBehaviour(element.current, timeZone) : undefined), [timeZone]);
  return (
    <div ref={element} data-behaviour="promotion-years" data-time-zone={timeZone}>
      {children}
    </div>
  );
}
