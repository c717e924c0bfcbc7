import { promotionFigures, type Figures } from '@/components/promotion/figures';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import { getEnv } from '@/lib/env/server';
import { systemClock } from '@/lib/kernel/clock';
import { latestWindowAt, placesLeft } from '@/lib/promotion/promotion-window';

/** The page is static: years and state follow the visitor's clock, the places follow the configuration. */
export function readFigures(): Figures {
  const { PROMOTION_START: start, PROMOTION_END: end, PROMOTION_PLACES_CLAIMED: claimed } = getEnv();
  const rule = { timeZone: site.timeZone, ...promotion.window, override: { start, end } };
  return promotionFigures({
    promotion,
    window: latestWindowAt(rule, systemClock.now()),
    placesLeft: placesLeft({ places: promotion.places, claimed }),
    timeZone: site.timeZone,
  });
}
