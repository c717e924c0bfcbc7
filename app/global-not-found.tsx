import type { Metadata } from 'next';
import { PageNotFound } from '@/components/sections/page-not-found';
import { VacantShop } from '@/components/sections/vacant-shop';
import { SiteShell } from '@/components/shell/site-shell';
import { notFound } from '@/content/not-found';
import { notFoundMetadata } from '@/lib/seo/page-metadata';
import { getEnv } from '@/lib/site/site';
import { windowNow } from './(site)/christmas-in-july/moment-now';
import RootLayout from './layout';

export { viewport } from './layout';

export const metadata: Metadata = notFoundMetadata(notFound);

/** Every address that no route matches: the whole shell, and the shop that waits for a name. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteShell testingNotice={getEnv().TESTING_NOTICE} promotion={windowNow()}>
        <PageNotFound picture={<VacantShop />} />
      </SiteShell>
    </RootLayout>
  );
}
