import type { Site } from '@/lib/site/site';
import { advance } from './advance';
import { findPayment, settlePayment } from './capture';
import { checkoutAgain } from './return';
import { hasConsent, type Order } from './order';
import { findOrder, takeLook } from './orders.sql';

/** The buyer cancelled on PayPal's page. An order that is past waiting for approval stays as it is. */
export async function cancelOrder(returned: CancelledBuyer, site: Site): Promise<CancelOutcome> {
  const order = await findOrder(site.db, 'key', returned.key);
  if (!order || (returned.paymentId !== null && order.paymentId !== returned.paymentId))
    return { kind: 'unknown' };
  const { state } = await cancel(order, returned.address, site);
  if (SETTLED_STATES.has(state)) return { kind: 'placed', key: order.key };
  return { kind: 'cancelled', checkoutHref: checkoutAgain(order, 'cancelled') };
}

/**
 * PayPal is asked once whether the buyer has approved before: if not, an approval that comes later is a new yes. If PayPal
 * does not say, or the buyer cancels again, no approval of this PayPal order counts anymore.
 */
async function cancel(order: Order, address: string, site: Site): Promise<Order> {
  // Nothing is left to take back.
  if (order.state === 'cancelled' && !hasConsent(order)) return order;
  const cancelledAt = site.now();
  const payment = order.state === 'awaiting_approval' ? await askPayPal(order, address, site) : null;
  if (payment?.capture) return settlePayment({ order, payment, source: 'cancel' }, site);
  const isUnapproved = payment?.status === 'created' || payment?.status === 'payer_action_required';
  const unapprovedAt = isUnapproved ? site.now() : null;
  const event = { type: 'buyer_cancelled', cancelledAt, unapprovedAt } as const;
  const step = await advance({ order, event, source: 'cancel' }, site);
  return step.order;
}

async function askPayPal(order: Order, address: string, site: Site) {
  const allowance = await takeLook(site, order, address);
  if (allowance.kind === 'limited') return null;
  const found = await findPayment({ order, deadline: site.now() + CANCEL_TIMEOUT_MS }, site);
  return found.kind === 'found' ? found.payment : null;
}

/** A buyer who cancels waits this long at most. */
const CANCEL_TIMEOUT_MS = 3_000;

const SETTLED_STATES: ReadonlySet<string> = new Set([
  'capturing',
  'paid',
  'pending',
  'refunded',
  'disputed',
  'reversed',
  'attention',
]);

/** `address`: the client's. */
type CancelledBuyer = { key: string; paymentId: string | null; address: string };

/** `placed`: too late, the payment was made or is being made; the receipt page shows which. */
type CancelOutcome =
  /** `checkoutHref`: checkout with the same choice. */
  { kind: 'cancelled'; checkoutHref: string } | { kind: 'placed'; key: string } | { kind: 'unknown' };
