'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { checkupReport } from '@/content/checkup';

/** Copies the address of a report. Only a script can, so the button is there only with one; the address stands beside it. */
export function CopyLink({ link }: { link: string }) {
  const { copy, copied, notCopied } = checkupReport.actions;
  const [said, setSaid] = useState('');
  const write = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(copied);
    } catch {
      // Without TLS there is no clipboard, and a browser may refuse it.
      setSaid(notCopied);
    }
  };
  return (
    <>
      <Button variant="line" data-js-only className="max-sm:grow" onClick={() => void write()}>
        {copy}
      </Button>
      <output className="text-small empty:hidden">{said}</output>
    </>
  );
}
