import { promotion } from '@/content/promotion';
import { promotionPage } from '@/content/promotion-page';
import { routes } from '@/lib/site/routes';
import './promotion-now';
import { sitePromotionRule } from './promotion-rule';
import { latestWindowAt, promotionStateAt } from './promotion-window';

/**
 * The promotion's page for lists of pages, all year, if there is a promotion: it says itself when the offer is over or its places are taken. `now`
 * in epoch milliseconds.
 */
export function promotionListing(
  settings: Parameters<typeof sitePromotionRule>[0],
  now: number,
): ListedPage[] {
  if (!promotion.isOffered) return [];
  const rule = sitePromotionRule(settings);
  const { start, end } = latestWindowAt(rule, now);
  const isFull = promotionStateAt(rule, now) === 'active' && globalThis.promotionNow?.isFull === true;
  const { title, listed: description } = isFull ? promotionPage.full : promotionPage.meta;
  const changed = new Date(now >= end ? end : Math.min(start, now)).toISOString();
  return [{ path: routes.promotion(), title, description, changed }];
}

/** `changed`: when the promotion last began or ended. */
type ListedPage = { path: string; title: string; description: string; changed: string };
