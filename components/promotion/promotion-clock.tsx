import type { ReactNode } from 'react';

/** Around what names the promotion's years: page-script/promotion-page.ts keeps them right by the visitor's clock. */
export function PromotionClock({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <div data-promotion-clock={timeZone}>{children}</div>;
}
