import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listPageRecords, siteSections } from '@/app/(site)/pages';
import { documentComponents } from '@/components/mdx/document-components';
import { platformPages } from '@/content/platform-pages';
import { products } from '@/content/products';
import { policyKeywords, searchTypes } from '@/content/search';
import { ancillaryServices } from '@/content/service-details';
import { services } from '@/content/services';
import { readArticles, readPolicies } from '@/lib/documents/read-documents';
import { renderMdx } from '@/lib/documents/render-mdx';
import { readSearchDocuments, splitPolicy } from '@/lib/search/documents';
import { findPreview } from '@/lib/search/preview';
import { toPreviewIndex } from '@/lib/search/preview-index';
import { createSearch } from '@/lib/search/search';
import { routes } from '@/lib/site/routes';

const documents = readSearchDocuments(listPageRecords());
const search = createSearch(documents);
const preview = toPreviewIndex(documents);

test('every document has an id of its own and something to show, and every kind is there', () => {
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
  expect(documents.filter(({ title, url }) => title === '' || !url.startsWith('/'))).toEqual([]);
  expect(
    documents.filter(({ title, summary, body }) => /\{\w+\}|<Fact/.test(title + summary + body)),
  ).toEqual([]);
  expect(searchTypes.filter(({ id }) => !documents.some(({ type }) => type === id))).toEqual([]);
});

/** Pages that search leaves out, each for a reason. */
const NOT_FOUND_BY_SEARCH: ReadonlySet<string> = new Set([
  // Its parts are documents: offers, questions, projects.
  routes.home(),
  // Results lead to the fact sheet of the same product.
  ...platformPages.map(({ id }) => routes.platformProduct(id)),
  // It answers questions, and would stand before the pages that its answers come from.
  routes.ask(),
]);

test('every page of the sitemap is a search document, but for those that are left out on purpose', () => {
  const listed = [...siteSections().flatMap(({ pages }) => pages), { path: routes.promotion() }];
  const urls = new Set(documents.filter(({ isPart }) => !isPart).map(({ url }) => url));
  const missing = listed.map(({ path }) => path).filter(path => !urls.has(path));
  expect(new Set(missing)).toEqual(NOT_FOUND_BY_SEARCH);
});

// docs/product/search.md#ranking, written a second time and as plainly as it stands there.
const RULE = [
  ...products.map(({ id, title, description }) => ({ id: `product-${id}`, title, texts: [description] })),
  ...[...services, ...ancillaryServices].map(({ id, title, description }) => ({
    id: `service-${id}`,
    title,
    texts: [description],
  })),
  ...readArticles().map(({ slug, title, excerpt, text }) => ({
    id: `blog-${slug}`,
    title,
    texts: [excerpt, text],
  })),
];

test.each([
  'seo',
  'website',
  'chatbot',
  'google',
  'local',
  'map',
  'report',
  'Price',
  'door',
  'you',
  'week',
  'e',
])('for %s, products, services and articles follow the substring rule, titles first', query => {
  const has = (text: string) => text.toLowerCase().includes(query.toLowerCase());
  const inTitle = RULE.filter(({ title }) => has(title)).map(({ id }) => id);
  const inText = RULE.filter(({ title, texts }) => !has(title) && texts.some(has)).map(({ id }) => id);
  const ids = search(query).results.map(({ id }) => id);
  const topics = ids.filter(id => /^(?:product|service|blog)-/.test(id));
  expect(topics.slice(0, inTitle.length).sort()).toEqual(inTitle.sort());
  expect(topics.slice(inTitle.length).sort()).toEqual(inText.sort());
});

test('a policy’s result leads to a heading that is on the rendered page', async () => {
  for (const { slug, body } of readPolicies()) {
    const { headings } = await renderMdx(body, documentComponents);
    const anchors = splitPolicy(body).parts.map(({ anchor }) => anchor);
    expect({ slug, anchors }).toEqual({ slug, anchors: headings.map(({ id }) => id) });
  }
});

test('every policy that has further names exists', () => {
  const slugs = new Set(readPolicies().map(({ slug }) => slug));
  expect(Object.keys(policyKeywords).filter(slug => !slugs.has(slug))).toEqual([]);
});

test.each([
  ['gzip', gzipSync],
  ['brotli', brotliCompressSync],
])('the preview’s index is at most 12 KB in %s', (_, compress) => {
  expect(compress(JSON.stringify(preview)).length).toBeLessThanOrEqual(12 * 1024);
});

test.each([
  'seo',
  'chatbot',
  'refund',
  'website design',
  'google analytics',
  'wordpress',
  'pricing',
  'contact',
  't&c',
  'T & C',
  'invoices',
  'jobs',
  'price',
  'phone',
  'estimate',
  'directions',
  'basic plan',
  'delivery',
])('the preview of %s begins as the results page does', query => {
  const [first] = search(query).results;
  expect(findPreview(preview, query)[0]?.u).toBe(first?.url.replace(/#.*/, ''));
});

test('a preview has three results at most, and none for a single letter', () => {
  expect(findPreview(preview, 'website')).toHaveLength(3);
  expect(findPreview(preview, ' w ')).toEqual([]);
  expect(findPreview(preview, 'xylophone')).toEqual([]);
});
