'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { forgettingBehaviour } from './forgetting-behaviour';

/** A form whose sending ends the sign-in, in the record of this browser too. */
export function ForgettingForm({ action, children }: { action: string; children: ReactNode }) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => (ref.current ? forgettingBehaviour(ref.current) : undefined), []);
  return (
    <form ref={ref} data-behaviour="forgetting" method="post" action={action}>
      {children}
    </form>
  );
}
