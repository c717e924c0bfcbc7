import { promotion } from '@/content/promotion';
import { placesLeft } from './promotion-window';

/** Whether every place of the promotion is claimed: what offers it then offers the waiting list instead. */
export function arePlacesTaken({ PROMOTION_PLACES_CLAIMED: claimed }: PlacesSettings): boolean {
  return placesLeft({ places: promotion.places, claimed }) === 0;
}

export type PlacesSettings = { PROMOTION_PLACES_CLAIMED: number };
