'use client';

// oxlint-disable-next-line no-restricted-imports -- only the server draws it, and knows the address
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { routes } from '@/lib/site/routes';

/** Leaves out of the promotion's own page what only the others have. The server decides, already in the static HTML. */
export function OutsidePromotionPage({ children }: { children: ReactNode }) {
  return usePathname() === routes.promotion() ? null : children;
}
