'use client';

import { useEffect } from 'react';

/** Runs the plain parts in `next dev`, once the framework has hydrated the page. The built site has its page script. */
export function PageScriptInDevelopment() {
  useEffect(() => {
    started ??= import('./parts').then(({ startParts }) => startParts());
  }, []);
  return null;
}

// React runs effects twice in development.
let started: Promise<void> | undefined;
