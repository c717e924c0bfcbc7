import { openPage } from './open-page';
import { expect, test } from './test';

// As on most desks: a scrollbar that takes room.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

test('a window takes the scrollbar away and leaves its place: nothing moves', async ({ page }) => {
  await openPage(page, '/');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const places = () =>
    page
      .locator('h1, main section')
      .evaluateAll(elements => elements.map(element => element.getBoundingClientRect().toJSON()));
  const before = await places();
  await page.locator('[data-search-open]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await places()).toEqual(before);
});
