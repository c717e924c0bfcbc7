import type { Currency } from '@/lib/site/money';

/** Marks a product's page, so the data layer is told that it was opened. `value` is its price in minor units (cents). */
export function ViewItem({ itemId, value, currency }: ViewItemProps) {
  return <data hidden value={value} data-view-item={itemId} data-currency={currency} />;
}

type ViewItemProps = { itemId: string; value: number; currency: Currency };
