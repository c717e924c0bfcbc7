'use client';

import { useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';

/**
 * A link to where the form lives, which opens the form right here instead when a script can. Until then the form waits
 * in a template: its fields are no part of the page, which has another form with fields of the same names.
 */
export function Reveal({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <div ref={focusFirstField}>{children}</div>;
  return (
    <>
      {/* Dark at night too, as `on-marigold` has it: on the panel that would be the form's button as well, on a dark card. */}
      <ButtonLink
        href={href}
        data-opens-here
        onClick={event => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(true);
        }}
        variant="ink"
        className="dark:text-white dark:[--btn-bg:var(--color-ink-fixed)] dark:[--btn-hover:var(--color-board)]"
      >
        {label}
      </ButtonLink>
      {/* A browser reads what stands in a template into a document of its own, where React does not look for it. */}
      <template>{typeof document === 'undefined' ? children : null}</template>
    </>
  );
}

function focusFirstField(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"])')?.focus();
}
