import { expect, test } from 'vitest';
import {
  compareRanked,
  DOCUMENT_TYPE_WEIGHT,
  MATCH_WEIGHTS,
  movingExcerpt,
  OTHER_FORM_PENALTY,
  rankOf,
  RELEVANCE_WEIGHT,
  weighKeywords,
  weighOtherForm,
  weighPart,
  weighPhrase,
  weighWords,
  markMatches,
} from './rank';

const fields = { title: 'local seo website', summary: 'a website people can find', body: 'refunds are rare' };

const weigh = (phrase: string) => weighPhrase(fields, phrase);

test('a phrase weighs more the nearer it is to being the title', () => {
  expect(weigh('local seo website')).toBe(MATCH_WEIGHTS.titleEqual);
  expect(weigh('local')).toBe(MATCH_WEIGHTS.titleStart);
  expect(weigh('seo')).toBe(MATCH_WEIGHTS.titleWord);
  expect(weigh('web')).toBe(MATCH_WEIGHTS.titlePart);
  expect(weigh('people')).toBe(MATCH_WEIGHTS.summaryWord);
  expect(weigh('peop')).toBe(MATCH_WEIGHTS.summaryPart);
  expect(weigh('rare')).toBe(MATCH_WEIGHTS.bodyWord);
  expect(weigh('efund')).toBe(MATCH_WEIGHTS.bodyPart);
  expect(weigh('shop')).toBeNull();
});

test('nothing that is added lifts a match in the text above one in a title', () => {
  const best = rankOf({ weight: MATCH_WEIGHTS.summaryWord, type: 'product', relevance: 1 });
  const worst = rankOf({ weight: weighPart(MATCH_WEIGHTS.titlePart), type: 'faq', relevance: 0 });
  expect(worst).toBeGreaterThan(best);
});

test('products, services and articles stand before others that match as well', () => {
  const weight = MATCH_WEIGHTS.bodyPart;
  const article = rankOf({ weight, type: 'blog', relevance: 0 });
  expect(article - rankOf({ weight, type: 'policy', relevance: 1 })).toBe(
    DOCUMENT_TYPE_WEIGHT - RELEVANCE_WEIGHT,
  );
  const words = MATCH_WEIGHTS.anyWords;
  expect(rankOf({ weight: words, type: 'blog', relevance: 0 })).toBe(words);
});

test('all words must begin words of the document, in the title or anywhere', () => {
  expect(weighWords(fields, ['website', 'local'])).toBe(MATCH_WEIGHTS.titleWords);
  expect(weighWords(fields, ['local', 'refund'])).toBe(MATCH_WEIGHTS.anyWords);
  expect(weighWords(fields, ['ocal'])).toBeNull();
  expect(weighWords(fields, [])).toBeNull();
});

test('a word of one letter counts only as a whole word', () => {
  expect(weighWords(fields, ['l'])).toBeNull();
  expect(weighWords(fields, ['a'])).toBe(MATCH_WEIGHTS.anyWords);
});

test('another form counts as a whole word only', () => {
  expect(weighOtherForm(fields, 'seo')).toBe(MATCH_WEIGHTS.titleWord - OTHER_FORM_PENALTY);
  expect(weighOtherForm(fields, 'web')).toBeNull();
});

test('a query made of keywords is meant for the page', () => {
  const keywords = new Set(['job', 'opening hour', 'price']);
  expect(weighKeywords(keywords, ['opening', 'hour'])).toBe(MATCH_WEIGHTS.keyword);
  expect(weighKeywords(keywords, ['job', 'price'])).toBe(MATCH_WEIGHTS.keyword);
  expect(weighKeywords(keywords, ['job', 'offer'])).toBeNull();
  expect(weighKeywords(new Set(), ['job'])).toBeNull();
});

test('equals stand in the order of kind, title and id', () => {
  const entries = [
    { document: { id: 'faq-2', title: 'A', type: 'faq' as const }, rank: 10 },
    { document: { id: 'faq-1', title: 'A', type: 'faq' as const }, rank: 10 },
    { document: { id: 'product-1', title: 'B', type: 'product' as const }, rank: 10 },
    { document: { id: 'page-1', title: 'C', type: 'page' as const }, rank: 11 },
  ];
  const ids = entries.sort(compareRanked).map(({ document }) => document.id);
  expect(ids).toEqual(['page-1', 'product-1', 'faq-1', 'faq-2']);
});

test('an excerpt begins at the first of the terms that occurs, even at the very beginning of the text', () => {
  const excerpt = movingExcerpt(`Refunds come first. ${'More text. '.repeat(30)}Domains come last.`);
  expect(excerpt(['refund', 'domain'])).toMatch(/^Refunds come first\. More/);
  expect(excerpt(['nowhere', 'domain'])).toBe('Domains come last.');
});

test.each([
  ['Local SEO, and more SEO', 'seo', ['SEO', 'SEO']],
  ['Café terms: $1,499', '1499', ['1,499']],
  ['Café', 'cafe', ['Café']],
  ['Refund Policy: ask for refunds', 'policy refunds', ['Refund', 'Policy', 'refund']],
  ['a <b>bold</b> claim', '<b>', ['<b>']],
  ['Question? (really)', '? (', ['? (']],
  ['Plan an x-ray', 'x plan', ['Plan']],
  ['A website', 'web website', ['website']],
  ['nothing here', 'refund', []],
  ['nothing here', '', []],
])('in %s the words of %s are marked', (text, query, marked) => {
  const parts = markMatches(text, query);
  expect(parts.map(part => part.text).join('')).toBe(text);
  expect(parts.filter(part => part.isMatch).map(part => part.text)).toEqual(marked);
});
