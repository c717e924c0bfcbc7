import { expect, test } from 'vitest';
import { computingMs } from '@/tests/support/computing-time';
import { toFieldRow, toFieldRows } from './compose-mail';

const FORM = {
  title: 'A form',
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'phone', label: 'Phone number', rule: 'phone' },
    {
      name: 'businessType',
      label: 'Business type',
      options: [{ value: 'home-services', label: 'Home Services' }],
    },
  ],
};

test('values stand under the labels of their form, unknown ones under their own name', () => {
  const rows = toFieldRows({ extra: 'x', businessType: 'home-services', name: 'Ada', empty: '' }, FORM);
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['Name', 'Ada'],
    ['Business type', 'Home Services'],
    ['extra', 'x'],
  ]);
});

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['https://example.com', 'https://example.com'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['+1 (555) 014-2018', 'tel:+15550142018'],
  ['javascript:alert(1)', null],
  ['https://bank.example@evil.example/', null],
  ['https://аpple.example/', null],
  ['data:text/html,x', null],
  ['see https://evil.example now', null],
])('%s is linked as %s', (value, href) => {
  expect(toFieldRow('Website', value).href).toBe(href);
});

test.each([
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['+1 (800) GO-FEDEX', 'tel:+18004633339'],
  ['(555) 014-2018', 'tel:5550142018'],
  ['\u202a+1\u00a0(212)\u00a0555\u20110142\u202c', 'tel:+12125550142'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['0049 / 30 / 1234567', 'tel:+49301234567'],
  ['212/555/0142', 'tel:2125550142'],
  ['555 014 2018 EXT 4', null],
  ['555.014.2018 ext. 4', null],
  ['call 555 014 2018', null],
])('the phone number %s is dialled as %s', (phone, href) => {
  expect(toFieldRows({ phone }, FORM).map(row => row.href)).toEqual([href]);
});

test('letters are dialled in a phone number only', () => {
  expect(toFieldRows({ name: '5 GUYS', extra: '1-800-FLOWERS' }, FORM).map(row => row.href)).toEqual([
    null,
    null,
  ]);
});

test('signs that turn the writing direction are spelled out', () => {
  expect(toFieldRow('File', 'a\u202efdp.exe').value).toBe('a[U+202E]fdp.exe');
});

test('a text of 100,000 characters becomes a row in time that grows with its length alone', () => {
  for (const part of ['a-', 'a.', '1 ', 'A1', 'https://a', 'a@', '\u202e', '=?'])
    expect(computingMs(() => rowsOf(part.repeat(100_000 / part.length)))).toBeLessThan(250);
});

function rowsOf(text: string) {
  return toFieldRows({ name: text, phone: text }, FORM);
}
