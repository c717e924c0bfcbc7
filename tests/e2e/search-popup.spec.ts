import { searchWords } from '@/content/search';
import { accessibilityFaults, openWithSearch, searchBox, searchButton, suggestions } from './search-steps';
import { expect, test, type Locator, type Page } from './test';

test('it is opened by the header’s button, named after the site, and begins in its box', async ({ page }) => {
  await openPopup(page);
  await expect(searchBox(page, 'popup')).toBeFocused();
  await expect(popup(page).getByRole('heading', { name: searchWords.tips.title })).toBeVisible();
  expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
});

test('the page behind keeps its place, does not scroll, and scrolls again afterwards', async ({ page }) => {
  await openWithSearch(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolledBy(page)).toBe(600);
  // The runner's own click would first scroll the page to make room above a button that sticks to its top.
  const button = await searchButton(page).boundingBox();
  await page.mouse.click((button?.x ?? 0) + 10, (button?.y ?? 0) + 10);
  await expect(popup(page)).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  expect(await scrolledBy(page)).toBe(600);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrolledBy(page)).toBe(700);
});

const CLOSINGS: [string, (page: Page) => Promise<void>][] = [
  ['its button', page => popup(page).getByRole('button', { name: 'Close' }).click()],
  ['a press beside it', page => page.mouse.click(12, 400)],
  ['Escape', page => page.keyboard.press('Escape')],
];

for (const [how, close] of CLOSINGS)
  test(`${how} closes it, and the focus goes back to where it was`, async ({ page }) => {
    await openWithSearch(page);
    await searchButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeVisible();
    await close(page);
    await expect(popup(page)).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });

test('Escape closes the open list first and keeps the text, then the popup', async ({ page }) => {
  await openPopup(page);
  await searchBox(page, 'popup').fill('refund');
  await expect(suggestions(page)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(searchBox(page, 'popup')).toHaveValue('refund');
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
});

test('the tips lead to three searches and can be dismissed', async ({ page }) => {
  await openPopup(page);
  for (const name of ['SEO', 'Google Analytics', 'website design'])
    await expect(popup(page).getByRole('link', { name, exact: true })).toBeVisible();
  await popup(page).getByRole('button', { name: searchWords.tips.dismiss }).click();
  await expect(popup(page).getByRole('heading', { name: searchWords.tips.title })).toBeHidden();
  await expect(searchBox(page, 'popup'), 'the focus stays in the window').toBeFocused();
});

test('the recent searches lead back to their results, and Clear All forgets them', async ({ page }) => {
  await page.goto('/search?q=refund');
  // The page remembers the search once it has been painted.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('searchHistory'))).toBe('["refund"]');
  await openWithSearch(page, '/pricing');
  await searchButton(page).click();
  await popup(page).getByRole('link', { name: 'refund' }).click();
  await expect(page).toHaveURL('/search?q=refund');
  await openPopup(page);
  await popup(page).getByRole('button', { name: 'Clear All' }).click();
  await expect(popup(page).getByText('Recent Searches')).toBeHidden();
  await expect(searchBox(page, 'popup'), 'the focus stays in the window').toBeFocused();
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('searchHistory'))).toBe('[]');
});

test.describe('after a search', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openPopup(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await searchBox(page, 'popup').fill('refund');
    await page.keyboard.press('Enter');
    await expect(skeleton(page)).toBeVisible();
  });

  test('Enter once more leads to the results at once', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Found \d+ results for "refund"$/)).toBeVisible();
    await expect(popup(page)).toBeHidden();
  });

  test('a skeleton stands there for three seconds, then the popup closes on the results', async ({
    page,
  }) => {
    await expect(popup(page).getByText(searchWords.tips.title)).toBeHidden();
    await searchBox(page, 'popup').fill('');
    await page.clock.runFor(2_999);
    await expect(popup(page)).toBeVisible();
    await expect(page).not.toHaveURL(/search/);
    await page.clock.runFor(1);
    await expect(popup(page)).toBeHidden();
    await expect(page, 'what is typed meanwhile does not change it').toHaveURL('/search?q=refund');
  });

  test('results that were opened in a new tab are not opened once more', async ({ page, context }) => {
    const tab = context.waitForEvent('page');
    await popup(page)
      .getByRole('link', { name: searchWords.showNow })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await tab).toHaveURL('/search?q=refund');
    await expect(skeleton(page)).toBeHidden();
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('a page that comes back from the browser’s memory has closed the popup, and leads nowhere', async ({
    page,
  }) => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(3_000);
    await expect(page).toHaveURL('/');
  });
});

test('on a phone it fits the screen, and the slash opens it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openWithSearch(page);
  await expect(searchBox(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(popup(page)).toBeVisible();
  await searchBox(page, 'popup').fill('seo');
  await expect(suggestions(page)).toHaveCount(3);
  const box = await popup(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('the slash can be switched off', async ({ page }) => {
  await openPopup(page);
  await popup(page)
    .getByRole('checkbox', { name: /Press \// })
    .uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(searchBox(page)).not.toBeFocused();
});

test('where it cannot be fetched, the button leads to the results page', async ({ page }) => {
  await openWithSearch(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', route => route.abort());
  await searchButton(page).click();
  // Without scripts it keeps what the link carried of the visit.
  await expect(page).toHaveURL(/\/search(?:#|$)/);
});

async function openPopup(page: Page): Promise<void> {
  await openWithSearch(page);
  await searchButton(page).click();
  await expect(popup(page)).toBeVisible();
}

function popup(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Cornerpin' });
}

function skeleton(page: Page): Locator {
  return popup(page).locator('[data-search-skeleton]');
}

function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}
