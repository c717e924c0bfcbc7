import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { windowNow } from '@/app/(site)/christmas-in-july/moment-now';
import { PageNotFound } from '@/components/sections/page-not-found';
import { VacantShop } from '@/components/sections/vacant-shop';
import { SiteShell } from '@/components/shell/site-shell';
import { routes, serverRoutes } from '@/lib/site/routes';
import { getEnv } from '@/lib/site/site';
import { findDeskVisitorHere, findWayBack } from './find-staff';
import './shell/frame.css';
import './shell/parts.css';
import './reports/reports.css';
import './content/content.css';
import './shell/table.css';
import './staff/staff.css';
import './leads/leads.css';
import './today/today.css';
import './search/search.css';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * For everyone but staff the page of any unknown address, with the way to sign in. It is drawn here, because what the
 * framework makes of a page that refuses is an empty body for its scripts to fill. Staff get the frame from each page.
 */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  if (await findDeskVisitorHere()) return children;
  return (
    <SiteShell testingNotice={getEnv().TESTING_NOTICE} promotion={windowNow()}>
      <PageNotFound
        picture={<VacantShop />}
        signIn={routes.signIn((await findWayBack()) ?? serverRoutes.desk())}
      />
    </SiteShell>
  );
}
