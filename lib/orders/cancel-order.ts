import type { Catalogue } from '@/lib/catalog/catalogue';
import { advance, type AdvanceDeps } from './advance';
import { checkoutAgain } from './checkout-again';

/** The buyer pressed cancel on PayPal's page. An order that is past waiting for approval stays as it is. */
export async function cancelOrder(returned: CancelledBuyer, deps: CancelDeps): Promise<CancelOutcome> {
  const order = await deps.orders.findByKey(returned.key);
  if (!order || (returned.paymentId !== null && order.paymentId !== returned.paymentId))
    return { kind: 'unknown' };
  const step = await advance({ order, event: { type: 'buyer_cancelled' }, source: 'cancel' }, deps);
  if (SETTLED_STATES.has(step.order.state)) return { kind: 'placed', key: order.key };
  const { catalogue } = deps;
  return { kind: 'cancelled', checkoutHref: checkoutAgain(order, { catalogue, reason: 'cancelled' }) };
}

const SETTLED_STATES: ReadonlySet<string> = new Set([
  'capturing',
  'paid',
  'pending',
  'refunded',
  'attention',
]);

export type CancelledBuyer = { key: string; paymentId: string | null };

/** `placed`: too late, the payment was made or is being made; the receipt page tells. */
export type CancelOutcome =
  /** `checkoutHref`: checkout with the same choice. */
  { kind: 'cancelled'; checkoutHref: string } | { kind: 'placed'; key: string } | { kind: 'unknown' };

type CancelDeps = AdvanceDeps & { catalogue: Catalogue };
