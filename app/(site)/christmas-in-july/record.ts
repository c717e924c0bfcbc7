import type { ListedPage } from '@/app/(site)/page-record';
import { promotion } from '@/content/promotion';
import { promotionPage } from '@/content/promotion-page';
import { routes } from '@/lib/site/routes';

/** What search says of it all year. Its head and its listing follow the clock (lib/promotion/state.ts). */
export const page: Omit<ListedPage, 'changed'> = {
  path: routes.promotion(),
  title: promotion.name,
  description: `A new website for less, with ${promotion.seoDays} days of Local SEO, while spots last. What it includes, what it costs, and how to claim a spot.`,
  search: { keywords: 'discount, sale, special offer, coupon, deal, promotion, promo code' },
  poster: ['lights', promotionPage.hero.title],
};
