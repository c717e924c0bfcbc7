import { fireEvent, render, screen } from '@testing-library/react';
import { CheckoutFlow } from '@/components/checkout/checkout-flow';
import { findAddOns } from '@/components/checkout/checkout-options';
import type { SearchParams } from '@/components/checkout/checkout-query';
import { readCheckout } from '@/components/checkout/read-checkout';
import { testCatalog } from '@/tests/support/price-list';

/** Checkout as its page renders it for the given address, with words that are easy to find. */
export function renderCheckout(params: SearchParams): void {
  const { query, limits, options, start, planName, problem } = readCheckout(params, {
    catalog: testCatalog,
    defaultAmount: 9_900,
    maximum: 1_000_000,
  });
  const { addOnIds } = query;
  render(
    <CheckoutFlow
      start={start}
      problem={problem}
      options={options}
      addOns={findAddOns(addOnIds, testCatalog)}
      addOnPrices={{}}
      planName={planName}
      hiddenFields={{}}
      limits={limits}
      words={{
        labels: { package: 'Package', amount: 'Amount', currency: 'Currency' },
        amount: { 'not-decimal': 'not-decimal', 'too-small': 'too-small', 'too-large': 'too-large' },
        currency: { hint: 'the same figure', note: 'the same figure in {currency}' },
        addOns: { note: '{name} for {amount}', remove: 'Remove' },
        payLater: 'later',
        agreement: {
          text: 'You agree to the',
          terms: 'terms',
          and: 'and the',
          refunds: 'refunds',
          renews: 'It renews.',
        },
        guarantee: { build: 'build guarantee', plan: 'plan guarantee' },
      }}
      attemptId="attempt-of-the-page"
    >
      <p>Why PayPal?</p>
    </CheckoutFlow>,
  );
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
