import type { ReactNode } from 'react';
import { SiteShell } from '@/components/shell/site-shell';
import { windowNow } from './christmas-in-july/moment-now';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell promotion={windowNow()}>{children}</SiteShell>;
}
