import { expect, test } from 'vitest';
import { testCatalog } from '@/tests/support/price-list';
import type { SearchParams } from './checkout-query';
import { readCheckout } from './read-checkout';

test('without a query checkout starts on a custom amount of 99.00 USD with the payment step closed', () => {
  expect(startAt({}).start).toEqual({ step: 'select', option: 'custom', amount: '99.00', currency: 'USD' });
});

test('the list is the five packages and Custom Amount last, and a plan first only when the address names one', () => {
  expect(startAt({}).options.map(option => option.value)).toEqual([
    'basic-website',
    'professional-website',
    'e-commerce-website',
    'enterprise-website',
    'seo-optimization',
    'custom',
  ]);
  expect(startAt({ plan: 'pro' }).options).toHaveLength(7);
});

test('each guarantee stands at the amount that it covers: the build, and what is billed each month', () => {
  const { options } = startAt({ plan: 'pro', amount: '2687', addOns: 'live-chat' });
  const guaranteed = options.map(({ value, lines }) => [value, lines.map(({ guarantee }) => guarantee)]);
  expect(guaranteed).toEqual([
    ['plan-pro', ['build', 'plan', 'plan']],
    ['basic-website', ['build', 'plan']],
    ['professional-website', ['build', 'plan']],
    ['e-commerce-website', ['build', 'plan']],
    ['enterprise-website', ['build', 'plan']],
    ['seo-optimization', [undefined, 'plan']],
    ['custom', ['plan']],
  ]);
});

test.each([
  ['2648', 'setup-and-monthly', 2],
  ['2648.00', 'setup-and-monthly', 2],
  ['149', 'monthly-only', 1],
  ['149.00', 'monthly-only', 1],
])(
  'a plan with the amount %s is the %s way of paying, with the payment step open',
  (amount, billing, lines) => {
    const { start, chosen, query } = startAt({ plan: 'pro', amount, name: 'Pro' });
    expect(start).toEqual({ step: 'pay', option: 'plan-pro', amount, currency: 'USD' });
    expect(chosen?.order).toEqual({ plan: 'pro', billing });
    expect(chosen?.lines).toHaveLength(lines);
    expect(chosen?.monthlyMinor).toBe(14_900);
    expect(query.name).toBe('Pro');
  },
);

test('a plan without an amount shows its price with the payment step closed', () => {
  expect(startAt({ plan: 'basic' }).start).toMatchObject({
    step: 'select',
    option: 'plan-basic',
    amount: '1598.00',
  });
});

test('an amount alone is a custom amount with the payment step closed', () => {
  expect(startAt({ amount: '55.50' }).start).toMatchObject({
    step: 'select',
    option: 'custom',
    amount: '55.50',
  });
});

test('add-ons that we sell count in, once each; others are left out', () => {
  const { chosen, query } = startAt({
    plan: 'basic',
    addOns: 'live-chat,live-chat,gold,multilingual-support',
  });
  expect(query.addOnIds).toEqual(['live-chat', 'multilingual-support']);
  expect(chosen?.amount).toBe('1706.00');
  expect(chosen?.monthlyMinor).toBe(9_900 + 3_900 + 6_900);
});

test('add-ons stand beside a custom amount too', () => {
  const { chosen, start } = startAt({ addOns: 'live-chat' });
  expect(start.amount).toBe('138.00');
  expect(chosen).toMatchObject({ monthlyMinor: 3_900, order: {} });
});

test('the plain form’s step opens with the package’s own price, whatever the amount field still held', () => {
  const { start } = startAt({ package: 'seo-optimization', amount: '99.00', currency: 'GBP', step: 'pay' });
  expect(start).toEqual({ step: 'pay', option: 'seo-optimization', amount: '199.00', currency: 'GBP' });
});

test('another package in the plain form replaces the plan that the address began with', () => {
  const params = { plan: 'pro', amount: '2648', name: 'Pro', package: 'basic-website', step: 'pay' };
  expect(startAt(params).start).toMatchObject({ option: 'basic-website', amount: '299.00' });
  expect(startAt({ ...params, package: 'plan-pro' }).start).toMatchObject({
    option: 'plan-pro',
    amount: '2648',
  });
});

test('the plan’s name goes with the plan when the plain form names another package', () => {
  const params = {
    plan: 'basic',
    amount: '1598.00',
    name: 'Basic',
    package: 'seo-optimization',
    step: 'pay',
  };
  expect(startAt(params).query).toMatchObject({ plan: null, name: null });
  expect(startAt({ ...params, package: 'plan-basic' }).query).toMatchObject({ plan: 'basic', name: 'Basic' });
});

test('an amount that was typed over what the plain form showed is a custom amount', () => {
  const params = { package: 'basic-website', amount: '250', pageAmount: '99.00', step: 'pay' };
  expect(startAt(params).start).toMatchObject({ step: 'pay', option: 'custom', amount: '250' });
  expect(startAt({ ...params, plan: 'basic', name: 'Basic', pageAmount: '1598.00' }).query).toMatchObject({
    plan: null,
    name: null,
    package: 'custom',
  });
  expect(startAt({ ...params, amount: '99' }).start).toMatchObject({
    option: 'basic-website',
    amount: '299.00',
  });
});

test('an amount out of bounds keeps the payment step closed, and says why', () => {
  expect(startAt({ amount: '20000', step: 'pay' })).toMatchObject({
    start: { step: 'select', option: 'custom', amount: '20000' },
    problem: 'too-large',
    correction: null,
  });
  expect(startAt({ amount: '1.005', step: 'pay' }).problem).toBe('not-decimal');
});

test('a custom amount includes the add-ons, and must be more than they cost', () => {
  const addOns = 'appointment-booking';
  for (const amount of ['10', '49', '49.99'])
    expect(startAt({ addOns, amount, step: 'pay' })).toMatchObject({
      start: { step: 'select' },
      problem: 'too-small',
    });
  const { start, chosen } = startAt({ addOns, amount: '50', step: 'pay' });
  expect(start).toMatchObject({ step: 'pay', amount: '50' });
  expect(chosen?.description).toBe('Enter your own, Appointment Booking included.');
});

test('going back in the plain form keeps the choice', () => {
  const { start } = startAt({ plan: 'pro', amount: '2648', package: 'plan-pro', step: 'select' });
  expect(start).toMatchObject({ step: 'select', option: 'plan-pro', amount: '2648' });
});

test('a package id in place of a plan chooses that package', () => {
  expect(startAt({ plan: 'basic-website', amount: '299.00' }).start).toMatchObject({
    step: 'pay',
    option: 'basic-website',
  });
});

test('nonsense in the address is left out', () => {
  const { start, query } = startAt({
    amount: '<img>',
    currency: 'JPY',
    step: 'x',
    billing: 'y',
    name: ['Pro\n', 'b'],
  });
  expect(start).toEqual({ step: 'select', option: 'custom', amount: '99.00', currency: 'USD' });
  expect(query.name).toBe('Pro');
});

function startAt(params: SearchParams) {
  const checkout = readCheckout(params, { catalog: testCatalog, defaultAmount: 9_900, maximum: 1_000_000 });
  const { options, start } = checkout;
  return { ...checkout, chosen: options.find(option => option.value === start.option) };
}
