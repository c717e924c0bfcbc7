import type { ReactNode } from 'react';
import { SiteShell } from '@/components/shell/site-shell';
import { getEnv } from '@/lib/env/server';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell testingNotice={getEnv().TESTING_NOTICE}>{children}</SiteShell>;
}
