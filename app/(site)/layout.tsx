import type { ReactNode } from 'react';
import { SiteShell } from '@/components/shell/site-shell';
import { getEnv } from '@/lib/env/server';
import { arePlacesTaken } from '@/lib/promotion/places';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell isPromotionFull={arePlacesTaken(getEnv())}>{children}</SiteShell>;
}
