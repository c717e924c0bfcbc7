import 'server-only';
import type { PageState } from '#engine';
import { promotion } from '@/content/promotion';
import { promotionPage as words } from '@/content/promotion-page';
import { site as agency, site } from '@/content/site';
import { pageGraph, promotionOfferNode } from '@/lib/seo';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { escapeHtml, toScriptJson } from '@/lib/site/text';
import { fill, promotionFigures, type Figures } from './figures';
import { latestWindowAt, promotionStateAt, type PromotionRule, placesLeft } from './window';
import type { Kysely } from 'kysely';
import type { Database } from '@/lib/site/db/tables';

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
  const isFull = promotionStateAt(rule, now) === 'active' && globalThis.promotionNow?.isFull === true;
  const { title, listed: description } = isFull ? words.full : words.meta;
  const changed = new Date(now >= end ? end : Math.min(start, now)).toISOString();
  return [{ path: routes.promotion(), title, description, changed }];
}

/** `changed`: when the promotion last began or ended. */
type Listing = { path: string; title: string; description: string; changed: string };

declare global {
  /** On the global object, because the framework's bundles share nothing else. */
  var promotionNow: PromotionNow | undefined;
}

/** How many places of the latest promotion are free. */
export async function readPlacesLeft({ db, env, now }: Site): Promise<number> {
  const { year } = latestWindowAt(sitePromotionRule(env), now());
  const claimed = env.PROMOTION_PLACES_CLAIMED + (await countTaken(db, year));
  return placesLeft({ places: promotion.places, claimed });
}

/** How many of a year's places are taken. */
export async function countTaken(db: Kysely<Database>, year: number): Promise<number> {
  const { count } = await db
    .selectFrom('promotion_places')
    .select(row => row.fn.countAll().as('count'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Takes the first free place. A number can be taken once only, so of two sales at the same moment one gets the last place
 * and the other gets `full`. The same sale, by its id or its request, never takes two: it is `counted` already.
 */
export async function takePlace(trx: Kysely<Database>, sale: Sale): Promise<'done' | 'counted' | 'full'> {
  for (;;) {
    if (await isCounted(trx, sale)) return 'counted';
    const number = await findFree(trx, sale);
    if (number === null) return 'full';
    const { id, year, leadId: lead_id, now: taken_at } = sale;
    const insert = trx.insertInto('promotion_places').values({ id, year, number, lead_id, taken_at });
    const row = await insert
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return 'done';
  }
}

async function isCounted(trx: Kysely<Database>, { id, leadId }: Sale): Promise<boolean> {
  const row = await trx
    .selectFrom('promotion_places')
    .select('id')
    .where(where => where.or([where('id', '=', id), where('lead_id', '=', leadId)]))
    .executeTakeFirst();
  return row !== undefined;
}

async function findFree(trx: Kysely<Database>, { year, places }: Sale): Promise<number | null> {
  const rows = await trx.selectFrom('promotion_places').select('number').where('year', '=', year).execute();
  const taken = new Set(rows.map(({ number }) => number));
  for (let number = 1; number <= places; number += 1) if (!taken.has(number)) return number;
  return null;
}

type Sale = {
  id: string;
  /** Null for a sale without a request. */
  leadId: string | null;
  year: number;
  /** How many the year has. */
  places: number;
  /** Epoch milliseconds. */
  now: number;
};

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
