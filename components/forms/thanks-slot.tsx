'use client';

import type { ReactNode } from 'react';

/**
 * Where a form's thanks wait until the server has stored it: `name` is the form's, or that of other words for it. They
 * wait in a template: nobody who only reads the page, be it a machine, is thanked for what was not sent.
 */
export function ThanksSlot({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-thanks-for={name} hidden tabIndex={-1}>
      {/* A browser reads what stands in a template into a document of its own, where React does not look for it. */}
      <template>{typeof document === 'undefined' ? children : null}</template>
    </div>
  );
}
