import { expect, test } from 'vitest';
import { foundCount, findShownResults, resultPageOf } from './result-page';
import type { SearchResponse, SearchType } from './search-document';

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
