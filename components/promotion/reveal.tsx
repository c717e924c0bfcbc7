'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { revealBehaviour } from './reveal-behaviour';

/**
 * A link to where the form lives, which opens the form right here instead when a script can. Until then the form waits
 * in a template: its fields are no part of the page, which has another form with fields of the same names.
 */
export function Reveal({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? revealBehaviour(root.current) : undefined), []);
  return (
    <div ref={root} data-behaviour="reveal">
      {/* Dark at night too, as `on-marigold` has it: on the panel that would be the form's button as well, on a dark card. */}
      <ButtonLink
        href={href}
        variant="ink"
        className="dark:text-white dark:[--btn-bg:var(--color-ink-fixed)] dark:[--btn-hover:var(--color-board)]"
      >
        {label}
      </ButtonLink>
      {/* A browser reads what stands in a template into a document of its own, where React does not look for it. */}
      <template>{typeof document === 'undefined' ? children : null}</template>
    </div>
  );
}
