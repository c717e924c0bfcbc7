import { promotion } from '@/content/promotion';
import { promotionOffers } from '@/content/promotion-offers';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import { fill } from '@/lib/promotion/figures';

/** What one part of the site says of the promotion, and where its button leads: to the offer or, once all places are gone, to the waiting list. */
export function findOffers(part: keyof typeof promotionOffers): Record<'open' | 'full', Offer> {
  const { open, full } = promotionOffers[part];
  return {
    open: { ...open, text: fill(open.text, FIGURES), href: routes.promotion() },
    full: { ...full, text: fill(full.text, FIGURES), href: routes.contact('waiting-list') },
  };
}

const FIGURES = {
  percentOff: String(promotion.percentOff),
  places: String(promotion.places),
  seoDays: String(promotion.seoDays),
  startDay: dayName(promotion.window.start, site.timeZone),
  endDay: dayName(promotion.window.end, site.timeZone),
  yearPrice: formatDollars(promotion.yearPrice),
  regularYearPrice: formatDollars(promotion.regularYearPrice),
  saving: formatDollars(promotion.saving),
};

type Offer = { text: string; button: string; href: string };

/** A day of the year as people write it: "August 1". */
function dayName({ month, day }: { month: number; day: number }, timeZone: string): string {
  const noon = new Date(Date.UTC(2025, month - 1, day, 12));
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone }).format(noon);
}
