import { expect, test } from 'vitest';
import { cleanQuery } from './clean-query';

test.each([
  ['\u0000', ''],
  [' website\u0000\r\n\tdesign\u0007 ', 'website design'],
  ['a\u0085b\u009fc\ufffe\u{1ffff}', 'a b c'],
])('signs that no page may hold go from %j', (typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
});

test('what can be shown stays as it was typed, whatever its script and direction', () => {
  for (const typed of ['\u202eעיצוב אתרים', 'two  blanks', '👩‍🔧', '<b>'])
    expect(cleanQuery(` ${typed} `)).toBe(typed);
});
