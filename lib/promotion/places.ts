import 'server-only';
import type { Kysely } from 'kysely';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import type { Database } from '@/lib/site/db/tables';
import type { Site } from '@/lib/site/site';
import { latestWindowAt, placesLeft, type PromotionRule } from './window';

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
