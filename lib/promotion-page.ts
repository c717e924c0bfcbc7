import { promotion } from '@/content/promotion';
import { promotionPage as words } from '@/content/promotion-page';
import { site } from '@/content/site';
import { fill, promotionFigures, type Figures } from '@/lib/promotion/figures';
import { latestWindowAt, promotionStateAt, type PromotionRule } from '@/lib/promotion/promotion-window';
import { routes } from '@/lib/site/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { promotionOfferNode } from '@/lib/seo/json-ld-offers';

/** The figures of the promotion's page at an instant. */
export function pageFigures({ rule, left, now }: PromotionMoment): Figures {
  const window = latestWindowAt(rule, now);
  return promotionFigures({ promotion, window, placesLeft: left, timeZone: site.timeZone });
}

/** The page's address, title and description. */
export function pageFacts(moment: PromotionMoment): PageFacts {
  const { title, description } = isFull(moment) ? words.full : words.meta;
  return { path: routes.promotion(), title, description: fill(description, pageFigures(moment)) };
}

/** The page's structured data. The offer is marked up only while it runs and has places. */
export function pageData(moment: PromotionMoment): object {
  const { rule, left, now } = moment;
  const page = pageFacts(moment);
  const { name, yearPrice: price } = promotion;
  const isOpen = isRunning(moment) && left > 0;
  const offer = { name, description: page.description, price, window: latestWindowAt(rule, now) };
  return pageGraph({ ...page, trail: PROMOTION_TRAIL, about: isOpen ? [promotionOfferNode(offer)] : [] });
}

/** Returns whether it runs and no place is left. */
export function isFull(moment: PromotionMoment): boolean {
  return isRunning(moment) && moment.left === 0;
}

function isRunning({ rule, now }: PromotionMoment): boolean {
  return promotionStateAt(rule, now) === 'active';
}

export const PROMOTION_TRAIL = [{ label: 'Home', href: routes.home() }, { label: promotion.name }];

/** `left`: free places. `now`: epoch milliseconds. */
export type PromotionMoment = { rule: PromotionRule; left: number; now: number };

type PageFacts = { path: string; title: string; description: string };
