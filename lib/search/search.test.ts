import { expect, test } from 'vitest';
import type { SearchDocument } from './documents';
import { createSearch } from './search';

const documents: SearchDocument[] = [
  aDocument({ id: 'product-site', type: 'product', title: 'Local Website', summary: 'Found on the map.' }),
  aDocument({
    id: 'blog-maps',
    type: 'blog',
    title: 'How maps rank',
    summary: 'Short.',
    body: 'A website helps.',
  }),
  aDocument({
    id: 'policy-refund',
    type: 'policy',
    title: 'Refund Policy',
    page: '/refund',
    isExcerptMoving: true,
  }),
  aDocument({
    id: 'policy-refund-limits',
    type: 'policy',
    title: 'Limits',
    context: 'Refund Policy',
    page: '/refund',
    isPart: true,
    isExcerptMoving: true,
    body: `${'Filler sentence here. '.repeat(20)}Domains cannot be returned. ${'More text. '.repeat(30)}`,
  }),
  aDocument({ id: 'page-careers', type: 'page', title: 'Careers', keywords: ['jobs'] }),
];
const search = createSearch(documents);
const idsFor = (query: string) => search(query).results.map(({ id }) => id);

test('a substring of title, description or body finds, in any case, titles first', () => {
  expect(idsFor('EBSIT')).toEqual(['product-site', 'blog-maps']);
  expect(idsFor('map')).toEqual(['blog-maps', 'product-site']);
});

test('a page is listed once, with the part that matches best', () => {
  expect(search('refund').results).toMatchObject([{ id: 'policy-refund', url: '/policy-refund' }]);
  expect(search('domains').results).toMatchObject([
    { id: 'policy-refund-limits', title: 'Refund Policy: Limits' },
  ]);
});

test('the excerpt is cut to 200 characters at the end of a word and, for parts, begins at the sentence that matched', () => {
  const [result] = search('domains').results;
  expect(result?.excerpt).toMatch(/^Domains cannot be returned\. /);
  expect(result?.excerpt).toMatch(/ More text\. More\.\.\.$/);
  expect(result?.excerpt.length).toBeLessThanOrEqual(203);
});

test('of a sentence so long that the match would be cut off, the excerpt says that it begins in the middle', () => {
  const before = 'and a gutter '.repeat(20);
  const roofing = aDocument({
    id: 'roofing',
    type: 'page',
    title: 'Roofing',
    summary: `A roof, ${before}and then a weathervane.`,
    isExcerptMoving: true,
  });
  const [result] = createSearch([roofing])('weathervane').results;
  expect(result?.excerpt).toMatch(/^… (?:and a gutter |a gutter |gutter )+and then a weathervane\.$/);
});

test('all words in any order, keywords and plurals find too', () => {
  expect(idsFor('map local')).toEqual(['product-site']);
  expect(idsFor('jobs')).toEqual(['page-careers']);
  expect(idsFor('refunds')).toEqual(['policy-refund']);
});

test('a near spelling is tried only when nothing matches, and is named', () => {
  expect(search('webiste')).toMatchObject({ query: 'webiste', corrected: 'website' });
  expect(search('website').corrected).toBeNull();
  expect(search('xylophone')).toEqual({ query: 'xylophone', corrected: null, results: [] });
});

test('a query is trimmed and cut; a blank one finds nothing', () => {
  expect(search('  website  ').query).toBe('website');
  expect(search('x'.repeat(10_000)).query).toHaveLength(200);
  expect(search(' \u200b ').results).toEqual([]);
});

test.each(['e-commerce', 'E commerce', 'ecommerce'])('%s finds where e-commerce is written', query => {
  const shop = aDocument({ id: 'shop', type: 'page', title: 'Shop', summary: 'An e-commerce website.' });
  const trade = aDocument({ id: 'trade', type: 'page', title: 'Chamber of Commerce' });
  const { results, corrected } = createSearch([shop, trade])(query);
  expect([results.map(({ id }) => id), corrected]).toEqual([['shop'], null]);
});

function aDocument(
  document: Partial<SearchDocument> & Pick<SearchDocument, 'id' | 'type' | 'title'>,
): SearchDocument {
  return { summary: '', body: '', url: `/${document.id}`, ...document };
}
