'use client';

import { useEffect, useRef } from 'react';

/** The year of the build in the static HTML, the visitor's own once scripts run: a page from December stays right in January. */
export function CurrentYear() {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current) element.current.textContent = thisYear();
  }, []);
  return (
    <span ref={element} suppressHydrationWarning>
      {thisYear()}
    </span>
  );
}

function thisYear(): string {
  return String(new Date().getFullYear());
}
