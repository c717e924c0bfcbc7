import type { ReactNode } from 'react';

/** Where a form's thanks wait until the server has stored it: `name` is the form's, or that of other words for it. */
export function ThanksSlot({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-thanks-for={name} hidden tabIndex={-1}>
      {children}
    </div>
  );
}
