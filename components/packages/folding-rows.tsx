'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { foldingRowsBehaviour } from './folding-rows-behaviour';

/** Holds a table whose group heads fold the rows under them. */
export function FoldingRows({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? foldingRowsBehaviour(element.current) : undefined), []);
  return (
    <div ref={element} data-behaviour="folding-rows">
      {children}
    </div>
  );
}
