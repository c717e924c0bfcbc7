import { expect, test } from 'vitest';
import type { Currency } from '@/lib/site/money';
import { readFields } from '@/lib/site/read-fields';
import { refundForm } from './forms';

const FREE = 264_800;
const parse = (fields: Record<string, string>, currency: Currency = 'USD') =>
  readFields(
    refundForm({ freeMinor: FREE, currency }),
    new URLSearchParams({ amount: '25', reason: 'goodwill', ...fields }),
  );

test.each([
  ['25', 2_500],
  ['25.5', 2_550],
  ['0.01', 1],
  [' 99.00 ', 9_900],
  ['$149', 14_900],
  ['$ 149.50', 14_950],
  ['1,000', 100_000],
  ['$2,648.00', 264_800],
  ['10,00', 1_000],
  ['25 USD', 2_500],
])('%j is that many cents', (amount, amountMinor) => {
  expect(parse({ amount })).toEqual({
    kind: 'read',
    values: { amount: amountMinor, reason: 'goodwill', note: null },
  });
});

const AMOUNT_ERRORS = {
  missing: 'Enter an amount.',
  zero: 'Enter an amount above zero.',
  too_much: 'Only $2,648.00 can still be refunded.',
  unreadable: 'Enter an amount such as 25.00, with up to two decimals.',
};

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['0', 'zero'],
  ['0.00', 'zero'],
  ['2648.01', 'too_much'],
  ['$2,648.01', 'too_much'],
  ['1000000000', 'unreadable'],
  ['12.345', 'unreadable'],
  ['1.000', 'unreadable'],
  ['1000,000', 'unreadable'],
  ['$', 'unreadable'],
  ['$-5', 'unreadable'],
  ['£5', 'unreadable'],
  ['-5', 'unreadable'],
  ['٢٥', 'unreadable'],
] as const)('%j is refused as %s', (amount, error) => {
  expect(parse({ amount })).toEqual({ kind: 'invalid', errors: { amount: AMOUNT_ERRORS[error] } });
});

test('only the sign of the order’s own currency is taken', () => {
  expect(parse({ amount: 'CA$25' }, 'CAD')).toMatchObject({ values: { amount: 2_500 } });
  expect(parse({ amount: '£2,000.00' }, 'GBP')).toMatchObject({ values: { amount: 200_000 } });
  expect(parse({ amount: '$25' }, 'GBP')).toMatchObject({
    errors: { amount: AMOUNT_ERRORS.unreadable },
  });
});

test('a note becomes one line, and is counted after that', () => {
  expect(parse({ note: ` a\r\n\u202Eb ${'x'.repeat(251)} ` })).toMatchObject({
    values: { note: `a b ${'x'.repeat(251)}` },
  });
  expect(parse({ note: 'x'.repeat(256) })).toEqual({
    kind: 'invalid',
    errors: { note: 'Shorten the note to 255 characters.' },
  });
});
