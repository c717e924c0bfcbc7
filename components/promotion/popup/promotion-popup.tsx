import { Lights } from '@/components/drawings/lights';
import { Island } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import { endDay } from '../end-day';

/** The card that tells of the promotion once, eight seconds into a visit in July. */
export function PromotionPopup() {
  const { regularYearPrice, yearPrice, saving } = promotion;
  return (
    <Island name="promotion-popup" id={ID} labelledBy={TITLE_ID}>
      <div className="relative px-[clamp(24px,6vw,40px)] pt-[104px] pb-7">
        <Lights />
        <h2 id={TITLE_ID} className="text-[clamp(2rem,1.5rem+2.4vw,2.6rem)]">
          Christmas in July.
        </h2>
        <p className="mt-3 text-[1.0938rem] leading-[1.5] text-[oklch(0.93_0.02_160)]">
          Up to {promotion.percentOff}% off a new website and {promotion.seoDays} days of Local SEO, for the
          next {promotion.places} customers. A full year is {formatDollars(yearPrice)} instead of{' '}
          {formatDollars(regularYearPrice)}: you save {formatDollars(saving)}. Ends{' '}
          {endDay(promotion.window.end, site.timeZone)}.
        </p>
        <p className="mt-6 grid gap-1.5">
          <ButtonLink href={routes.promotion()} variant="gold" block>
            See the details
          </ButtonLink>
          <button
            type="button"
            command="close"
            commandfor={ID}
            className="text-link mx-auto min-h-11 px-4 text-small"
          >
            Close
          </button>
        </p>
      </div>
    </Island>
  );
}

const ID = 'promotion-popup';
const TITLE_ID = 'promotion-popup-title';
