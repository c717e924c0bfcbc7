import { searchLimits, searchWords } from '@/content/search';
import { dataLayer } from './consent-steps';
import { holdBack } from './open-page';
import { accessibilityFaults, openWithSearch, searchBox, searchButton } from './search-steps';
import { expect, test, type Page } from './test';

test('the results are counted, filtered by kind, and Back undoes each step', async ({ page }) => {
  await openWithSearch(page, '/search?q=website');
  const all = await countOf(page, 'All');
  const products = await countOf(page, 'Products');
  await expect(cards(page)).toHaveCount(Math.min(all, searchLimits.shownResults));
  await expect(page.getByText(`Found ${all} results for "website"`)).toBeVisible();
  await filter(page, 'Products').click();
  await expect(page).toHaveURL('/search?q=website&type=product');
  await expect(page.getByText(`Found ${products} product results for "website"`)).toBeVisible();
  await expect(cards(page)).toHaveCount(products);
  await searchBox(page, 'page').fill('refund');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Found \d+ results for "refund"$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Found ${products} product results for "website"`)).toBeVisible();
  await expect(searchBox(page, 'page')).toHaveValue('website');
  await page.goBack();
  await expect(page.getByText(`Found ${all} results for "website"`)).toBeVisible();
});

test('a common word shows its first forty results, each kind all of its own, and a link leads on', async ({
  page,
}) => {
  await openWithSearch(page, '/search?q=the');
  const all = await countOf(page, 'All');
  for (const kind of ['Products', 'FAQs', 'Policies', 'All']) {
    const count = await countOf(page, kind);
    await filter(page, kind).click();
    await expect(page.getByText(new RegExp(`^Found ${count} .*results for "the"$`))).toBeVisible();
    await expect(cards(page)).toHaveCount(Math.min(count, searchLimits.shownResults));
    await expect(filter(page, kind)).toBeFocused();
  }
  await showMore(page, '/search?q=the&show=80');
  await expect(page.getByText(`Found ${all} results for "the"`)).toBeVisible();
  await page.locator('[data-search-open][role="button"]').waitFor();
  await expect(page.locator('#result-41')).toBeFocused();
  const lastStart = all - (all % searchLimits.shownResults) - searchLimits.shownResults;
  await page.goto(`/search?q=the&show=${lastStart}`);
  await expect(page.getByRole('link', { name: 'Show 40 more results' })).toBeVisible();
  await page.goto(`/search?q=the&show=${lastStart + searchLimits.shownResults}`);
  const rest = page.getByRole('link', { name: `Show ${all % searchLimits.shownResults} more results` });
  await expect(rest).toBeVisible();
});

test('filters stand only for kinds that were found', async ({ page }) => {
  await page.goto('/search?q=force%20majeure');
  await expect(filter(page, 'All')).toBeVisible();
  await expect(filter(page, 'Products')).toHaveCount(0);
  for (const button of await page.getByRole('button', { name: /\(\d+\)$/ }).all())
    await expect(button).not.toHaveText(/\(0\)/);
});

test('a search says that it is searching until its answer is there, for long enough to be read', async ({
  page,
}) => {
  await page.clock.install();
  await openWithSearch(page, '/search?q=seo');
  await page.clock.pauseAt(Date.now() + 60_000);
  const answer = await holdBack(page, '**/search/results*');
  await searchBox(page, 'page').fill('refund');
  await page.keyboard.press('Enter');
  const searching = page.getByText('Searching...', { exact: true });
  await expect(searching).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  expect(await recentSearches(page)).toBe('["seo"]');
  const arrived = page.waitForResponse('**/search/results*');
  answer();
  await (await arrived).finished();
  await page.clock.runFor(249);
  await expect(searching).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText(/^Found \d+ results for "refund"$/)).toBeVisible();
  expect(await recentSearches(page)).toBe('["refund","seo"]');
});

test('the data layer gets the number of results of each search, and neither its text nor a choice of kind', async ({
  page,
}) => {
  await openWithSearch(page, '/search?q=website');
  const before = await countOf(page, 'All');
  await filter(page, 'Products').click();
  await searchBox(page, 'page').fill('refund');
  await page.keyboard.press('Enter');
  const count = page.getByText(/^Found \d+ results for "refund"$/);
  const after = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
  const told = (await dataLayer(page)).filter(entry => JSON.stringify(entry).includes('"search"'));
  expect(told).toEqual([before, after].map(results => ({ event: 'search', results })));
});

test('of two searches the later one is shown, whichever answer comes first', async ({ page }) => {
  await openWithSearch(page, '/search?q=seo');
  const answerFirst = await holdBack(page, '**/search/results?q=refund');
  for (const query of ['refund', 'chatbot']) {
    await searchBox(page, 'page').fill(query);
    await page.keyboard.press('Enter');
  }
  const later = page.getByText(/^Found \d+ results for "chatbot"$/);
  await expect(later).toBeVisible();
  answerFirst();
  await page.waitForLoadState('networkidle');
  await expect(later).toBeVisible();
});

test('a link to a part of the page searches nothing again', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => request.url().includes('/search/results') && requests.push(request.url()));
  await openWithSearch(page, '/search?q=seo');
  await page.evaluate(() => (location.hash = 'main'));
  await expect(page).toHaveURL('/search?q=seo#main');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('when searching in place fails, the page itself is asked', async ({ page }) => {
  await openWithSearch(page, '/search?q=seo');
  await page.route('**/search/results*', route => route.fulfill({ status: 500 }));
  await searchBox(page, 'page').fill('refund');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Found \d+ results for "refund"$/)).toBeVisible();
  await expect(page).toHaveURL('/search?q=refund');
});

test('each result is one link with its title, text, kind and address; a clause links to its place', async ({
  page,
}) => {
  await page.goto('/search?q=service%20credits');
  const card = cards(page).first().getByRole('link');
  await expect(card.getByRole('heading')).toContainText('Service Credits', { ignoreCase: true });
  await expect(card).toContainText('Policy');
  await expect(card.locator('mark').first()).toHaveText(/service credits/i);
  const href = (await card.getAttribute('href')) ?? '';
  expect(href).toMatch(/service-level-agreement-policy#/);
  await expect(card).toContainText('Terms policies and notices / Service level agreement policy');
  await card.click();
  // The page takes off what the link carried of the visit.
  await page.waitForURL(({ hash }) => hash !== '' && !hash.includes('~visit='));
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

test('a near spelling is tried and named; nothing at all leads on to products and services', async ({
  page,
}) => {
  await page.goto('/search?q=refnud');
  await expect(page.getByText('Showing results for refund. No exact match for "refnud".')).toBeVisible();
  await page.goto('/search?q=xylophone');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expect(page.getByText(/^Try another term/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products');
  await expect(page.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/services');
});

test('nothing found in place has the picture that it has when the page comes with it', async ({ page }) => {
  const picture = page.locator('[data-island="search-results"] island-slot svg');
  await openWithSearch(page, '/search?q=xylophone');
  await expect(picture).toBeVisible();
  await openWithSearch(page, '/search?q=refund');
  await expect(picture).toBeHidden();
  await searchBox(page, 'page').fill('xylophone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expect(picture).toBeVisible();
});

test('with no query nothing stands below the box', async ({ page }) => {
  await page.goto('/search');
  await expect(searchBox(page, 'page')).toHaveValue('');
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText(/No results found|Found \d+/)).toHaveCount(0);
});

const HOSTILE = [
  '<img src=x onerror="document.title=\'owned\'">',
  '"><script>document.title="owned"</script>',
  '.*+?^${}()|[]\\',
  "'; DROP TABLE search_misses; --",
  '\u202eעיצוב אתרים',
  'a'.repeat(10_000),
];

for (const query of HOSTILE)
  test(`${query.slice(0, 30)} is only a text`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    const answer = await page.goto(`/search?q=${encodeURIComponent(query)}`);
    expect(answer?.status()).toBe(200);
    await expect(searchBox(page, 'page')).toHaveValue(query.slice(0, 200));
    await expect(page).not.toHaveTitle(/owned/);
    await expect(page.getByText(/No results found|^Found \d+/)).toBeVisible();
    await page.locator('[data-search-open][role="button"]').waitFor();
    expect(errors).toEqual([]);
  });

for (const path of ['/search', '/search?q=website', '/search?q=refnud', '/search?q=xylophone'])
  test(`${path} has no accessibility fault and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openWithSearch(page, path);
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header’s box searches, its button leads to the results page, and the filters filter', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Search', exact: true })).toHaveAttribute('href', '/search');
    await searchBox(page).fill('website');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=website');
    const services = await countOf(page, 'Services');
    await filter(page, 'Services').click();
    const noun = services === 1 ? 'result' : 'results';
    await expect(page.getByText(`Found ${services} service ${noun} for "website"`)).toBeVisible();
    await expect(cards(page)).toHaveCount(services);
    await page.goto('/search?q=the');
    await showMore(page, '/search?q=the&show=80');
    await searchBox(page, 'page').fill('refund');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search?q=refund');
  });

  test('on a phone the button is a link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await searchButton(page).click();
    await expect(page).toHaveURL('/search');
  });
});

/** The first of the results that come is where the visitor goes on reading, by eye or by keyboard. */
async function showMore(page: Page, address: string): Promise<void> {
  await page.getByRole('link', { name: 'Show 40 more results' }).click();
  await expect(page).toHaveURL(`${address}#result-41`);
  await expect(cards(page)).toHaveCount(80);
  await expect(page.locator('#result-41')).toBeInViewport();
  await expect(page.locator('#result-41')).toBeFocused();
}

function cards(page: Page) {
  return page.getByRole('list', { name: searchWords.results }).getByRole('listitem');
}

function recentSearches(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('searchHistory'));
}

function filter(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name} \\(\\d+\\)$`) });
}

async function countOf(page: Page, name: string): Promise<number> {
  return Number(/\((\d+)\)/.exec((await filter(page, name).textContent()) ?? '')?.[1]);
}
