import { promotion } from '@/content/promotion';
import { promotionOffers } from '@/content/promotion-offers';
import { site } from '@/content/site';
import { fill } from '@/lib/promotion/figures';
import type { PromotionWindow } from '@/lib/promotion/window';
import { formatDollars } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';

/** What one part of the site says of the promotion, and where its button leads: to the offer or, once all places are gone, to the waiting list. */
export function findOffers(
  part: keyof typeof promotionOffers,
  window: PromotionWindow,
): Record<'open' | 'full', Offer> {
  const { open, full } = promotionOffers[part];
  const figures = { ...FIGURES, startDay: dayIn.format(window.start), lastDay: dayIn.format(window.end - 1) };
  return {
    open: { ...open, text: fill(open.text, figures), href: routes.promotion() },
    full: { ...full, text: fill(full.text, figures), href: routes.contact('waiting-list') },
  };
}

const FIGURES = {
  percentOff: String(promotion.percentOff),
  places: String(promotion.places),
  seoDays: String(promotion.seoDays),
  yearPrice: formatDollars(promotion.yearPrice),
  regularYearPrice: formatDollars(promotion.regularYearPrice),
  saving: formatDollars(promotion.saving),
};

/** "July 31" */
const dayIn = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: site.timeZone });

type Offer = { text: string; button: string; href: string };
