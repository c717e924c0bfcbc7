import { promotion } from '@/content/promotion';
import { sitePromotionRule } from '@/lib/promotion/places';
import { type PromotionMoment } from '@/lib/promotion/state';
import { latestWindowAt, type PromotionWindow } from '@/lib/promotion/window';
import { getEnv } from '@/lib/site/site';

/** The page is built as if every place were free: the server changes what that has made untrue (lib/promotion/state.ts). */
export function momentNow(): PromotionMoment {
  return { rule: sitePromotionRule(getEnv()), left: promotion.places, now: Date.now() };
}

/** The promotion's days, for what says them on other pages. */
export function windowNow(): PromotionWindow {
  const { rule, now } = momentNow();
  return latestWindowAt(rule, now);
}
