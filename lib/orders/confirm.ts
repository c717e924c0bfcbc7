import type { Site } from '@/lib/site/site';
import { advance } from './advance';
import { captureOrder } from './capture';
import { findOrder, takeLook } from './orders.sql';

/**
 * The buyer's word on paying again for what the same PayPal account has just paid for. PayPal is asked again before the
 * capture, as seldom as for a visit; an order that no longer waits for the answer stays as it is.
 */
export async function confirmOrder({ key, isWanted, address }: OrderResponse, site: Site): Promise<void> {
  const order = await findOrder(site.db, 'key', key);
  if (order?.state !== 'awaiting_confirmation') return;
  if (isWanted) {
    const allowance = await takeLook(site, order, address);
    if (allowance.kind === 'limited') return;
    await captureOrder({ order, source: 'confirmation', isClaimed: false }, site);
    return;
  }
  const event = { type: 'buyer_cancelled', cancelledAt: site.now(), unapprovedAt: null } as const;
  await advance({ order, event, source: 'confirmation' }, site);
}

/** `address`: the client's. */
type OrderResponse = { key: string; isWanted: boolean; address: string };
