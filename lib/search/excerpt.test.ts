import { expect, test } from 'vitest';
import { markMatches } from './rank';

test.each([
  ['Local SEO, and more SEO', 'seo', ['SEO', 'SEO']],
  ['Café terms: $1,499', '1499', ['1,499']],
  ['Café', 'cafe', ['Café']],
  ['Refund Policy: ask for refunds', 'policy refunds', ['Refund', 'Policy', 'refund']],
  ['a <b>bold</b> claim', '<b>', ['<b>']],
  ['Question? (really)', '? (', ['? (']],
  ['nothing here', 'refund', []],
  ['nothing here', '', []],
])('in %s the words of %s are marked', (text, query, marked) => {
  const parts = markMatches(text, query);
  expect(parts.map(part => part.text).join('')).toBe(text);
  expect(parts.filter(part => part.isMatch).map(part => part.text)).toEqual(marked);
});
