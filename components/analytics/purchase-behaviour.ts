import { trackPurchase, type PaidOrder } from '@/lib/analytics/track-purchase';

/** Tells the data layer of the paid order that `marker` carries, once in this browser. */
export function purchaseBehaviour(marker: HTMLElement): void {
  trackPurchase(JSON.parse(marker.dataset['order'] ?? '') as PaidOrder);
}
