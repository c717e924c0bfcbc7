import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import type { PromotionRule } from './window';

/** The site's own promotion: its yearly days in the agency's time zone, or the configured instants (epoch milliseconds). */
export function sitePromotionRule(settings: {
  PROMOTION_START: number | null;
  PROMOTION_END: number | null;
}): PromotionRule {
  const { start, end, firstYear } = promotion.window;
  const configured = { start: settings.PROMOTION_START, end: settings.PROMOTION_END };
  return {
    timeZone: site.timeZone,
    start,
    end,
    firstYear,
    override: promotion.isOffered ? configured : LONG_AGO,
  };
}

/** A window that has ended for everyone. */
const LONG_AGO = { start: Date.UTC(2001, 6, 1), end: Date.UTC(2001, 7, 1) };
