// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { whatComesNext } from '@/content/what-comes-next';
import { testCatalog } from '@/tests/support/price-list';
import { CheckoutFlow } from './checkout-flow';
import { findAddOns } from './checkout-options';
import type { SearchParams } from './checkout-query';
import { readCheckout } from './read-checkout';

afterEach(cleanup);

test('Proceed is disabled while the amount is empty or zero', () => {
  renderCheckout({});
  const clickProceed = screen.getByRole('button', { name: 'Proceed to Payment' });
  type('');
  expect(clickProceed.matches(':disabled')).toBe(true);
  type('0');
  expect(clickProceed.matches(':disabled')).toBe(true);
  type('5');
  expect(clickProceed.matches(':disabled')).toBe(false);
});

test('an amount that cannot be paid is explained at its field, and the payment step stays closed', async () => {
  renderCheckout({});
  type('0.50');
  proceed();
  await problemIs('too-small');
  expect(document.activeElement, 'the list of what is wrong').toBe(screen.getByRole('alert'));
  expect(screen.getByRole('link', { name: 'Amount' }).getAttribute('href')).toBe(`#${amount().id}`);
  expect(screen.queryByRole('button', { name: 'Pay with PayPal' })).toBeNull();
  type('5000000');
  await problemIs('too-large');
  choose('seo-optimization');
  await problemIs('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('before paying in another currency the buyer reads that the figure is not converted', () => {
  renderCheckout({ plan: 'pro', amount: '2648', currency: 'GBP' });
  expect(screen.getByText('the same figure in GBP')).toBeTruthy();
  cleanup();
  renderCheckout({});
  const note = screen.getByText('the same figure');
  expect(screen.getByLabelText('Currency').getAttribute('aria-describedby')).toBe(note.id);
});

test('the line under the total says what is due today and what each month after', () => {
  renderCheckout({ plan: 'pro', amount: '2648' });
  expect(screen.getByText('Due today. Then $149.00 each month, by invoice.')).toBeTruthy();
  cleanup();
  renderCheckout({ package: 'seo-optimization', step: 'pay' });
  expect(screen.getByText('Due today, once.')).toBeTruthy();
});

test.each([
  [{ plan: 'basic', amount: '99' }, whatComesNext.bought.takeover.checkout],
  [{ plan: 'basic', amount: '1598' }, whatComesNext.bought.build.checkout],
  [{ package: 'seo-optimization', step: 'pay' }, whatComesNext.bought.service.checkout],
  [{ package: 'custom', amount: '750', step: 'pay' }, whatComesNext.bought.custom.checkout],
])('the open payment step of %j says whether a website is built', (params, sentence) => {
  renderCheckout(params);
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('choosing a package sets its price, typing an amount makes it a custom one', () => {
  renderCheckout({});
  choose('seo-optimization');
  expect(amount().value).toBe('199.00');
  type('50.00');
  expect(packageList().value).toBe('custom');
  choose('custom');
  expect(amount().value).toBe('99.00');
});

test('a plan in the address opens the payment step and shows its banner; choosing a package closes both', () => {
  renderCheckout({ plan: 'pro', amount: '2648', name: 'Pro' });
  expect(screen.getByText(/Selected Plan/).textContent).toBe('Selected Plan: Pro, 2648.00 USD');
  expect(screen.getByRole('button', { name: 'Pay with PayPal' })).toBeTruthy();
  choose('basic-website');
  expect(screen.queryByText(/Selected Plan/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Proceed to Payment' })).toBeTruthy();
});

test('with an add-on the amount must be more than it, its line stays in sight, and no wrong total is shown', async () => {
  renderCheckout({ addOns: 'appointment-booking' });
  expect(screen.getByText('Enter your own, Appointment Booking included.')).toBeTruthy();
  for (const amount of ['10', '49']) {
    type(amount);
    proceed();
    await problemIs('too-small');
    expect(screen.getByText('Appointment Booking, first month')).toBeTruthy();
  }
  type('10');
  expect(screen.queryByText('$10.00')).toBeNull();
  type('50');
  await problemIs('');
  proceed();
  expect(await screen.findByRole('button', { name: 'Pay with PayPal' })).toBeTruthy();
});

test('an amount of the address that cannot be paid is explained at its field from the start', () => {
  renderCheckout({ amount: '20000', step: 'pay' });
  expect(screen.getByRole('link', { name: 'too-large' })).toBeTruthy();
  expect(document.querySelector('[data-error-for="amount"]')?.textContent).toBe('too-large');
});

test('each add-on in the order is named, with a way out that keeps the rest', () => {
  renderCheckout({ plan: 'pro', amount: '2736.00', name: 'Pro', addOns: 'live-chat,appointment-booking' });
  expect(screen.getByText('Appointment Booking for $49.00')).toBeTruthy();
  const remove = screen.getByRole('link', { name: 'Remove Live Chat' });
  expect(remove.getAttribute('href')).toBe(
    '/checkout?plan=pro&billing=setup-and-monthly&amount=2697.00&currency=USD&name=Pro&addOns=appointment-booking&step=pay',
  );
});

test('without the last add-on the address says that there is none', () => {
  renderCheckout({ addOns: 'live-chat' });
  choose('seo-optimization');
  expect(screen.getByRole('link', { name: 'Remove Live Chat' }).getAttribute('href')).toBe(
    '/checkout?package=seo-optimization&amount=199.00&currency=USD&addOns=&step=select',
  );
});

function proceed(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
}

/** Waits for what is said at the amount. */
async function problemIs(text: string): Promise<void> {
  await waitFor(() => expect(document.querySelector('[data-error-for="amount"]')?.textContent).toBe(text));
}

/** Checkout as its page renders it for the given address, with words that are easy to find. */
function renderCheckout(params: SearchParams): void {
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

function type(value: string): void {
  fireEvent.change(amount(), { target: { value } });
}

function choose(value: string): void {
  fireEvent.change(packageList(), { target: { value } });
}

function amount(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>('Amount');
}

function packageList(): HTMLSelectElement {
  return screen.getByLabelText<HTMLSelectElement>('Package');
}
