'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { timeZoneBehaviour } from './time-zone-behaviour';

/** Holds the request for a call and finds the visitor's own time zone in its list. */
export function TimeZoneChoice({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current) timeZoneBehaviour(element.current);
  }, []);
  return (
    <div ref={element} data-behaviour="time-zone">
      {children}
    </div>
  );
}
