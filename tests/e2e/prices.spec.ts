/** A careful buyer with a pencil: every amount of every page is one of ours, and every sum comes out. */
import { expect } from '@playwright/test';
import { pagesOf } from './site/crawl';
import { priceFaults } from './site/price-faults';
import { test } from './site/site-test';

/** Pages about the shops of others have the prices of those shops. */
const ABOUT_OTHERS = /^\/(?:blog|portfolio|case-studies)(?:\/|$)/;

test('no page names an amount, a sum or a saving that does not follow from the price lists', ({ site }) => {
  const pages = pagesOf(site).filter(({ path }) => !ABOUT_OTHERS.test(path));
  const faults = pages.flatMap(({ path, html }) => priceFaults(html).map(fault => `${path}: ${fault}`));
  expect(faults).toEqual([]);
  const priced = pages.filter(({ page }) => page.text.includes('$'));
  expect(priced.length, 'pages with prices were read').toBeGreaterThan(20);
});

test('each page that offers Monthly Only says that it is for a website that is already there', ({ site }) => {
  const offers = pagesOf(site).filter(({ page }) => page.text.includes('Monthly Only'));
  expect(offers.length).toBeGreaterThan(3);
  expect(
    offers
      .filter(({ page }) => !/website you (?:already )?have|already have a website/.test(page.text))
      .map(({ path }) => path),
  ).toEqual([]);
});
