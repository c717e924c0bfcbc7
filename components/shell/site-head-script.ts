import { consentScript } from '@/lib/analytics/consent';
import { findTagManagerId } from '@/lib/analytics/tag-manager';
import { sitePromotionRule } from '@/lib/promotion/places';
import { windowsAround } from '@/lib/promotion/window';
import { headScript } from './head-script';

/**
 * The head script of every page, as of now: consent first, then what must be decided before the first paint. Static
 * pages live for long, so it carries the promotion's windows from its first year to years ahead, and the visitor's clock chooses. The
 * policy of the desk allows it by its hash.
 */
export function siteHeadScript(settings: HeadSettings): string {
  const consent = consentScript(findTagManagerId(settings.TAG_MANAGER_ID));
  return consent + headScript(windowsAround(sitePromotionRule(settings), Date.now(), YEARS_AHEAD));
}

const YEARS_AHEAD = 10;

type HeadSettings = Parameters<typeof sitePromotionRule>[0] & { TAG_MANAGER_ID?: string | null };
