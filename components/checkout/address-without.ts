import type { AddOn } from '@/lib/orders/price';
import { parseDecimal, toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import type { CheckoutState } from './checkout-state';
import type { CheckoutChoice } from './use-choice';

/** Checkout's address for the present choice without one add-on and its price. */
export function addressWithout(id: string, { choice, step, addOns, planName }: Chosen): string {
  const rest = addOns.filter(addOn => addOn.id !== id);
  const minor = parseDecimal(choice.amount);
  const price = addOns.find(addOn => addOn.id === id)?.monthlyPrice ?? 0;
  const address = new URLSearchParams({
    ...choice.option?.order,
    ...(minor === null || minor < price ? {} : { amount: toDecimal(minor - price) }),
    currency: choice.currency,
    ...(planName === null ? {} : { name: planName }),
    // Also when none is left: an address without it would get the remembered ones.
    addOns: rest.map(addOn => addOn.id).join(','),
    step,
  });
  return `${routes.checkout()}?${address.toString()}`;
}

type Chosen = {
  choice: CheckoutChoice;
  step: CheckoutState['step'];
  addOns: readonly AddOn[];
  planName: string | null;
};
