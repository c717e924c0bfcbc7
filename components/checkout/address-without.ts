import type { AddOn } from '@/lib/catalog/catalogue';
import { parseDecimal, toDecimal } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import type { CheckoutOption } from './checkout-options';
import type { CheckoutState } from './checkout-state';

/** Checkout's address with what is chosen at the moment but for one add-on, whose price leaves the amount. */
export function addressWithout(id: string, { state, option, addOns, planName }: Chosen): string {
  const rest = addOns.filter(addOn => addOn.id !== id);
  const minor = parseDecimal(state.amount);
  const price = addOns.find(addOn => addOn.id === id)?.monthlyPrice ?? 0;
  const address = new URLSearchParams({
    ...option?.order,
    ...(minor === null || minor < price ? {} : { amount: toDecimal(minor - price) }),
    currency: state.currency,
    ...(planName === null ? {} : { name: planName }),
    // Also when none is left: an address without it would get the remembered ones.
    addOns: rest.map(addOn => addOn.id).join(','),
    step: state.step,
  });
  return `${routes.checkout()}?${address.toString()}`;
}

type Chosen = {
  state: Pick<CheckoutState, 'step' | 'amount' | 'currency'>;
  option: CheckoutOption | undefined;
  addOns: readonly AddOn[];
  planName: string | null;
};
