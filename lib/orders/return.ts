import { toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { captureOrder, isStale, waitForCapture } from './capture';
import { catalog, findEntry } from './catalog';
import { hasConsent, type Order } from './order';
import { claimOrder, findOrder, takeLook } from './orders.sql';
import { newDeadline } from './paypal';
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
    const taken = {
      order: { ...order, updatedAt: version },
      source: 'return',
      isClaimed: true,
      deadline,
    } as const;
    const outcome = await captureOrder(taken, site);
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
 * that brought the buyer back; `reason` makes checkout say in words why they are back.
 */
export function checkoutAgain(order: Order, reason?: ReturnReason): string {
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
