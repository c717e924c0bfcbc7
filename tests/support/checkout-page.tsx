import { fireEvent, render, screen } from '@testing-library/react';
import { CheckoutFlow } from '@/components/checkout/checkout-flow';
import { amountLimits, findAddOns, listOptions } from '@/components/checkout/checkout-options';
import {
  readCheckoutQuery,
  startCheckout,
  startProblem,
  type SearchParams,
} from '@/components/checkout/checkout-query';
import { catalogue } from '@/lib/catalog/catalogue';
import { priceOrder } from '@/lib/pricing/price-order';

/** Checkout as its page renders it for the given address, with words that are easy to find. */
export function renderCheckout(params: SearchParams): void {
  const query = readCheckoutQuery(params, catalogue);
  const { plan, billing, amount, name, addOnIds } = query;
  const options = listOptions({
    catalogue,
    defaultAmount: 9_900,
    addOnIds,
    chosen: { plan, billing, amount, name },
    price: request => priceOrder(request, { catalogue, ceilingMinor: 1_000_000 }),
  });
  const limits = amountLimits({ addOnIds, catalogue, maximum: 1_000_000 });
  const start = startCheckout(query, { options, limits });
  render(
    <CheckoutFlow
      start={start}
      problem={startProblem(query, start, limits)}
      options={options}
      addOns={findAddOns(addOnIds, catalogue)}
      planName={name}
      kept={{}}
      limits={limits}
      words={{
        amount: { 'not-decimal': 'not-decimal', 'too-small': 'too-small', 'too-large': 'too-large' },
        currency: { hint: 'the same figure', note: 'the same figure in {currency}' },
        addOns: { note: '{name} for {amount}', remove: 'Remove' },
        payLater: 'later',
        guarantee: { label: '30-day guarantee', value: 'Full refund' },
      }}
      attemptId="attempt-of-the-page"
    >
      <p>Why PayPal?</p>
    </CheckoutFlow>,
  );
}

export function pay(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Pay with PayPal' }));
}

export function type(value: string): void {
  fireEvent.change(amount(), { target: { value } });
}

export function choose(value: string): void {
  fireEvent.change(packageList(), { target: { value } });
}

export function amount(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>('Amount');
}

export function packageList(): HTMLSelectElement {
  return screen.getByLabelText<HTMLSelectElement>('Package');
}
