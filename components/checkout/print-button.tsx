'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { printBehaviour } from './print-behaviour';

/** Prints the receipt. Only a script can, so the button is there only with one. */
export function PrintButton({ label }: { label: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => (ref.current ? printBehaviour(ref.current) : undefined), []);
  return (
    <span ref={ref} data-behaviour="print" data-js-only>
      <Button variant="line">{label}</Button>
    </span>
  );
}
