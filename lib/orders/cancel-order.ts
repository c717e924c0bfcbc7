import type { Catalog } from '@/lib/catalog/catalog';
import { advance } from './advance';
import { findPayment, type CaptureDeps } from './capture-order';
import { checkoutAgain } from './checkout-again';
import { hasConsent, type Order } from './order';
import { settlePayment } from './settle-payment';

/** The buyer cancelled on PayPal's page. An order that is past waiting for approval stays as it is. */
export async function cancelOrder(returned: CancelledBuyer, deps: CancelDeps): Promise<CancelOutcome> {
  const order = await deps.orders.findByKey(returned.key);
  if (!order || (returned.paymentId !== null && order.paymentId !== returned.paymentId))
    return { kind: 'unknown' };
  const { state } = await cancel(order, returned.address, deps);
  if (SETTLED_STATES.has(state)) return { kind: 'placed', key: order.key };
  const { catalog } = deps;
  return { kind: 'cancelled', checkoutHref: checkoutAgain(order, { catalog, reason: 'cancelled' }) };
}

/**
 * PayPal is asked once whether the buyer has approved before: if not, an approval that comes later is a new yes. If PayPal
 * does not say, or the buyer cancels again, no approval of this PayPal order counts anymore.
 */
async function cancel(order: Order, address: string, deps: CancelDeps): Promise<Order> {
  // Nothing is left to take back.
  if (order.state === 'cancelled' && !hasConsent(order)) return order;
  const cancelledAt = deps.clock.now();
  const payment = order.state === 'awaiting_approval' ? await askPayPal(order, address, deps) : null;
  if (payment?.capture) return settlePayment({ order, payment, source: 'cancel' }, deps);
  const isUnapproved = payment?.status === 'created' || payment?.status === 'payer_action_required';
  const unapprovedAt = isUnapproved ? deps.clock.now() : null;
  const event = { type: 'buyer_cancelled', cancelledAt, unapprovedAt } as const;
  const step = await advance({ order, event, source: 'cancel' }, deps);
  return step.order;
}

async function askPayPal(order: Order, address: string, deps: CancelDeps) {
  const allowance = await deps.orders.takeLookup(order, { address, now: deps.clock.now() });
  if (allowance.kind === 'limited') return null;
  const found = await findPayment({ order, deadline: deps.clock.now() + CANCEL_TIMEOUT_MS }, deps);
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
export type CancelledBuyer = { key: string; paymentId: string | null; address: string };

/** `placed`: too late, the payment was made or is being made; the receipt page shows which. */
export type CancelOutcome =
  /** `checkoutHref`: checkout with the same choice. */
  { kind: 'cancelled'; checkoutHref: string } | { kind: 'placed'; key: string } | { kind: 'unknown' };

type CancelDeps = CaptureDeps & { catalog: Catalog };
