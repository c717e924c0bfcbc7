'use client';

import { Button } from '@/components/ui/button';

/** Prints the receipt. Only a script can, so the button is there only with one. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="line" data-js-only className="max-sm:grow" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
