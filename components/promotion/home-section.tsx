import type { ReactNode } from 'react';
import { Lights } from '@/components/drawings/lights';
import { ButtonLink } from '@/components/ui/button';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { Countdown } from './countdown';
import { endDay } from './end-day';

/** The home page's July panel: lights, the offer, the time left and the sum. Shows only while the promotion runs. */
export function PromotionHomeSection({ receipt }: { receipt: ReactNode }) {
  return (
    <section data-promo-only className="pt-sec max-sm:pt-0">
      <div className="sm:wrap">
        <div className="on-dark relative grid gap-x-[72px] gap-y-10 overflow-hidden bg-[oklch(0.29_0.06_168)] px-gut pt-[clamp(84px,8vw,116px)] pb-[clamp(36px,5vw,68px)] text-white sm:rounded-panel sm:px-[clamp(24px,5vw,76px)] lg:grid-cols-[1.25fr_.9fr]">
          <Lights />
          <div className="self-center">
            <h2 className="text-h1">
              Christmas <br />
              in July.
            </h2>
            <p className="mt-[18px] max-w-[34em] text-lede text-[oklch(0.93_0.02_160)]">
              Up to {promotion.percentOff}% off a new website, plus {promotion.seoDays} days of Local SEO. For
              the next {promotion.places} customers. The lights come down{' '}
              {endDay(promotion.window.end, site.timeZone)}.
            </p>
            <Countdown look="plates" />
            <ButtonLink href={routes.promotion()} variant="gold">
              Claim the July price
            </ButtonLink>
          </div>
          {receipt}
        </div>
      </div>
    </section>
  );
}
