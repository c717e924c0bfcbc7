import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { PaymentState } from './checkout-state';

/**
 * Where the keyboard goes on when the pay button was out of use or the frame has gone: to the first button of the box,
 * which is the way out of an error, or the pay button again. The browser would start over at the top of the page.
 */
export function usePaymentFocus(kind: PaymentState['kind']): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const earlier = useRef(kind);
  // Before anything is painted or pressed: a key that comes next must meet the right button.
  useLayoutEffect(() => {
    if (earlier.current === kind) return;
    earlier.current = kind;
    if (kind === 'error' || kind === 'idle') box.current?.querySelector('button')?.focus();
  }, [kind]);
  return box;
}
