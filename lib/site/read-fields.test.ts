import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  check,
  choice,
  day,
  email,
  listed,
  listedMany,
  metaOf,
  money,
  optional,
  percent,
  text,
  wholeNumber,
} from './fields';
import { readFields } from './read-fields';

const form = z.object({
  name: text('Name', { max: 10, empty: 'Say the name.' }),
  note: text('Note', { kind: 'long', max: 20 }),
  email: email('Email'),
  amount: money('Amount', { min: 100, max: 5_000, empty: 'Enter an amount.', problem: 'Such as 9.90.' }),
  tax: percent('Tax', { max: 25_000, problem: 'Such as 8.125.' }),
  places: wholeNumber('Places', { min: 1, max: 9 }),
  on: day('On'),
  role: choice('Role', { owner: 'An owner', staff: 'Staff' }),
  whose: listed('Whose'),
  extras: listedMany('Extras'),
  isTold: check('Tell them'),
});

const GOOD: [name: string, value: string][] = [
  ['name', ' Ana\u200B  Ruiz '],
  ['note', ' one\r\ntwo '],
  ['email', 'Ana <ana@shop.test>'],
  ['amount', '$9.90'],
  ['tax', '8.125 %'],
  ['places', '3'],
  ['on', '2026-07-31'],
  ['role', 'staff'],
  ['whose', 'a1'],
  ['extras', 'seo'],
  ['extras', 'care'],
  ['isTold', 'true'],
];

/** The good form with some values in the place of its own. */
function read(changes: Record<string, string> = {}) {
  const kept = GOOD.filter(([name]) => !Object.hasOwn(changes, name));
  return readFields(form, new URLSearchParams([...kept, ...Object.entries(changes)]));
}

test('what is typed is read by the kind of its field', () => {
  expect(read()).toEqual({
    kind: 'read',
    values: {
      name: 'Ana Ruiz',
      note: 'one\ntwo',
      email: 'ana@shop.test',
      amount: 990,
      tax: 8_125,
      places: 3,
      on: '2026-07-31',
      role: 'staff',
      whose: 'a1',
      extras: ['seo', 'care'],
      isTold: true,
    },
  });
});

test.each([
  ['nothing', ''],
  ['blanks', ' \t '],
  ['signs that no one sees', '\u200B\u00A0\u2060'],
])('%s in each field is said at each field, all at once', (_what, nothing) => {
  const typed = Object.fromEntries(Object.keys(form.shape).map(name => [name, nothing]));
  expect(read(typed)).toEqual({
    kind: 'invalid',
    errors: {
      name: 'Say the name.',
      note: 'Fill this in.',
      email: 'Enter an email address.',
      amount: 'Enter an amount.',
      tax: 'Such as 8.125.',
      places: 'Enter a whole number.',
      on: 'Enter the day.',
      role: 'Choose one.',
      whose: 'Choose one.',
    },
  });
});

test.each([
  ['name', 'x'.repeat(11), 'Shorten this to 10 characters.'],
  ['note', 'x'.repeat(21), 'Shorten this to 20 characters.'],
  ['email', `${'a'.repeat(300)}@shop.test`, 'Enter an email address.'],
  ['email', 'ana at shop', 'Enter an email address.'],
  ['amount', 'ten', 'Such as 9.90.'],
  ['amount', '£9.90', 'Such as 9.90.'],
  ['amount', '0.99', 'Such as 9.90.'],
  ['amount', '50.01', 'Such as 9.90.'],
  ['tax', '26', 'Such as 8.125.'],
  ['tax', '-1', 'Such as 8.125.'],
  ['places', '1.5', 'Enter a whole number.'],
  ['places', '0', 'Enter at least 1.'],
  ['places', '10', 'Enter at most 9.'],
  ['on', '2026-02-30', 'Enter the day.'],
  ['on', '7/31/2026', 'Enter the day.'],
  ['role', 'admin', 'Choose one.'],
  ['role', 'toString', 'Choose one.'],
])('%s is refused: %j', (name, typed, error) => {
  expect(read({ [name]: typed })).toEqual({ kind: 'invalid', errors: { [name]: error } });
});

test('a field that nobody posts is as an empty one; a box is then not ticked', () => {
  const { kind } = readFields(form, new URLSearchParams());
  expect(kind).toBe('invalid');
  expect(readFields(z.object({ isTold: check('Tell them') }), new URLSearchParams())).toEqual({
    kind: 'read',
    values: { isTold: false },
  });
});

test('an optional field is null when nothing is typed, and checked when something is', () => {
  const optionals = z.object({
    step: optional(text('Step', { max: 5 })),
    value: optional(money('Value', { problem: 'Such as 9.90.' })),
    on: optional(day('On')),
    role: optional(choice('Role', { owner: 'An owner' })),
  });
  const post = (typed: Record<string, string>) => readFields(optionals, new URLSearchParams(typed));
  expect(post({ step: ' ', role: '' })).toEqual({
    kind: 'read',
    values: { step: null, value: null, on: null, role: null },
  });
  expect(post({ step: 'too long', value: 'x', on: 'y', role: 'z' })).toEqual({
    kind: 'invalid',
    errors: {
      step: 'Shorten this to 5 characters.',
      value: 'Such as 9.90.',
      on: 'Enter the day.',
      role: 'Choose one.',
    },
  });
  expect(metaOf(optionals.shape.step)).toMatchObject({
    label: 'Step',
    kind: 'text',
    max: 5,
    isOptional: true,
  });
});

test('a rule about several fields is checked beside others that are wrong, and stands in the order of the form', () => {
  const both = z
    .object({
      on: optional(day('On')),
      step: optional(text('Step', { max: 5 })),
      tax: percent('Tax', { max: 9, problem: 'Such as 8.' }),
    })
    .refine(({ on, step }) => on === null || step !== null, {
      error: 'Say what.',
      path: ['step'],
      when: () => true,
    });
  const read = readFields(both, new URLSearchParams({ on: '2026-07-31', step: '', tax: 'x' }));
  expect(read).toEqual({ kind: 'invalid', errors: { step: 'Say what.', tax: 'Such as 8.' } });
  expect(Object.keys(read.kind === 'invalid' ? read.errors : {})).toEqual(['step', 'tax']);
});

test('what is added to a field keeps its label', () => {
  const phone = text('Phone', { max: 20 }).refine(value => value !== '1', 'No phone has this number.');
  expect(metaOf(phone)).toMatchObject({ label: 'Phone', kind: 'text' });
  expect(readFields(z.object({ phone }), new URLSearchParams({ phone: '1' }))).toEqual({
    kind: 'invalid',
    errors: { phone: 'No phone has this number.' },
  });
});

test('an amount is in the currency of its field', () => {
  const pounds = z.object({ amount: money('Amount', { currency: 'GBP', problem: 'Such as £5.' }) });
  expect(readFields(pounds, new URLSearchParams({ amount: '£5' }))).toMatchObject({
    values: { amount: 500 },
  });
  expect(readFields(pounds, new URLSearchParams({ amount: '$5' }))).toMatchObject({ kind: 'invalid' });
});
