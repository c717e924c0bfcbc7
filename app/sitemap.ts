import type { MetadataRoute } from 'next';
import { getEnv } from '@/lib/env/server';
import { systemClock } from '@/lib/kernel/clock';
import { sitePromotionRule } from '@/lib/promotion/promotion-rule';
import { latestWindowAt, promotionStateAt } from '@/lib/promotion/promotion-window';
import { routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { readSiteSections } from '@/lib/seo/site-pages';

/** Asked for rarely, and right at once when the promotion begins or ends: its page is listed only while it runs. */
export const dynamic = 'force-dynamic';

export default function sitemap(): MetadataRoute.Sitemap {
  const pages = readSiteSections().flatMap(section => section.pages);
  return [
    ...pages.map(page => ({ url: absoluteUrl(page.path), lastModified: page.changed })),
    ...promotion(),
  ];
}

function promotion(): MetadataRoute.Sitemap {
  const rule = sitePromotionRule(getEnv());
  const now = systemClock.now();
  if (promotionStateAt(rule, now) !== 'active') return [];
  const begun = new Date(latestWindowAt(rule, now).start);
  return [{ url: absoluteUrl(routes.promotion()), lastModified: begun.toISOString() }];
}
