'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { routes } from '@/lib/routes';

/** Leaves out of the promotion's own page what only the others have. The server decides, already in the static HTML. */
export function OutsidePromotionPage({ children }: { children: ReactNode }) {
  return usePathname() === routes.promotion() ? null : children;
}
