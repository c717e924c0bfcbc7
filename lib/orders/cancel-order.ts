import { advance, type AdvanceDeps } from './advance';

/** The buyer pressed cancel on PayPal's page. An order that is past waiting for approval stays as it is. */
export async function cancelOrder(returned: CancelledBuyer, deps: AdvanceDeps): Promise<CancelOutcome> {
  const order = await deps.orders.findByKey(returned.key);
  if (!order || (returned.paymentId !== null && order.paymentId !== returned.paymentId))
    return { kind: 'unknown' };
  const step = await advance({ order, event: { type: 'buyer_cancelled' }, source: 'cancel' }, deps);
  return SETTLED_STATES.has(step.order.state) ? { kind: 'placed', key: order.key } : { kind: 'cancelled' };
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
export type CancelOutcome = { kind: 'cancelled' } | { kind: 'placed'; key: string } | { kind: 'unknown' };
