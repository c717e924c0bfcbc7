import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatAnyMoney,
  formatDollars,
  formatMoney,
  formatPercent,
  parseDecimal,
  parseTypedMoney,
  parseTypedPercent,
  toDecimal,
  toShortDecimal,
} from './money';

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

test.each([
  ['50', 5_000],
  ['$50', 5_000],
  [' 50 ', 5_000],
  ['50 $', 5_000],
  ['US$50', 5_000],
  ['usd 50.5', 5_050],
  ['50 USD', 5_000],
  ['50.', 5_000],
  ['.50', 50],
  ['050', 5_000],
  ['12,50', 1_250],
  ['1,250', 125_000],
  ['1,250.00', 125_000],
  ['1 250,00', 125_000],
  ['1\u00a0250.00', 125_000],
  ['1.250,00', 125_000],
  ['$\u200e1,234,567.89\u202c', 123_456_789],
])('%j, typed by people, is %d cents', (text, minor) => {
  expect(parseTypedMoney(text, 'USD')).toBe(minor);
});

test.each([
  '',
  ' ',
  '$',
  '.',
  ',',
  '-5',
  '+5',
  '£5',
  '1.250',
  '12.345',
  '1000,000',
  '1,00,0',
  '0,500',
  '5 0',
  '1,250,00',
  '1e3',
  '٢٥',
  '$50 and more',
  '9'.repeat(400),
])('%j, typed by people, is no plain amount', text => {
  expect(parseTypedMoney(text, 'USD')).toBeNull();
});

test('what people see of an amount can be typed in again, in each currency', () => {
  const survives = fc.property(
    fc.integer({ min: 0, max: 99_999_999_999 }),
    fc.constantFrom('USD', 'EUR', 'GBP', 'CAD'),
    (minor, currency) => parseTypedMoney(formatMoney({ minor, currency }), currency) === minor,
  );
  expect(fc.check(survives).failed).toBe(false);
});

test.each([
  ['8', 8_000],
  ['8.125', 8_125],
  ['8.125%', 8_125],
  [' 8.125 % ', 8_125],
  ['%8.125', 8_125],
  ['8,125', 8_125],
  ['8.25 percent', 8_250],
  ['8.12500', 8_125],
  ['.5', 500],
  ['0', 0],
])('%j is %d thousandths of a percent', (text, millipercent) => {
  expect(parseTypedPercent(text)).toBe(millipercent);
});

test.each(['', '%', '.', '-8', '8.1255', '8.1.2', '8,125,0', 'eight', '1000'.repeat(9)])(
  '%j is no percentage',
  text => {
    expect(parseTypedPercent(text)).toBeNull();
  },
);

test('a percentage has no needless decimals', () => {
  expect([8_125, 8_250, 8_000, 0, 500].map(formatPercent)).toEqual(['8.125', '8.25', '8', '0', '0.5']);
});
