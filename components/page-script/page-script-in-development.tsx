'use client';

import { useEffect } from 'react';

/** Runs the plain parts in `next dev`, once the framework has hydrated the page. The built site has its page script. */
export function PageScriptInDevelopment() {
  useEffect(() => {
    started ??= import('./parts').then(({ startParts }) => startParts());
    // The framework has woken them all. Browser tests wait for this mark, which the built site's starter sets.
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
      island.dataset['awake'] = '';
  }, []);
  return null;
}

// React runs effects twice in development.
let started: Promise<void> | undefined;
