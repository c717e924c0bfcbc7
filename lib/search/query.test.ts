import { expect, test } from 'vitest';
import {
  answerAddress,
  cleanQuery,
  findShownResults,
  foundCount,
  readSearchQuery,
  resultPageOf,
  searchAddress,
  type SearchResponse,
  type SearchType,
  foldText,
  foldWithPositions,
  meaningsOf,
  queryWords,
  singular,
  wordsOf,
} from './query';

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

test('query and kind go into the address and come back out of it', () => {
  const address = new URL(searchAddress('a&b #1', { type: 'product', show: 80 }), 'https://shop.test');
  expect(readSearchQuery(Object.fromEntries(address.searchParams))).toEqual({
    query: 'a&b #1',
    type: 'product',
    show: 80,
  });
  expect(answerAddress({ query: 'a&b', type: null, show: 40 })).toBe('/search/results?q=a%26b');
  expect(answerAddress({ query: 'a', type: 'faq', show: 80 })).toBe('/search/results?q=a&type=faq&show=80');
});

test('no query has no kind; an unknown kind is none; of a repeated parameter the first counts', () => {
  expect(searchAddress('', { type: 'product', show: 80 })).toBe('/search');
  expect(readSearchQuery({ q: ['seo', 'other'], type: '__proto__' })).toEqual({
    query: 'seo',
    type: null,
    show: 40,
  });
  expect(readSearchQuery({})).toEqual({ query: '', type: null, show: 40 });
});

test.each(['0', '-80', '41', '80.5', '1e3', '9999999960', 'all', '', '٨٠'])(
  'an address that would show %s results shows as many as any other',
  show => {
    expect(readSearchQuery({ q: 'seo', show }).show).toBe(40);
  },
);

const ANSWER = anAnswer(['blog', 'blog', 'product', 'faq', 'product', 'blog']);

test('a page holds as many as are shown, of one kind or of all, and counts everything', () => {
  const all = resultPageOf(ANSWER, { type: null, show: 3 });
  expect(all.results.map(({ id }) => id)).toEqual(['blog-0', 'blog-1', 'product-2']);
  expect(all.counts).toEqual({ blog: 3, product: 2, faq: 1 });
  expect([foundCount(all, null), foundCount(all, 'product'), foundCount(all, 'policy')]).toEqual([6, 2, 0]);
  const products = resultPageOf(ANSWER, { type: 'product', show: 3 });
  expect(products.results.map(({ id }) => id)).toEqual(['product-2', 'product-4']);
  expect(products.counts).toEqual(all.counts);
});

test('after the best five, results of all kinds are grouped in the order of the filter, each group by rank', () => {
  const answer = anAnswer(['faq', 'blog', 'faq', 'page', 'faq', 'faq', 'blog', 'product', 'faq', 'product']);
  expect(resultPageOf(answer, { type: null, show: 9 }).results.map(({ id }) => id)).toEqual([
    'faq-0',
    'blog-1',
    'faq-2',
    'page-3',
    'faq-4',
    'product-7',
    'product-9',
    'blog-6',
    'faq-5',
  ]);
});

test('what a page holds whole is shown at once; for anything else the server is asked', () => {
  const all = resultPageOf(ANSWER, { type: null, show: 4 });
  const held = (page: typeof all, type: SearchType | null, show = 4) =>
    findShownResults(page, { type, show })?.length;
  expect([held(all, null), held(all, 'faq'), held(all, 'policy')]).toEqual([4, 1, 0]);
  expect([held(all, 'blog'), held(all, 'blog', 2), held(all, null, 2)]).toEqual([undefined, 2, 2]);
  expect(held(all, null, 8)).toBeUndefined();
  const products = resultPageOf(ANSWER, { type: 'product', show: 4 });
  expect([held(products, 'product'), held(products, null), held(products, 'faq')]).toEqual([
    2,
    undefined,
    undefined,
  ]);
});

function anAnswer(types: SearchType[]): SearchResponse {
  const results = types.map((type, index) => ({
    id: `${type}-${index}`,
    title: '',
    excerpt: '',
    type,
    url: '/',
    iconName: 'page' as const,
  }));
  return { query: 'seo', corrected: null, results };
}

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

test.each([
  ['how do you cancel my plan', ['cancel', 'plan']],
  ['every website for our shop', ['website', 'shop']],
  ['would you call us', ['call']],
  ['seo or seo', ['seo']],
  ['how to', ['how', 'to']],
])('of “%s” the words that say what is wanted count, or all where none does', (folded, words) => {
  expect(queryWords(folded)).toEqual(words);
});

test.each([
  ['policies', 'policy'],
  ['ties', 'ties'],
  ['boxes', 'box'],
  ['axes', 'axes'],
  ['plans', 'plan'],
  ['news', 'news'],
  ['business', 'business'],
  ['status', 'status'],
])('the singular of %s is %s', (word, one) => {
  expect(singular(word)).toBe(one);
});

test('keywords are compared by their telling words, in the singular', () => {
  expect(meaningsOf(['the price lists', 'price list', 'prices'])).toEqual(new Set(['price list', 'price']));
});
