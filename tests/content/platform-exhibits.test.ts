import { gzipSync } from 'node:zlib';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import StarterPackagePage from '@/app/(site)/platform/starter-package/page';
import ProcessPage from '@/app/(site)/products/local-seo-website-process/page';
import { ProductExhibit } from '@/components/exhibits/platform/product-exhibit';
import { StreetOfThree } from '@/components/exhibits/platform/street-of-three';
import { TagShelf } from '@/components/exhibits/platform/tag-shelf';
import { getProduct } from '@/components/packages/find-product';
import { products } from '@/content/products';
import { formatDollars } from '@/lib/site/money';

const EXHIBITS: [string, ReactElement][] = [
  ...products.map(({ id }): [string, ReactElement] => [
    id,
    createElement(ProductExhibit, { product: getProduct(id) }),
  ]),
  ['the platform', createElement(StreetOfThree)],
  ['the products', createElement(TagShelf)],
];

test.each(EXHIBITS)('the exhibit of %s is at most 8 KB compressed and has no inline style', (_, exhibit) => {
  const html = renderToStaticMarkup(exhibit);
  expect(gzipSync(html).length).toBeLessThanOrEqual(8 * 1024);
  expect(html).not.toContain('style=');
});

test.each(products.map(({ id }) => id))('the invented figures of %s are tagged as a sample', id => {
  const html = renderToStaticMarkup(createElement(ProductExhibit, { product: getProduct(id) }));
  expect(html).toContain('class="sample-tag"');
});

test('the tags on the shelf carry the catalog’s prices', () => {
  const html = renderToStaticMarkup(createElement(TagShelf));
  for (const { id } of products) expect(html).toContain(formatDollars(getProduct(id).plan.monthlyPrice));
});

test('the Starter Package is bought without the monthly add-ons that a package may still hold', () => {
  const html = renderToStaticMarkup(createElement(StarterPackagePage));
  expect(html).toMatch(/href="\/checkout\?plan=[^"]*&amp;addOns="/);
});

test('the road of the process has five numbered stops, each with the shop as it is then', () => {
  const html = renderToStaticMarkup(createElement(ProcessPage));
  expect(html.match(/class="plate-number/g)).toHaveLength(5);
  const road = /<figure data-exhibit="road".*<\/ol><\/figure>/s.exec(html)?.[0] ?? '';
  const shops = road.split('class="road-shop ').slice(1);
  expect(shops.map(shop => shop.includes('YOUR NAME'))).toEqual([false, false, true, true, true]);
  expect(shops.map(shop => shop.includes('OPEN'))).toEqual([false, false, false, true, true]);
  expect(gzipSync(road).length).toBeLessThanOrEqual(8 * 1024);
});

test('each of the three doors says what its caption says', () => {
  const html = renderToStaticMarkup(
    createElement(ProductExhibit, { product: getProduct('local-seo-website-premium') }),
  );
  const doors = html.split('<li').slice(1);
  expect(doors.map(door => /OPEN(?=<)|CLOSED|IN MAY/.exec(door)?.[0])).toEqual(['OPEN', 'CLOSED', 'IN MAY']);
});
