'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { nearBehaviour } from './near-behaviour';

/** Holds a card that scales up once when it comes near. */
export function Near({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? nearBehaviour(element.current) : undefined), []);
  return (
    <div ref={element} data-behaviour="near" data-near-card suppressHydrationWarning>
      {children}
    </div>
  );
}
