import { promotion } from '@/content/promotion';
import { latestWindowAt } from '@/lib/promotion';
import type { DeskLead } from './desk-lead';
import type { DeskServices } from './services-type';

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

export async function readPromotionPlaces(services: PlaceSources): Promise<PromotionPlaces> {
  const { start: from, end: to, year } = latestWindowAt(services.promotionRule, services.clock.now());
  const elsewhere = services.placesClaimedElsewhere;
  const [taken, counted, leads] = await Promise.all([
    services.places.countTaken(year),
    services.places.findCounted(year),
    services.overview.countPromotionLeads({ formName: promotion.formName, from, to }),
  ]);
  return { year, places: promotion.places, taken: taken + elsewhere, counted, leads, from, to };
}

/** The promotion whose place a lead asked for; null when it asked for none, or after the end. */
export function findPromotionOf(
  lead: Pick<DeskLead, 'formName' | 'isLate' | 'receivedAt'> | null,
  { promotionRule, placesClaimedElsewhere }: Pick<DeskServices, 'promotionRule' | 'placesClaimedElsewhere'>,
): { year: number; places: number } | null {
  if (lead?.formName !== promotion.formName || lead.isLate) return null;
  const { year } = latestWindowAt(promotionRule, lead.receivedAt);
  return { year, places: promotion.places - placesClaimedElsewhere };
}

type PlaceSources = Pick<
  DeskServices,
  'overview' | 'places' | 'promotionRule' | 'placesClaimedElsewhere' | 'clock'
>;
