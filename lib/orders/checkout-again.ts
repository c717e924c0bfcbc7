import { toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { catalog, findEntry } from './catalog';
import type { Order } from './order';

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
