import { promotion } from '@/content/promotion';
import { getEnv } from '@/lib/env/server';
import { systemClock } from '@/lib/kernel/clock';
import { sitePromotionRule } from '@/lib/promotion/promotion-rule';
import { arePlacesTaken } from '@/lib/promotion/places';
import { latestWindowAt, promotionStateAt } from '@/lib/promotion/promotion-window';
import { promotionOfferNode } from '@/lib/seo/json-ld-offers';
import type { JsonLdNode } from '@/lib/seo/json-ld';

/** The offer as structured data, only while it runs and has places: an offer that is over is not marked up. */
export function readOffer(description: string): JsonLdNode[] {
  const rule = sitePromotionRule(getEnv());
  const now = systemClock.now();
  if (promotionStateAt(rule, now) !== 'active' || arePlacesTaken(getEnv())) return [];
  const { name, yearPrice: price } = promotion;
  return [promotionOfferNode({ name, description, price, window: latestWindowAt(rule, now) })];
}
