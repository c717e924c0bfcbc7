import { sitePromotionRule } from '@/lib/promotion/promotion-rule';
import { windowsFrom } from '@/lib/promotion/promotion-window';
import { headScript } from './head-script';

/**
 * The head script of every page, as of `now`. Static pages live for long, so it carries the promotion's windows of
 * several years and the visitor's clock chooses. The policy of pages rendered per request allows it by its hash.
 */
export function siteHeadScript(settings: Parameters<typeof sitePromotionRule>[0], now: number): string {
  return headScript(windowsFrom(sitePromotionRule(settings), now, YEARS_AHEAD));
}

const YEARS_AHEAD = 5;
