import { type Catalog, priceOrder } from '@/lib/orders/price';
import { amountLimits, listOptions } from './checkout-options';
import { readCheckoutQuery, type SearchParams } from './checkout-query';
import { startCheckout } from './checkout-start';

/**
 * What checkout shows at an address: the list, the limits of a custom amount, and where it starts. Amounts are in
 * cents; `maximum` is the most that a custom amount may be.
 */
export function readCheckout(params: SearchParams, { catalog, defaultAmount, maximum }: CheckoutTerms) {
  const query = readCheckoutQuery(params, catalog);
  const { plan, billing, amount, addOnIds } = query;
  const limits = amountLimits({ addOnIds, catalog, maximum });
  const options = listOptions({
    catalog,
    defaultAmount,
    addOnIds,
    chosen: { plan, billing, amount },
    maximum,
    price: request => priceOrder(request, { catalog, ceilingMinor: maximum }),
  });
  return { query, limits, options, ...startCheckout(query, { options, limits }) };
}

type CheckoutTerms = { catalog: Catalog; defaultAmount: number; maximum: number };
