import type { PageState } from '#engine';

/** The state of the promotion, as this process last read it (lib/promotion-services.ts). */
export type PromotionNow = {
  left: number;
  /** It runs, and no place is left. */
  isFull: boolean;
  /** What the pages say of it, which therefore need no build when a place is sold or the promotion begins or ends. */
  pages: PageState;
};

declare global {
  /** On the global object, because the framework's bundles share nothing else. */
  var promotionNow: PromotionNow | undefined;
}
