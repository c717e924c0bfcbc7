import { promotion } from '@/content/promotion';
import { promotionOffers } from '@/content/promotion-offers';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import { endDay } from './end-day';
import { fill } from './figures';

/** What one part of the site says of the promotion, and where its button leads: to the offer or, when all places are taken, to the waiting list. */
export function findOffer(part: keyof typeof promotionOffers, isFull: boolean): Offer {
  const { text, button } = promotionOffers[part][isFull ? 'full' : 'open'];
  const href = isFull ? routes.contact('waiting-list') : routes.promotion();
  return { text: fill(text, FIGURES), button, href };
}

const FIGURES = {
  percentOff: String(promotion.percentOff),
  places: String(promotion.places),
  seoDays: String(promotion.seoDays),
  endDay: endDay(promotion.window.end, site.timeZone),
  yearPrice: formatDollars(promotion.yearPrice),
  regularYearPrice: formatDollars(promotion.regularYearPrice),
  saving: formatDollars(promotion.saving),
};

type Offer = { text: string; button: string; href: string };
