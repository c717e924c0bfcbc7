'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';

/**
 * A link to where the form lives, which opens the form right here instead when a script can. Until then the form is
 * not in the page at all, so it is neither read out nor filled by mistake.
 */
export function Reveal({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen)
      box.current?.querySelector<HTMLElement>('input:not([type="hidden"]):not([tabindex="-1"])')?.focus();
  }, [isOpen]);

  if (isOpen) return <div ref={box}>{children}</div>;
  return (
    <ButtonLink
      href={href}
      variant="ink"
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setIsOpen(true);
      }}
    >
      {label}
    </ButtonLink>
  );
}
