'use client';

import { useEffect } from 'react';

/** Runs the plain parts in `next dev`, once the framework has hydrated the page. The built site has its page script. */
export function PageScriptInDevelopment() {
  useEffect(() => void import('./parts'), []);
  return null;
}
