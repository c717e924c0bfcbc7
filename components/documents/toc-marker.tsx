'use client';

import { useEffect } from 'react';
import { markCurrentSection } from './toc-behaviour';

/** Keeps the table of contents pointing at the section being read. */
export function TocMarker({ tocId }: { tocId: string }) {
  useEffect(() => {
    const toc = document.getElementById(tocId);
    return toc ? markCurrentSection(toc) : undefined;
  }, [tocId]);
  return <span data-behaviour="toc" data-toc={tocId} hidden />;
}
