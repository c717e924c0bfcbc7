import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CURRENCIES, toDecimal } from '@/lib/site/money';
import { testCatalog } from '@/tests/support/price-list';
import { type PriceRequest, priceOrder, catalog as siteCatalog, findEntry, monthlyLines } from './price';

const CEILING_MINOR = 1_000_000;

function price(request: Partial<PriceRequest>) {
  return priceOrder(
    { currency: 'USD', intent: 'CAPTURE', ...request },
    { catalog: testCatalog, ceilingMinor: CEILING_MINOR },
  );
}

test.each([
  ['basic', 159_800, 9_900],
  ['pro', 264_800, 14_900],
  ['premium', 424_800, 24_900],
])('the %s plan costs setup and first month, or the month alone', (plan, withSetup, monthly) => {
  expect(price({ plan })).toMatchObject({ kind: 'priced', totalMinor: withSetup, monthlyMinor: monthly });
  expect(price({ plan, amount: toDecimal(withSetup) })).toMatchObject({
    kind: 'priced',
    billing: 'setup-and-monthly',
    totalMinor: withSetup,
  });
  expect(price({ plan, billing: 'monthly-only', amount: toDecimal(monthly) })).toMatchObject({
    kind: 'priced',
    totalMinor: monthly,
  });
});

test('the amount alone tells a monthly-only plan, because the checkout address carries no toggle', () => {
  expect(price({ plan: 'pro', amount: '149.00' })).toMatchObject({ kind: 'priced', billing: 'monthly-only' });
  expect(price({ plan: 'pro', amount: '149.00', billing: 'setup-and-monthly' }).kind).toBe('price_mismatch');
});

test('an amount that is not the catalog’s is refused with the right price', () => {
  const outcome = price({ plan: 'pro', amount: '2647.99' });
  expect(outcome).toMatchObject({ kind: 'price_mismatch', expectedMinor: 264_800 });
  expect(outcome.kind === 'price_mismatch' && outcome.message).toContain('$2,648.00');
  expect(price({ package: 'enterprise-website', amount: '1.00' })).toMatchObject({
    kind: 'price_mismatch',
    expectedMinor: 199_900,
  });
});

test('add-ons add their monthly price to the total and to each following month', () => {
  const addOns = ['live-chat', 'payment-gateway'];
  expect(price({ plan: 'basic', addOns, amount: '1696.00' })).toMatchObject({
    kind: 'priced',
    totalMinor: 169_600,
    monthlyMinor: 19_700,
    addOnIds: addOns,
    description: 'Basic plan + Live Chat + Payment Gateway',
  });
  expect(price({ plan: 'basic', addOns, amount: '197.00' })).toMatchObject({ billing: 'monthly-only' });
  expect(price({ package: 'basic-website', addOns })).toMatchObject({
    totalMinor: 39_700,
    monthlyMinor: 9_800,
  });
  expect(price({ amount: '100.00', addOns })).toMatchObject({ totalMinor: 10_000, monthlyMinor: 9_800 });
  expect(price({ amount: '98.50', addOns })).toMatchObject({ kind: 'invalid', field: 'amount' });
});

test('the lines always add up to the total', () => {
  const plan = anyId(testCatalog.plans);
  const addOns = fc.uniqueArray(anyId(testCatalog.addOns));
  const billing = fc.constantFrom('setup-and-monthly' as const, 'monthly-only' as const);
  fc.assert(
    fc.property(plan, addOns, billing, (plan, chosen, billing) => {
      const outcome = price({ plan, addOns: chosen, billing });
      if (outcome.kind !== 'priced') throw new Error(outcome.message);
      expect(outcome.lines.reduce((sum, line) => sum + line.minor, 0)).toBe(outcome.totalMinor);
    }),
  );
});

test('every custom amount within the bounds is charged to the cent, in each currency', () => {
  const allowed = fc.integer({ min: 100, max: CEILING_MINOR });
  fc.assert(
    fc.property(allowed, fc.constantFrom(...CURRENCIES), (minor, currency) => {
      const charged = { kind: 'priced', totalMinor: minor, monthlyMinor: 0, currency };
      expect(price({ amount: toDecimal(minor), currency })).toMatchObject(charged);
    }),
  );
});

test.each([
  ['1.00', 100],
  ['10000.00', CEILING_MINOR],
])('the bound %s itself is charged', (amount, totalMinor) => {
  expect(price({ amount })).toMatchObject({ kind: 'priced', totalMinor });
});

test('every custom amount outside the bounds is refused', () => {
  const outside = fc.oneof(
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: CEILING_MINOR + 1, max: 99_999_999_999 }),
  );
  fc.assert(
    fc.property(outside, minor => {
      expect(price({ amount: toDecimal(minor) })).toMatchObject({ kind: 'invalid', field: 'amount' });
    }),
  );
});

test('a number is accepted when its shortest text is a plain decimal', () => {
  expect(price({ amount: 99 })).toMatchObject({ totalMinor: 9_900 });
  expect(price({ amount: 1.1 })).toMatchObject({ totalMinor: 110 });
  expect(price({ amount: 19.99 })).toMatchObject({ totalMinor: 1_999 });
});

test.each([
  0,
  -1,
  0.1 + 0.2,
  1e21,
  99.999,
  NaN,
  Infinity,
  '',
  '0',
  '0.99',
  '-1',
  '+5',
  '1e3',
  ' 99',
  '99 ',
  '99,00',
  '1,000.00',
  '99.',
  '.99',
  '099',
  '99.001',
  '0x63',
  '٩٩',
  '９９',
  'NaN',
  '10000.01',
  '9'.repeat(400),
  '99\u0000',
])('the custom amount %j is refused', amount => {
  expect(price({ amount })).toMatchObject({ kind: 'invalid', field: 'amount' });
});

test.each(['usd', 'JPY', '', ' USD', 'constructor', 'USD,EUR'])('the currency %j is refused', currency => {
  expect(price({ amount: '99.00', currency })).toEqual({
    kind: 'invalid',
    field: 'currency',
    message: 'Currency must be USD, EUR, GBP or CAD',
  });
});

test.each(['AUTHORIZE', 'capture', ''])('the intent %j is refused', intent => {
  expect(price({ amount: '99.00', intent })).toEqual({
    kind: 'invalid',
    field: 'intent',
    message: 'Intent must be CAPTURE',
  });
});

test.each([
  [{ plan: 'gold' }, 'plan', 'Choose one of our plans'],
  [{ plan: '__proto__' }, 'plan', 'Choose one of our plans'],
  [{ plan: 'pro', package: 'basic-website' }, 'plan', 'Choose a plan or a package, not both'],
  [{ package: 'gold', amount: '5.00' }, 'package', 'Choose a package from the list'],
  [{ plan: 'pro', addOns: ['live-chat', 'live-chat'] }, 'addOns', 'Each add-on can be chosen once'],
  [{ plan: 'pro', addOns: ['fax'] }, 'addOns', 'Choose add-ons from the list'],
  [{ package: 'custom' }, 'amount', 'Enter an amount'],
  [{}, 'amount', 'Enter an amount'],
  [{ amount: '99,00' }, 'amount', 'Enter the amount as a number with up to two decimals, such as 99.00'],
  [{ amount: '0.99' }, 'amount', 'The amount must be at least 1.00'],
  [{ amount: '10000.01' }, 'amount', 'The amount must be at most 10,000.00'],
])('the choice %j is refused at %s: %s', (choice, field, message) => {
  expect(price(choice)).toEqual({ kind: 'invalid', field, message });
});

function anyId(entries: readonly { id: string }[]) {
  return fc.constantFrom(...entries.map(entry => entry.id));
}

const cents = z.int().positive();
const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const name = z.string().min(1);

const schema = z.object({
  plans: z.array(z.object({ id, name, setupPrice: cents, monthlyPrice: cents })).min(1),
  packages: z.array(z.object({ id, name, price: cents, description: name })).min(1),
  addOns: z.array(z.object({ id, name, monthlyPrice: cents })).min(1),
  customAmount: z.object({ id, name, minimum: cents }),
});

test('every price is a whole number of cents above zero, and every entry has an id and a name', () => {
  expect(schema.safeParse(siteCatalog).error).toBeUndefined();
});

test('no two entries of the catalog share an id', () => {
  const { plans, packages, addOns, customAmount } = siteCatalog;
  const ids = [...plans, ...packages, ...addOns, customAmount].map(entry => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an entry is found by its id, and an inherited property name is not one', () => {
  expect(findEntry(siteCatalog.plans, 'pro')?.name).toBe('Pro');
  expect(findEntry(siteCatalog.plans, 'constructor')).toBeNull();
});

test('what is billed each month does not depend on the words of a label', () => {
  const lines = [
    { label: 'Pro plan, website setup', minor: 249_900, guarantee: 'build' as const },
    { label: 'Pro plan, first month', minor: 14_900, guarantee: 'plan' as const },
    { label: 'Live Chat, the month after launch', minor: 3_900, guarantee: 'plan' as const },
    { label: 'A call about your first month', minor: 9_900 },
  ];
  expect(monthlyLines(lines)).toEqual([
    { label: 'Pro plan', minor: 14_900 },
    { label: 'Live Chat, the month after launch', minor: 3_900 },
  ]);
});
