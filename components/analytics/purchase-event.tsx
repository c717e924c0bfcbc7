import type { PaidOrder } from '@/lib/analytics/track';

/** Stands on the receipt of a paid order: has it counted, and takes what was bought out of the remembered package. */
export function PurchaseEvent({ order }: { order: BoughtOrder }) {
  return <span data-purchase={JSON.stringify(order)} hidden />;
}

export type BoughtOrder = PaidOrder & { addOnIds: string[] };
