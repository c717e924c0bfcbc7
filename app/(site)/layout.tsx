import type { ReactNode } from 'react';
import { SiteShell } from '@/components/shell/site-shell';
import { getEnv } from '@/lib/site/site';
import { windowNow } from './christmas-in-july/moment-now';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell testingNotice={getEnv().TESTING_NOTICE} promotion={windowNow()}>
      {children}
    </SiteShell>
  );
}
