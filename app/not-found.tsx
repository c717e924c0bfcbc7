import type { Metadata } from 'next';
import { Logo } from '@/components/drawings/logo';
import { PageNotFound } from '@/components/sections/page-not-found';
import { notFound } from '@/content/not-found';
import { site } from '@/content/site';
import { notFoundMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = notFoundMetadata(notFound);

/** Kept small on purpose: the framework sends this along with every page, in case the page turns out to be missing. */
export default function NotFound() {
  return (
    <>
      <header className="wrap flex min-h-[76px] items-center">
        <a href={routes.home()} aria-label={`${site.name} home`}>
          <Logo name={site.name} />
        </a>
      </header>
      <main id="main">
        <PageNotFound />
      </main>
    </>
  );
}
