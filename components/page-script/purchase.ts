import type { BoughtOrder } from '@/components/analytics/purchase-event';
import { createPackageStore } from '@/components/packages/package-store';
import { forgetAddOns } from '@/components/packages/remembered-add-ons';
import { trackPurchase } from '@/lib/analytics/track';

/**
 * Tells the data layer of the paid order that `marker` carries, and takes the add-ons that were bought out of the
 * remembered package, so the next checkout does not bring them again. Once in this browser: a receipt that is
 * opened later changes nothing.
 */
export function startPurchase(marker: HTMLElement): void {
  const { addOnIds, ...order } = JSON.parse(marker.dataset['purchase'] ?? '') as BoughtOrder;
  if (trackPurchase(order)) forgetAddOns(addOnIds, createPackageStore());
}
