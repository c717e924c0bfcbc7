import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAnyMoney, formatDollars, formatMoney, parseDecimal, toDecimal, toShortDecimal } from './money';

test.each([
  ['99', 9_900],
  ['99.5', 9_950],
  ['0.01', 1],
  ['2648.00', 264_800],
])('%s is read as %d cents', (text, minor) => {
  expect(parseDecimal(text)).toBe(minor);
});

test.each(['', ' 99', '99,00', '1e3', '-1', '+1', '.5', '1.', '1.005', '٩٩', 'NaN', '007', '9'.repeat(400)])(
  '%s is no amount',
  text => {
    expect(parseDecimal(text)).toBeNull();
  },
);

test('every amount of cents survives the way to text and back', () => {
  const survives = fc.property(
    fc.integer({ min: 0, max: 99_999_999_999 }),
    minor => parseDecimal(toDecimal(minor)) === minor,
  );
  expect(fc.check(survives).failed).toBe(false);
});

test('a fraction of a cent is refused', () => {
  expect(() => toDecimal(10.5)).toThrow(RangeError);
});

test('people see grouped thousands, the currency’s sign, and no needless cents in running text', () => {
  expect(formatMoney({ minor: 264_800, currency: 'USD' })).toBe('$2,648.00');
  expect(formatMoney({ minor: 9_900, currency: 'CAD' })).toBe('CA$99.00');
  expect(formatDollars(258_900)).toBe('$2,589');
  expect(formatDollars(4_950)).toBe('$49.50');
});

test('every currency has its sign, and one that checkout does not offer has its code behind the amount', () => {
  expect(formatAnyMoney(9_900, 'USD')).toBe('$99.00');
  expect(formatAnyMoney(9_900, 'EUR')).toBe('€99.00');
  expect(formatAnyMoney(9_900, 'GBP')).toBe('£99.00');
  expect(formatAnyMoney(9_900, 'CHF')).toBe('99.00 CHF');
});

test('an address carries whole amounts without cents', () => {
  expect(toShortDecimal(264_800)).toBe('2648');
  expect(toShortDecimal(4_950)).toBe('49.50');
});
