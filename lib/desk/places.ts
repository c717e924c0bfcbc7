import 'server-only';
import { promotion } from '@/content/promotion';
import { countTaken, takePlace, sitePromotionRule, latestWindowAt } from '@/lib/promotion';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import type { Site } from '@/lib/site/site';
import type { DeskLead } from '@/lib/leads/lead';
import { postedId, redirectWithNotice, type DeskActions } from './reply';

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

export const placeActions = {
  /** Counts a sale that came without a request, such as one on the phone. The same page counts one sale, however often it is posted. */
  'place-take': async ({ params, staff }, site) => {
    const id = postedId(params, 'place') || site.newId();
    const now = site.now();
    const { year } = latestWindowAt(sitePromotionRule(site.env), now);
    const places = promotion.places - site.env.PROMOTION_PLACES_CLAIMED;
    const outcome = await site.db.transaction().execute(async trx => {
      const taken = await takePlace(trx, { id, year, places, leadId: null, now });
      const note = { actorId: staff.accountId, action: 'place-taken', subjectId: id } as const;
      if (taken === 'done') await insertAudit(trx, note, site);
      return taken;
    });
    return redirectWithNotice(serverRoutes.desk(), outcome === 'full' ? 'places-full' : 'place-taken');
  },

  /** Takes back what `place-take` counted. */
  'place-give-back': async ({ params, staff }, site) => {
    const id = postedId(params, 'place');
    const isGivenBack = await site.db.transaction().execute(async trx => {
      const counted = trx.deleteFrom('promotion_places').where('id', '=', id).where('lead_id', 'is', null);
      const { numDeletedRows } = await counted.executeTakeFirst();
      if (numDeletedRows !== 1n) return false;
      await insertAudit(trx, { actorId: staff.accountId, action: 'place-given-back', subjectId: id }, site);
      return true;
    });
    return redirectWithNotice(serverRoutes.desk(), isGivenBack ? 'place-given-back' : 'place-gone');
  },
} satisfies DeskActions;

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
