/**
 * The state of the promotion, as this process last read it (lib/promotion-services.ts). The server puts it into the pages
 * (server/promotion-html.ts), which therefore need no build when a place is sold or the promotion begins or ends.
 */
export type PromotionNow = {
  left: number;
  /** It runs, and no place is left. */
  isFull: boolean;
  /** The year that the texts name. */
  year: number;
  /** The promotion's own page. */
  page: {
    path: string;
    /** Texts of its head as the build wrote them, and as they must read now. */
    head: readonly (readonly [built: string, now: string])[];
    /** Its structured data, as the text of a script element. */
    graph: string;
  };
};

declare global {
  /** On the global object, because the server and the framework's bundles share nothing else. */
  var promotionNow: PromotionNow | undefined;
  /** Set by the server: puts it into the pages. */
  var showPromotion: ((now: PromotionNow) => Promise<void>) | undefined;
}
