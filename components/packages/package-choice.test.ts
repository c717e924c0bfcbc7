import { expect, test } from 'vitest';
import { toDecimal } from '@/lib/site/money';
import { listPrice } from '@/tests/support/price-list';
import { checkoutFields, parsePackage, pricePackage, withAddOn, type PackageChoice } from './package-choice';

test('an add-on goes in with one press and out with the next', () => {
  const chosen = withAddOn(aChoice(), 'live-chat', true);
  expect(chosen.addOnIds).toEqual(['live-chat']);
  expect(withAddOn(chosen, 'live-chat', true), 'a box that a browser ticks again').toBe(chosen);
  expect(withAddOn(chosen, 'live-chat', false).addOnIds).toEqual([]);
});

test('the package costs what checkout will say: setup and first month of everything, then the monthly sum', () => {
  const addOnIds = ['appointment-booking', 'live-chat'] as const;
  const { first, monthly } = listPrice('pro', addOnIds);
  expect(pricePackage(aChoice({ addOnIds }))).toMatchObject({ totalMinor: first, monthlyMinor: monthly });
});

test('without the setup fee the first payment is the monthly sum', () => {
  const priced = pricePackage(aChoice({ billing: 'monthly-only', addOnIds: ['payment-gateway'] }));
  expect(priced.totalMinor).toBe(priced.monthlyMinor);
});

test('checkout’s address gets the whole amount and the plan’s name', () => {
  const addOnIds = ['multilingual-support'] as const;
  const amount = toDecimal(listPrice('pro', addOnIds).first);
  expect(checkoutFields(aChoice({ addOnIds }))).toEqual({ amount, name: 'Pro' });
});

test('a plan that is not sold cannot be priced', () => {
  expect(() => pricePackage(aChoice({ planId: 'gold' }))).toThrow('gold');
});

test('a remembered choice comes back as it was', () => {
  const choice = aChoice({ billing: 'monthly-only', addOnIds: ['live-chat'] });
  expect(parsePackage(JSON.stringify(choice))).toEqual(choice);
});

test('add-ons that are no longer sold, and repeated ones, are left out of a remembered choice', () => {
  const text = JSON.stringify(aChoice({ addOnIds: ['gold', 'live-chat', 'live-chat'] }));
  expect(parsePackage(text)?.addOnIds).toEqual(['live-chat']);
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '"pro"',
  '[]',
  '{}',
  '{"planId":"gold","addOnIds":[]}',
  '{"planId":{"__proto__":1}}',
])('%s is no remembered choice', text => {
  expect(parsePackage(text)).toBeNull();
});

function aChoice(overrides: Partial<PackageChoice> = {}): PackageChoice {
  return { planId: 'pro', billing: 'setup-and-monthly', addOnIds: [], ...overrides };
}
