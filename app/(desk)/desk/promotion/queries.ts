import 'server-only';
import { promotion } from '@/content/promotion';
import type { DeskLead } from '@/lib/leads/lead';
import { countTaken, sitePromotionRule, latestWindowAt } from '@/lib/promotion';
import type { Site } from '@/lib/site/site';

/** How the places of the latest promotion stand. */
type PromotionPlaces = {
  year: number;
  places: number;
  taken: number;
  /** The place that staff counted last without a request. */
  counted: string | null;
  /** Requests of that promotion that no one marked as spam. */
  leads: number;
  /** Epoch milliseconds. */
  from: number;
  to: number;
};

export async function readPromotionPlaces(site: Pick<Site, 'db' | 'now' | 'env'>): Promise<PromotionPlaces> {
  const { start: from, end: to, year } = latestWindowAt(sitePromotionRule(site.env), site.now());
  const elsewhere = site.env.PROMOTION_PLACES_CLAIMED;
  const [taken, counted, leads] = await Promise.all([
    countTaken(site.db, year),
    findCountedPlace(year, site),
    countPromotionLeads({ from, to }, site),
  ]);
  return { year, places: promotion.places, taken: taken + elsewhere, counted, leads, from, to };
}

/** The promotion whose place a lead asked for, and how many it has; null when it asked for none, or after the end. */
export function findPromotionOf(
  lead: Pick<DeskLead, 'formName' | 'isLate' | 'receivedAt'>,
  { env }: Pick<Site, 'env'>,
): { year: number; places: number } | null {
  if (lead.formName !== promotion.formName || lead.isLate) return null;
  const { year } = latestWindowAt(sitePromotionRule(env), lead.receivedAt);
  return { year, places: promotion.places - env.PROMOTION_PLACES_CLAIMED };
}

/** The place that was counted last without a request. */
export async function findCountedPlace(year: number, { db }: Pick<Site, 'db'>): Promise<string | null> {
  const row = await db
    .selectFrom('promotion_places')
    .select('id')
    .where('year', '=', year)
    .where('lead_id', 'is', null)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

async function countPromotionLeads(
  { from, to }: { from: number; to: number },
  { db }: Pick<Site, 'db'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(row => row.fn.countAll().as('count'))
    .where('is_held', '=', 0)
    .where('form_name', '=', promotion.formName)
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .where('status', '!=', 'spam')
    .executeTakeFirstOrThrow();
  return Number(count);
}
