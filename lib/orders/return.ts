import { newDeadline } from '@/lib/paypal/paypal';
import { toDecimal } from '@/lib/site/money';
import { serverRoutes, routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { advance } from './advance';
import { captureOrder, isStale, waitForCapture, findPayment, settlePayment } from './capture';
import { hasConsent, type Order } from './order';
import { claimOrder, findOrder, takeLook } from './orders.sql';
import { catalog, findEntry } from './price';
import { nextVersion } from './transition';

/**
 * The buyer is back from PayPal. The address is only a hint: the order is found by our own key, must be the one that
 * PayPal names, and is captured only when PayPal says, now, that it is approved. A visit to an order that was declined or
 * cancelled asks PayPal nothing and captures nothing.
 */
export async function completeReturn(returned: ReturnedBuyer, site: Site): Promise<ReturnOutcome> {
  const order = await findOrder(site.db, 'key', returned.key);
  if (!order || order.paymentId !== returned.paymentId) return { kind: 'unknown' };
  if (order.state === 'capturing') return outcomeOf(await joinCapture(order, newDeadline(site), site));
  if (!mayBeApproved(order)) return outcomeOf(order);
  const allowance = await takeLook(site, order, returned.address);
  if (allowance.kind === 'limited') return { kind: 'placed', key: order.key };
  return captureReturned(order, site);
}

async function captureReturned(order: Order, site: Site): Promise<ReturnOutcome> {
  const deadline = newDeadline(site);
  const attempt = await captureOrder({ order, source: 'return', isClaimed: false, deadline }, site);
  if (attempt.kind === 'settled' && attempt.notOwed)
    return { kind: 'closed', checkoutHref: checkoutAgain(attempt.order, 'expired') };
  // No answer from PayPal: the receipt page shows the order's state, and the sweep asks again.
  if (attempt.kind === 'unsettled') return { kind: 'placed', key: order.key };
  // Another request took the order between our reading and our claim.
  const isOthers = attempt.order.state === 'capturing';
  return outcomeOf(isOthers ? await joinCapture(attempt.order, deadline, site) : attempt.order);
}

function mayBeApproved(order: Order): boolean {
  return order.state === 'awaiting_approval' || (order.state === 'cancelled' && hasConsent(order));
}

/** Someone else is capturing: wait for their result, or take over when they have fallen silent. */
async function joinCapture(order: Order, deadline: number, site: Site): Promise<Order> {
  const version = nextVersion(order, site.now());
  if (isStale(order, site.now()) && (await claimOrder(site.db, order, version))) {
    const capture = {
      order: { ...order, updatedAt: version },
      source: 'return',
      isClaimed: true,
      deadline,
    } as const;
    const outcome = await captureOrder(capture, site);
    return outcome.order;
  }
  return waitForCapture(order, JOIN_TIMEOUT_MS, site);
}

function outcomeOf(order: Order): ReturnOutcome {
  const { key, approveUrl, state } = order;
  switch (state) {
    case 'paid':
    case 'pending':
    case 'capturing':
    case 'refunded':
    case 'disputed':
    case 'reversed':
    case 'attention':
      return { kind: 'placed', key };
    case 'awaiting_confirmation':
      return { kind: 'bought_twice', key };
    case 'awaiting_approval':
      return approveUrl
        ? { kind: 'not_approved', approveUrl }
        : { kind: 'closed', checkoutHref: checkoutAgain(order, 'expired') };
    case 'declined':
    case 'cancelled':
      return { kind: state, checkoutHref: checkoutAgain(order, state) };
    default:
      return { kind: 'closed', checkoutHref: checkoutAgain(order, 'expired') };
  }
}

/**
 * Checkout's address with what a stored order was for, and the payment step open: a buyer who comes back without
 * having paid can try again at once, with scripts or without. It comes from our own row, never from the address
 * that brought the buyer back; `reason` makes checkout say in words why they are back. Of an invoice or a payment link, its own page.
 */
export function checkoutAgain(order: Order, reason?: ReturnReason): string {
  // Its page says why nothing was charged.
  const isOver = reason === 'expired';
  if (order.invoiceKey !== null) return notCharged(serverRoutes.invoice(order.invoiceKey), isOver);
  if (order.paymentLinkId !== null) return notCharged(serverRoutes.payAgain(order.key), isOver);
  const plan = order.planId === null ? null : findEntry(catalog.plans, order.planId);
  const chosen = plan
    ? { plan: plan.id, ...(order.billing ? { billing: order.billing } : {}), name: plan.name }
    : { package: packageOf(order) };
  const address = new URLSearchParams({
    ...(reason ? { [reason]: '1' } : {}),
    ...chosen,
    amount: toDecimal(order.amountMinor),
    currency: order.currency,
    ...(order.addOnIds.length > 0 ? { addOns: order.addOnIds.join(',') } : {}),
    step: 'pay',
  });
  return `${routes.checkout()}?${address.toString()}`;
}

function notCharged(href: string, isOver: boolean): string {
  return isOver ? `${href}&notCharged=1` : href;
}

/** The row keeps a package by its line on the receipt; one that is not sold any more becomes the amount that it was. */
function packageOf({ lines }: Order): string {
  const { packages, customAmount } = catalog;
  return packages.find(({ name }) => name === lines[0]?.label)?.id ?? customAmount.id;
}

/** Why a buyer is back at checkout: `?cancelled=1`, `?declined=1`, `?expired=1`. */
type ReturnReason = 'cancelled' | 'declined' | 'expired';

const JOIN_TIMEOUT_MS = 6_000;

/** `address`: the client's. */
type ReturnedBuyer = { key: string; paymentId: string; address: string };

export type ReturnOutcome =
  /** The buyer's part is done: the receipt page shows the order's state. */
  | { kind: 'placed'; key: string }
  | { kind: 'not_approved'; approveUrl: string }
  /** The buyer has just paid for the same thing, and is asked whether to pay again. */
  | { kind: 'bought_twice'; key: string }
  /** Nothing was charged, and a new checkout, with a new PayPal order, is needed. `closed`: expired. */
  | { kind: 'declined' | 'cancelled' | 'closed'; checkoutHref: string }
  | { kind: 'unknown' };

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
  const lookup = await findPayment({ order, deadline: site.now() + CANCEL_TIMEOUT_MS }, site);
  return lookup.kind === 'found' ? lookup.payment : null;
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
