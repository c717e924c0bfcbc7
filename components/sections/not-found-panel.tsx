import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

/** What stands on every page that is not there, with room for a picture. */
export function NotFoundPanel({ picture }: { picture?: ReactNode }) {
  return (
    <section className="overflow-hidden bg-sky">
      <div className="relative z-[1] wrap grid items-center gap-x-10 gap-y-8 pt-[clamp(48px,7vw,110px)] lg:grid-cols-[1.1fr_1fr]">
        <div className={picture ? '' : 'pb-[clamp(48px,7vw,110px)]'}>
          <h1>404 Page Not Found</h1>
          <p className="mt-4 mb-6 max-w-[32em] text-lede">
            This door’s boarded up. The rest of the street is open.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={routes.home()}>Back to Main Street</ButtonLink>
            <ButtonLink href={routes.search()} variant="line">
              Search the site
            </ButtonLink>
          </div>
        </div>
        {picture}
      </div>
      {/* The shop's foot is a little above the drawing's. */}
      <div className="pavement -mt-[18px] h-11" />
    </section>
  );
}
