import { expect, test } from 'vitest';
import { formatMoney } from '@/lib/site/money';
import { DAY_MS } from '@/lib/site/time';
import { anOrder } from '@/tests/support/orders-fixture';
import { testCatalog } from '@/tests/support/price-list';
import { nextStepsAfter, receiptTerms, refundTerms } from './terms';

const dollars = (minor: number) => formatMoney({ minor, currency: 'USD' });

test('a new website: both guarantees count from the launch, so no day is named, and neither is the invoice’s', () => {
  const terms = receiptTerms(
    anOrder({
      planId: 'basic',
      billing: 'setup-and-monthly',
      amountMinor: 159_800,
      monthlyMinor: 9_900,
      paidAt: Date.parse('2026-01-31T15:00:00Z'),
    }),
    testCatalog,
  );
  expect(terms).toHaveLength(3);
  expect(terms[0]).toMatch(new RegExp(`\\${dollars(149_900)}.*30 days after your site goes live`));
  expect(terms[1]).toMatch(new RegExp(`\\${dollars(9_900)}.*7 days after your site goes live`));
  expect(terms[2]).toContain('one month after your site goes live');
  expect(terms.join(' ')).not.toMatch(/20\d\d/);
});

test.each([
  ['2026-03-10T15:00:00Z', 'March 17, 2026', 'April 9, 2026', 'April 10, 2026'],
  // Late in the evening in New York, and a month without a 31st.
  ['2026-02-01T04:30:00Z', 'February 7, 2026', 'February 27, 2026', 'February 28, 2026'],
])('a website that exists, paid at %s: back until %s, invoice on %s, due on %s', (paid, until, sent, due) => {
  const terms = receiptTerms(
    anOrder({
      planId: 'basic',
      billing: 'monthly-only',
      amountMinor: 9_900,
      monthlyMinor: 9_900,
      paidAt: Date.parse(paid),
    }),
    testCatalog,
  );
  expect(terms).toHaveLength(2);
  expect(terms[0]).toContain(until);
  expect(terms[1]).toContain(sent);
  expect(terms[1]).toContain(due);
});

test('what has no guarantee by the day and no month after has no such lines, and neither has an unpaid order', () => {
  const service = [{ label: 'SEO Optimization Service', minor: 19_900 }];
  const once = { lines: service, amountMinor: 19_900, monthlyMinor: 0 };
  expect(receiptTerms(anOrder({ ...once, paidAt: Date.now() }), testCatalog)).toEqual([]);
  expect(receiptTerms(anOrder({ planId: 'basic', monthlyMinor: 9_900, paidAt: null }), testCatalog)).toEqual(
    [],
  );
});

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
  expect(refundTerms(order, testCatalog)).toEqual([
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
  expect(refundTerms(order, testCatalog)).toEqual([
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
  expect(refundTerms(order, testCatalog)).toMatchObject([
    { days: 60, notBefore: PAID + 60 * DAY_MS },
    { days: 14, notBefore: PAID + 14 * DAY_MS },
  ]);
});

test('an order that pays an invoice orders nothing new', () => {
  const order = anOrder({ invoiceKey: 'key' });
  expect(refundTerms(order, testCatalog)).toEqual([{ kind: 'invoice', minor: 9_900 }]);
  expect(nextStepsAfter(order, testCatalog).agency).toBe('Nothing. It pays an invoice.');
});

test.each([
  ['Basic Website Package', { kind: 'build', minor: 9_900, days: 30, notBefore: null }],
  ['SEO Optimization Service', { kind: 'service', minor: 9_900 }],
  ['Custom Amount', { kind: 'custom', minor: 9_900 }],
])('%s is told by its line on the receipt', (label, term) => {
  expect(refundTerms(anOrder({ lines: lines(label) }), testCatalog)).toEqual([term]);
});
