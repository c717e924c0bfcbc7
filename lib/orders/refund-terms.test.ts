import { expect, test } from 'vitest';
import { DAY_MS } from '@/lib/site/time';
import { anOrder } from '@/tests/support/orders-fixture';
import { catalog } from '@/tests/support/price-list';
import { refundTerms } from './refund-terms';

const PAID = Date.parse('2026-01-05T09:00:00Z');
const lines = (label: string) => [{ label, minor: 1 }];

test('a plan with setup has both guarantees, each with its own amount, and both count from launch', () => {
  const order = anOrder({
    planId: 'basic',
    billing: 'setup-and-monthly',
    amountMinor: 159_800,
    monthlyMinor: 9_900,
    paidAt: PAID,
  });
  expect(refundTerms(order, catalog)).toEqual([
    { kind: 'build', minor: 149_900, days: 30, notBefore: PAID + 30 * DAY_MS },
    { kind: 'plan-from-launch', minor: 9_900, days: 7, notBefore: PAID + 7 * DAY_MS },
  ]);
});

test('monthly only has the plan guarantee alone, from the purchase', () => {
  const order = anOrder({
    planId: 'basic',
    billing: 'monthly-only',
    amountMinor: 9_900,
    monthlyMinor: 9_900,
    paidAt: PAID,
  });
  expect(refundTerms(order, catalog)).toEqual([
    { kind: 'plan', minor: 9_900, days: 7, until: PAID + 7 * DAY_MS },
  ]);
});

test('an order keeps the days that it was sold with', () => {
  const order = anOrder({
    planId: 'basic',
    amountMinor: 159_800,
    monthlyMinor: 9_900,
    guaranteeDays: { build: 60, plan: 14 },
    paidAt: PAID,
  });
  expect(refundTerms(order, catalog)).toMatchObject([
    { days: 60, notBefore: PAID + 60 * DAY_MS },
    { days: 14, notBefore: PAID + 14 * DAY_MS },
  ]);
});

test.each([
  ['Basic Website Package', { kind: 'build', minor: 9_900, days: 30, notBefore: null }],
  ['SEO Optimization Service', { kind: 'service', minor: 9_900 }],
  ['Custom Amount', { kind: 'custom', minor: 9_900 }],
])('%s is told by its line on the receipt', (label, term) => {
  expect(refundTerms(anOrder({ lines: lines(label) }), catalog)).toEqual([term]);
});
