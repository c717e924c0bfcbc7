'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { revealBehaviour } from './reveal-behaviour';

/** A link to where the form lives, which opens the form right here instead when a script can. */
export function Reveal({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? revealBehaviour(root.current) : undefined), []);
  return (
    <div ref={root} data-behaviour="reveal">
      <ButtonLink href={href} variant="ink">
        {label}
      </ButtonLink>
      <div data-revealed hidden>
        {children}
      </div>
    </div>
  );
}
