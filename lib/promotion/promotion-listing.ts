import { promotionPage } from '@/content/promotion-page';
import { routes } from '@/lib/routes';
import { sitePromotionRule } from './promotion-rule';
import { latestWindowAt } from './promotion-window';

/** The promotion's page for lists of pages, all year: it says itself when the offer is over. `now` in epoch milliseconds. */
export function promotionListing(settings: PromotionSettings, now: number): ListedPage {
  const { start, end } = latestWindowAt(sitePromotionRule(settings), now);
  const { title, listed: description } = promotionPage.meta;
  const changed = new Date(now >= end ? end : Math.min(start, now)).toISOString();
  return { path: routes.promotion(), title, description, changed };
}

type PromotionSettings = Parameters<typeof sitePromotionRule>[0];

/** `changed`: when the promotion last began or ended. */
type ListedPage = { path: string; title: string; description: string; changed: string };
