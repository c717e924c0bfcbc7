import type { PaidOrder } from '@/lib/analytics/track-purchase';

/** Stands on the receipt of a paid order, so that it is counted, and what was bought is forgotten as a wish. */
export function PurchaseEvent({ order }: { order: BoughtOrder }) {
  return <span data-purchase={JSON.stringify(order)} hidden />;
}

export type BoughtOrder = PaidOrder & { addOnIds: string[] };
