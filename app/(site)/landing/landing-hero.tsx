import type { ReactNode } from 'react';
import { MapPackPicture } from '@/components/catalog/pictures/map-pack-picture';
import { StreetCrop } from '@/components/drawings/street-crop';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { landing as words } from '@/content/landing-page';

/** What the demo is, the form for it, and the result that it is about. */
export function LandingHero({ trail, children }: { trail: Crumb[]; children: ReactNode }) {
  return (
    <section className="overflow-hidden bg-sky">
      <div className="wrap grid items-stretch gap-x-split gap-y-10 pt-split lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        {/* First in the page, because later drawings refer to its shops, which a closed panel must not hold. */}
        <div className="flex flex-col justify-center gap-8 pb-split lg:order-2">
          <div className="max-lg:hidden">
            <MapPackPicture />
          </div>
          <StreetCrop
            plan={['restaurant', 'barber', 'plumber', 'florist']}
            pin="plumber"
            sky={450}
            align="xMidYMax slice"
            className="aspect-[1.1] sm:aspect-[1.63] overflow-hidden rounded-panel bg-sky-deep"
          />
        </div>
        <div className="min-w-0 max-lg:-order-1 lg:pb-split">
          <Breadcrumbs trail={trail} />
          <h1 className="mt-4 tracking-[-0.032em]">{words.heading}</h1>
          <p data-until-sent="landing-form" className="mt-4 mb-8 max-w-[36em] text-lede">
            {words.lede}
          </p>
          <div className="rounded-card bg-card p-inset shadow-shelf sm:rounded-panel">
            <h2 className="text-figure">{words.form.title}</h2>
            <p data-until-sent="landing-form" className="soft mt-2 mb-6">
              {words.form.lede}
            </p>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
