import type { Metadata } from 'next';
import { Shop } from '@/components/drawings/shop';
import { NotFoundPanel } from '@/components/sections/not-found-panel';
import { SiteShell } from '@/components/shell/site-shell';
import { notFound } from '@/content/not-found';
import { notFoundMetadata } from '@/lib/seo/page-metadata';
import RootLayout from './layout';

export { viewport } from './layout';

export const metadata: Metadata = notFoundMetadata(notFound);

/** Every address that no route matches: the whole shell, and the shop that waits for a name. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteShell>
        <NotFoundPanel picture={<Shop shop="vacant" className="mx-auto w-[min(100%,420px)]" />} />
      </SiteShell>
    </RootLayout>
  );
}
