import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOrder } from '@/lib/orders/price';
import { testCatalog } from '@/tests/support/price-list';
import type { SearchParams } from './checkout-query';
import { readCheckout } from './read-checkout';

const TERMS = { catalog: testCatalog, ceilingMinor: 1_000_000 };

test('an amount that does not fit the plan is put right, and the page says so', () => {
  expect(startAt({ plan: 'pro', amount: '1', name: 'Pro' })).toMatchObject({
    start: { step: 'pay', option: 'plan-pro', amount: '2648.00' },
    correction: { kind: 'price', requestedMinor: 100, minor: 264_800, option: 'Pro, setup and first month' },
  });
  expect(startAt({ plan: 'pro', amount: '2648', billing: 'monthly-only' })).toMatchObject({
    start: { amount: '149.00' },
    correction: { kind: 'price', minor: 14_900 },
  });
  expect(startAt({ plan: 'basic-website', amount: '5' })).toMatchObject({
    start: { option: 'basic-website', amount: '299.00' },
    correction: { kind: 'price', requestedMinor: 500 },
  });
});

test.each(['abc', '$99', '99,00', '1e3', '0', '0.00', '-5', '12.345'])(
  'the amount %s means nothing: the plan’s price is shown, and the payment step waits for the buyer',
  amount => {
    expect(startAt({ plan: 'basic', amount, name: 'Basic' })).toMatchObject({
      start: { step: 'select', option: 'plan-basic', amount: '1598.00' },
      problem: null,
      correction: { kind: 'unclear', minor: 159_800 },
    });
    expect(startAt({ amount, name: 'Agreed' })).toMatchObject({
      start: { step: 'select', option: 'custom', amount: '99.00' },
      planName: null,
      correction: { kind: 'unclear-custom' },
    });
  },
);

test('an amount alone that is out of bounds is put right too', () => {
  for (const amount of ['0.50', '20000'])
    expect(startAt({ amount })).toMatchObject({
      start: { step: 'select', amount: '99.00' },
      problem: null,
      correction: { kind: 'out-of-bounds' },
    });
});

test('no address shows a figure or opens a step that the server would refuse', () => {
  const text = fc.oneof(
    fc.constantFrom(
      '0',
      '1',
      '99',
      '99.00',
      '149',
      '1598',
      '2648.00',
      '10000',
      '10000.01',
      'abc',
      '1e3',
      '-5',
    ),
    fc.string({ maxLength: 8 }),
  );
  const params = fc.record(
    {
      plan: fc.constantFrom('basic', 'pro', 'gold', 'seo-optimization'),
      package: fc.constantFrom('basic-website', 'custom', 'plan-pro', 'tin'),
      billing: fc.constantFrom('monthly-only', 'setup-and-monthly', 'x'),
      addOns: fc.constantFrom('live-chat', 'live-chat,payment-gateway', 'gold'),
      step: fc.constantFrom('pay', 'select'),
      amount: text,
      pageAmount: text,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(params, address => {
      const { start, chosen, query } = startAt(address);
      const order = { ...chosen?.order, amount: start.amount, addOns: query.addOnIds };
      const priced = priceOrder({ currency: 'USD', intent: 'CAPTURE', ...order }, TERMS);
      // The form keeps what was typed in its field, with the problem beside it and the step closed.
      const isTyped = query.isTyped && start.amount === query.amount;
      expect(priced.kind === 'priced' || (isTyped && start.step === 'select')).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a plan or package that we do not sell is reported; the agreed amount can be paid once it is chosen', () => {
  for (const choice of [{ plan: 'gold' }, { package: 'gold' }]) {
    const { query, start, correction } = startAt({ ...choice, amount: '50', name: 'Gold' });
    expect(start).toEqual({ step: 'select', option: 'custom', amount: '50', currency: 'USD' });
    expect(query).toMatchObject({ plan: null, name: null });
    expect(correction).toEqual({ kind: 'unknown' });
  }
});

test.each([
  [{ plan: 'basic', amount: '1598' }, 'Basic'],
  [{ plan: 'basic', amount: '99', billing: 'monthly-only' }, 'Basic'],
  [{ package: 'basic-website', amount: '299' }, 'Basic Website Package'],
  [{ plan: 'seo-optimization', amount: '199' }, 'SEO Optimization Service'],
  [{ amount: '750' }, 'Premium, everything included'],
])('%j is shown under the catalog’s name if it has one, whatever the link calls it', (choice, name) => {
  expect(startAt({ ...choice, name: 'Premium, everything included' }).planName).toBe(name);
  expect(startAt(choice).planName).toBeNull();
});

function startAt(params: SearchParams) {
  const checkout = readCheckout(params, {
    catalog: testCatalog,
    defaultAmount: 9_900,
    maximum: TERMS.ceilingMinor,
  });
  const { options, start } = checkout;
  return { ...checkout, chosen: options.find(option => option.value === start.option) };
}
