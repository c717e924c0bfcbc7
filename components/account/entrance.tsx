'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { entranceBehaviour } from './entrance-behaviour';

/** Stands around a sign-in or sign-up form, and goes on to `next` once the server has let the visitor in. */
export function Entrance({ title, next, children }: { title: string; next: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? entranceBehaviour(ref.current) : undefined), []);
  return (
    <div ref={ref} data-behaviour="entrance" data-title={title} data-next={next}>
      {children}
    </div>
  );
}
