'use client';

import { useEffect, useRef } from 'react';
import { currentYearBehaviour, thisYear } from './current-year-behaviour';

/** The year of the build in the static HTML, the visitor's own once scripts run. */
export function CurrentYear() {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current) currentYearBehaviour(element.current);
  }, []);
  return (
    <span ref={element} data-behaviour="current-year" suppressHydrationWarning>
      {thisYear()}
    </span>
  );
}
