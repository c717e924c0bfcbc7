'use client';

import { Button } from '@/components/ui/button';

/** Prints the receipt. Only a script can, so the button is there only with one. */
export function PrintButton({ label }: { label: string }) {
  return (
    <span data-js-only>
      <Button variant="line" onClick={() => window.print()}>
        {label}
      </Button>
    </span>
  );
}
