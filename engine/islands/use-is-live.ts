'use client';

import { useSyncExternalStore } from 'react';

/** False in the server's HTML, true once the script answers for the page. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
