import { expect, test } from 'vitest';
import { foldText, foldWithPositions, wordsOf } from './query';

test('case, accents, curly quotes, extra spaces and the comma in a price make no difference', () => {
  expect(foldText('  The CAFÉ’s   “menu” costs $1,499 ')).toBe(`the cafe's "menu" costs $1499 `);
  expect(foldText('one, two')).toBe('one, two');
});

test('signs that cannot be seen are left out', () => {
  expect(foldText('se\u200bo\u202e\u0000')).toBe('seo');
});

test('every folded sign knows where it came from', () => {
  const { folded, places } = foldWithPositions('A ﬁne  1,000');
  expect(folded).toBe('a fine 1000');
  expect(folded.split('').map((_, index) => places[index])).toEqual([0, 1, 2, 2, 3, 4, 5, 7, 9, 10, 11]);
  expect(places.at(-1)).toBe(12);
});

test('words keep their apostrophe and lose the rest', () => {
  expect(wordsOf("don't pay $99/month (now)")).toEqual(["don't", 'pay', '99', 'month', 'now']);
});
