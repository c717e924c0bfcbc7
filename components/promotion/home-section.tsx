import type { ReactNode } from 'react';
import { Lights } from '@/components/drawings/lights';
import { Island } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button';
import type { PromotionWindow } from '@/lib/promotion/window';
import { findOffers } from './find-offer';
import { Places } from './places';
import { TakenSign } from './taken-sign';

/**
 * The home page's July panel: lights, the offer, the time left and the sum (`receipt`), or the waiting list when the
 * places are taken. Shows only while the promotion runs.
 */
export function PromotionHomeSection({ window, receipt }: PromotionHomeSectionProps) {
  const { open, full } = findOffers('home', window);
  return (
    <section data-promo-only className="pt-sec max-sm:pt-0">
      <div className="sm:wrap">
        <div className="on-dark relative grid gap-x-split gap-y-10 overflow-hidden bg-pine-30 px-gut pt-sec pb-split text-white sm:rounded-panel sm:px-split lg:grid-cols-[1.25fr_.9fr]">
          <Lights />
          <div className="self-center">
            <h2 className="text-h1">
              Christmas <br />
              in July.
            </h2>
            <p className="mt-4 max-w-[34em] text-lede text-slate-93">
              <Places open={open.text} full={full.text} />
            </p>
            <Places
              open={
                <>
                  <Island name="countdown" look="plates" />
                  <ButtonLink href={open.href} variant="gold">
                    {open.button}
                  </ButtonLink>
                </>
              }
              full={
                <ButtonLink href={full.href} variant="gold" className="mt-7">
                  {full.button}
                </ButtonLink>
              }
            />
          </div>
          <Places open={receipt} full={<TakenSign />} />
        </div>
      </div>
    </section>
  );
}

type PromotionHomeSectionProps = { window: PromotionWindow; receipt: ReactNode };
