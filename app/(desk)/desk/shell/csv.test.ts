import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openInSpreadsheet, readCsv } from '@/tests/support/read-csv';
import { escapeFormula, toCsvLine } from './csv';

test.each([
  '=1+1',
  '+1 555 0100',
  '-2',
  '@sum(a1)',
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
  '\tplain',
])('%j is kept from being a formula', text => {
  expect(escapeFormula(text)).toBe(`'${text}`);
});

test.each([
  ['a;=1', "a;'=1"],
  ['a; "=1', 'a;\' "=1'],
  ['a;;+1;-2', "a;;'+1;'-2"],
  ['a\t@b', "a\t'@b"],
  ['a\r=1', "a\r'=1"],
  ['a\n\n=1', "a\n\n'=1"],
  ['a\n- one\n- two', "a\n'- one\n'- two"],
  ['\n=1', "\n'=1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
])('%j is kept from being formulas where other separators are expected: %j', (text, defused) => {
  expect(escapeFormula(text)).toBe(defused);
});

test.each([
  'Ana',
  'a=b',
  'a; b=c',
  'left;\r\n  \tright',
  'a, -b',
  "o'neil",
  '5 - 3',
  '"quoted"',
  '',
  ' spaced',
  'ana@example.com',
])('%j is left as it is', text => {
  expect(escapeFormula(text)).toBe(text);
});

test('a figure is a figure, nothing is nothing, and text is in quotes', () => {
  expect(toCsvLine([12, null, '', 'Ana', '=1;2'])).toBe('12,,"","Ana","\'=1;2"\r\n');
});

test.each([',', ';', '\t'] as const)(
  'no cell is a formula in a spreadsheet that separates by %j',
  separator => {
    const piece = fc.constantFrom(
      '=cmd|calc!A1',
      '+',
      '-',
      '@',
      '＝',
      ';',
      ',',
      '\t',
      '\r',
      '\n',
      '"',
      "'",
      ' ',
      '\0',
      'a',
    );
    const text = fc.array(piece, { maxLength: 8 }).map(pieces => pieces.join(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 3 }), rows => {
        const file = rows.map((row, index) => toCsvLine([index, ...row])).join('');
        const formulas = openInSpreadsheet(file, separator).filter(cell => /^[\s\0"]*[=+\-@＝]/.test(cell));
        expect(formulas).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  },
);

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
      expect(readCsv(rows.map(row => toCsvLine(row)).join(''))).toEqual(
        rows.map(row => row.map(escapeFormula)),
      );
    }),
  );
});
