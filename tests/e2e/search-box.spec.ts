import { searchWords } from '@/content/search';
import { holdBack } from './open-page';
import {
  accessibilityFaults,
  openWithSearch,
  searchBox,
  searchButton,
  seeAll,
  suggestions,
} from './search-steps';
import { expect, test, type Page } from './test';

test('300 ms after the last key, three results and the way to all of them are offered, from the second character on', async ({
  page,
}) => {
  await page.clock.install();
  await openWithSearch(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await searchBox(page).pressSequentially(' s');
  await page.clock.runFor(1_000);
  await expect(suggestions(page)).toHaveCount(0);
  await searchBox(page).pressSequentially('eo');
  await page.clock.runFor(299);
  await expect(suggestions(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(suggestions(page)).toHaveCount(3);
  await expect(page.getByRole('status', { name: searchWords.preview.label })).toHaveText('3 suggestions');
  await page.clock.resume();
  expect(await accessibilityFaults(page, '[data-header]')).toEqual([]);
  await seeAll(page, 'seo').click();
  await expect(page).toHaveURL('/search?q=seo');
});

test('the index is fetched on the first focus and never again', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', request => request.url().endsWith('/search-index.json') && urls.push(request.url()));
  await openWithSearch(page);
  await page.waitForLoadState('networkidle');
  expect(urls).toEqual([]);
  await searchBox(page).fill('seo');
  await expect(suggestions(page)).toHaveCount(3);
  await page.keyboard.press('Escape');
  await searchButton(page).focus();
  await searchBox(page).fill('refund');
  await expect(suggestions(page).first()).toContainText('Refund Policy');
  expect(urls).toHaveLength(1);
});

test('the arrows choose a line, Escape closes the list, and Enter follows the line', async ({ page }) => {
  await openWithSearch(page);
  await searchBox(page).fill('refund');
  await expect(suggestions(page).first()).toContainText('Refund Policy');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('refund');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/terms-policies-and-notices/refund-policy');
});

test('Escape on the way to all results goes back to the box and closes the list', async ({ page }) => {
  await openWithSearch(page);
  await searchBox(page).fill('seo');
  await seeAll(page, 'seo').focus();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toBeFocused();
  await expect(suggestions(page)).toHaveCount(0);
});

test('an answer to an earlier text is dropped', async ({ page }) => {
  const arrive = await holdBack(page, '**/search-index.json');
  await page.clock.install();
  await openWithSearch(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await searchBox(page).fill('refund');
  await page.clock.runFor(300);
  await searchBox(page).fill('xylophone');
  const index = page.waitForResponse('**/search-index.json');
  arrive();
  await (await index).finished();
  await page.clock.runFor(300);
  await expect(page.getByRole('status', { name: searchWords.preview.label })).toHaveText(
    searchWords.preview.announce.none,
  );
  await expect(suggestions(page)).toHaveCount(0);
});

test('without its index the box offers nothing, and still searches', async ({ page }) => {
  const failed = page.waitForEvent('pageerror');
  await page.route('**/search-index.json', route => route.abort());
  await openWithSearch(page);
  await searchBox(page).fill('chatbot');
  await failed;
  await expect(suggestions(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=chatbot');
});

test('Enter without a chosen line searches, and a blank box stays where it is', async ({ page }) => {
  await openWithSearch(page);
  await searchBox(page).fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await searchBox(page).fill('chatbot');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=chatbot');
});

test('on focus with nothing typed the latest five searches are offered, each once', async ({ page }) => {
  for (const query of ['seo', 'refund', 'wix', 'chatbot', 'pricing', 'sla', 'refund'])
    await openWithSearch(page, `/search?q=${query}`);
  await openWithSearch(page);
  await searchBox(page).focus();
  await expect(suggestions(page)).toHaveText(['refund', 'sla', 'pricing', 'chatbot', 'wix']);
  expect(await accessibilityFaults(page, '[data-header]')).toEqual([]);
  await suggestions(page).nth(1).click();
  await expect(page).toHaveURL('/search?q=sla');
});

test('the slash goes to search, but not from a field in which one writes', async ({ page }) => {
  await openWithSearch(page, '/contact');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.press('/');
  await expect(field).toHaveValue('/');
  await field.blur();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('');
});

test('at every width the header is one line, with the box used and not', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await openWithSearch(page);
  for (const width of [600, 768, 1024, 1179, 1180, 1200, 1240, 1280, 1439, 1440, 1920])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expectOneLine(page);
      if (!(await searchBox(page).isVisible())) return;
      await searchBox(page).fill('seo');
      await expect(suggestions(page)).toHaveCount(3);
      await expectOneLine(page);
      const list = await page.getByRole('listbox').boundingBox();
      expect(list?.x).toBeGreaterThanOrEqual(0);
      expect((list?.x ?? width) + (list?.width ?? 0)).toBeLessThanOrEqual(width);
      await searchBox(page).fill('');
    });
});

async function expectOneLine(page: Page): Promise<void> {
  const sizes = await page.evaluate(() => ({
    height: document.querySelector('[data-header]')?.clientHeight,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(sizes).toEqual({ height: 76, overflow: 0 });
}
