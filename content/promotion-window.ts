import { live } from '@/lib/site/live';

/**
 * When the promotion runs each year and how many places it has (docs/product/promotion.md). Owners change it at the desk
 * (docs/changing-content.md).
 */
export const promotionWindow = live('promotion', {
  /** `false`: it never runs, no page leads to its page, and that is not listed. */
  isOffered: true,
  /** Month and day in the agency's time zone. It ends as the last one begins. */
  start: { month: 7, day: 1 },
  end: { month: 8, day: 1 },
  places: 100,
});
