import type { PageState } from '#engine';
import 'server-only';
import { promotion } from '@/content/promotion';
import { promotionPage as words } from '@/content/promotion-page';
import { site as agency } from '@/content/site';
import { pageGraph, promotionOfferNode } from '@/lib/seo';
import { siteProcess } from '@/lib/site/process';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { escapeHtml, toScriptJson } from '@/lib/site/text';
import { fill, promotionFigures, type Figures } from './figures';
import { readPlacesLeft, sitePromotionRule } from './places';
import { latestWindowAt, promotionStateAt, type PromotionRule } from './window';

/** The state of the promotion, as this process last read it. */
type PromotionNow = {
  left: number;
  /** It runs, and no place is left. */
  isFull: boolean;
  /** What the pages say of it, which therefore need no build when a place is sold or the promotion begins or ends. */
  pages: PageState;
};

/** Reads the state of the promotion from the clock and the database. Throws when that cannot be reached. */
export async function readPromotionNow(site: Site): Promise<PromotionNow> {
  return promotionAt({
    rule: sitePromotionRule(site.env),
    left: await readPlacesLeft(site),
    now: site.now(),
  });
}

/** The state of the pages from what was read. */
export function promotionAt(moment: PromotionMoment): PromotionNow {
  const { rule, left, now } = moment;
  const built = pageFacts({ ...moment, left: promotion.places });
  const page = pageFacts(moment);
  const year = latestWindowAt(rule, now).year;
  return {
    left,
    isFull: isFull(moment),
    pages: {
      parts: {
        places: isFull(moment) ? 'full' : 'open',
        'places-left': String(left),
        'promotion-year': String(year),
        'promotion-next-year': String(year + 1),
        'promotion-data': `<script type="application/ld+json">${toScriptJson(pageData(moment))}</script>`,
      },
      heads: {
        [page.path]: [
          [escapeHtml(built.title), escapeHtml(page.title)],
          [escapeHtml(built.description), escapeHtml(page.description)],
        ],
      },
    },
  };
}

/** The figures of the promotion's page at an instant. */
export function pageFigures({ rule, left, now }: PromotionMoment): Figures {
  const window = latestWindowAt(rule, now);
  return promotionFigures({ promotion, window, placesLeft: left, timeZone: agency.timeZone });
}

/** The page's address, title and description. */
export function pageFacts(moment: PromotionMoment): PageFacts {
  const { title, description } = isFull(moment) ? words.full : words.meta;
  return { path: routes.promotion(), title, description: fill(description, pageFigures(moment)) };
}

/** The page's structured data. The offer is marked up only while it runs and has places. */
export function pageData(moment: PromotionMoment): object {
  const { rule, left, now } = moment;
  const page = pageFacts(moment);
  const { name, yearPrice: price } = promotion;
  const isOpen = isRunning(moment) && left > 0;
  const offer = { name, description: page.description, price, window: latestWindowAt(rule, now) };
  return pageGraph({ ...page, trail: PROMOTION_TRAIL, about: isOpen ? [promotionOfferNode(offer)] : [] });
}

/** Returns whether it runs and no place is left. */
function isFull(moment: PromotionMoment): boolean {
  return isRunning(moment) && moment.left === 0;
}

function isRunning({ rule, now }: PromotionMoment): boolean {
  return promotionStateAt(rule, now) === 'active';
}

export const PROMOTION_TRAIL = [{ label: 'Home', href: routes.home() }, { label: promotion.name }];

/** `left`: free places. `now`: epoch milliseconds. */
export type PromotionMoment = { rule: PromotionRule; left: number; now: number };

type PageFacts = { path: string; title: string; description: string };

/**
 * The promotion's page for lists of pages, all year, if there is a promotion: it says itself when the offer is over or
 * its places are taken. `now` in epoch milliseconds.
 */
export function promotionListing(settings: Parameters<typeof sitePromotionRule>[0], now: number): Listing[] {
  if (!promotion.isOffered) return [];
  const rule = sitePromotionRule(settings);
  const { start, end } = latestWindowAt(rule, now);
  const isFull = promotionStateAt(rule, now) === 'active' && siteProcess.promotionNow?.isFull === true;
  const { title, listed: description } = isFull ? words.full : words.meta;
  const changed = new Date(now >= end ? end : Math.min(start, now)).toISOString();
  return [{ path: routes.promotion(), title, description, changed }];
}

/** `changed`: when the promotion last began or ended. */
type Listing = { path: string; title: string; description: string; changed: string };

declare global {
  interface SiteProcess {
    /** On the global object, because the framework's bundles share nothing else. */
    promotionNow?: PromotionNow | undefined;
  }
}
