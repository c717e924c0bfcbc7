import { advance } from './advance';
import { captureOrder, type CaptureDeps } from './capture-order';

/**
 * The buyer's word on paying again for what the same PayPal account has just paid for. PayPal is asked again before the
 * capture, as seldom as for a visit; an order that no longer waits for the answer stays as it is.
 */
export async function confirmOrder(
  { key, isWanted, address }: OrderResponse,
  deps: CaptureDeps,
): Promise<void> {
  const order = await deps.orders.findByKey(key);
  if (order?.state !== 'awaiting_confirmation') return;
  if (isWanted) {
    const allowance = await deps.orders.takeLookup(order, { address, now: deps.clock.now() });
    if (allowance.kind === 'limited') return;
    await captureOrder({ order, source: 'confirmation', isClaimed: false }, deps);
    return;
  }
  const event = { type: 'buyer_cancelled', cancelledAt: deps.clock.now(), unapprovedAt: null } as const;
  await advance({ order, event, source: 'confirmation' }, deps);
}

/** `address`: the client's. */
export type OrderResponse = { key: string; isWanted: boolean; address: string };
