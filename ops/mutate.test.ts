import { expect, test } from 'vitest';
import { changesIn } from './mutate';

function changed(source: string): string[] {
  return changesIn(source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));
}

test('an operator, a constant or a branch is changed, one at a time', () => {
  expect(changed('const isLate = days > 14;')).toEqual([
    'const isLate = days >= 14;',
    'const isLate = days > 15;',
  ]);
  expect(changed('const isOpen = !isPaid && isKnown;')).toEqual([
    'const isOpen = !isPaid || isKnown;',
    'const isOpen = isPaid && isKnown;',
  ]);
  expect(changed("if (isPaid) state = 'paid';")).toEqual([
    "if (true) state = 'paid';",
    "if (false) state = 'paid';",
    "if (isPaid) state = '';",
  ]);
  expect(changed('await store(order);')).toEqual([';']);
});

test('types, names of modules, and the text of an error stay as they are', () => {
  expect(changed("import { a } from 'a'; type A = 'a' | 1; const b: 'b' = c as 'b';")).toEqual([]);
  expect(changed("throw new Error('no order');")).toEqual([]);
});

test('what a value is compared with changes only with the comparison', () => {
  expect(changed("const isPaid = state === 'paid';")).toEqual(["const isPaid = state !== 'paid';"]);
});
