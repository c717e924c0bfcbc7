import { promotionPage } from '@/content/promotion-page';
import { routes } from '@/lib/routes';
import { arePlacesTaken, type PlacesSettings } from './places';
import { sitePromotionRule } from './promotion-rule';
import { latestWindowAt, promotionStateAt } from './promotion-window';

/**
 * The promotion's page for lists of pages while the promotion runs (`now` in epoch milliseconds), changed when it began;
 * else nothing.
 */
export function listRunningPromotion(
  settings: Parameters<typeof sitePromotionRule>[0] & PlacesSettings,
  now: number,
): { path: string; title: string; description: string; changed: string }[] {
  const rule = sitePromotionRule(settings);
  if (promotionStateAt(rule, now) !== 'active') return [];
  const { title, listed: description } = arePlacesTaken(settings) ? promotionPage.full : promotionPage.meta;
  const changed = new Date(latestWindowAt(rule, now).start).toISOString();
  return [{ path: routes.promotion(), title, description, changed }];
}
