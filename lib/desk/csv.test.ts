import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from '@/tests/support/read-csv';
import { defuse, toCsvLine } from './csv';

test.each([
  '=1+1',
  '+1 555 0100',
  '-2',
  '@sum(a1)',
  '\t=1',
  '\r=1',
  '\0=1',
  ' =cmd',
  '"=1',
  ' \'"=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  ' ＝1',
  '\ufeff=1',
  '\u200b=1',
  '\n=1',
  '\tplain',
])('%j is kept from being a formula', text => {
  expect(defuse(text)).toBe(`'${text}`);
});

test.each(['Ana', 'a=b', "o'neil", '5 - 3', '"quoted"', '', ' spaced', 'ana@example.com'])(
  '%j is left as it is',
  text => {
    expect(defuse(text)).toBe(text);
  },
);

test('a figure is a figure, nothing is nothing', () => {
  expect(toCsvLine([12, null, ''])).toBe('12,,\r\n');
});

test('quotes, commas and line breaks come through a strict reader unchanged', () => {
  const values = ['a "b" c', 'a,b', 'one\r\ntwo', 'one\ntwo', ' padded ', 'José 🏪'];
  expect(readCsv(toCsvLine(values))).toEqual([values]);
});

test('any table comes through a strict reader unchanged, but for the apostrophes', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[=+\-@"',\r\n\t ]{0,4}[a-z]{0,3}$/),
  );
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, rows => {
      expect(readCsv(rows.map(row => toCsvLine(row)).join(''))).toEqual(rows.map(row => row.map(defuse)));
    }),
  );
});
