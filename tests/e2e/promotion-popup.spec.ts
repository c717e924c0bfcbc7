import { promotionOffers } from '@/content/promotion-offers';
import { promotionPage } from '@/content/promotion-page';
import { layoutShiftOf, watchLayoutShift } from './layout-shift';
import { IN_JULY, IN_MARCH, openPage } from './open-page';
import { expect, test, type Page } from './test';

/** A page is painted while it is still read: a row that is centered then moves by a hair. The promotion's strip is 0.1. */
const MOST_SHIFT = 0.001;

test.describe('the promotion’s popup', () => {
  test('comes after eight seconds in July, and never again once it is closed', async ({ page }) => {
    await openAt(page, IN_JULY);
    const popup = popupOf(page);
    await page.clock.runFor(7_000);
    await expect(popup).toBeHidden();
    await page.clock.runFor(1_500);
    await expect(popup).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await openAt(page, IN_JULY);
    await page.clock.runFor(30_000);
    await expect(popup).toBeHidden();
  });

  for (const first of ['/', '/about', '/christmas-in-july'])
    test(`comes eight seconds into a visit that began on ${first}, and not before`, async ({ page }) => {
      await openAt(page, IN_JULY, first);
      await page.clock.runFor(5_000);
      await openWithTimer(page);
      await page.clock.runFor(2_000);
      await expect(page.locator(`${POPUP}[data-awake]`)).toBeAttached();
      await page.clock.runFor(999);
      await expect(popupOf(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(popupOf(page)).toBeVisible();
    });

  test('loads nothing before it is due, and nothing when it does not open', async ({ page }) => {
    await openAt(page, IN_JULY);
    await page.clock.runFor(6_900);
    await expect(page.locator(`${POPUP}:not([data-awake])`)).toBeAttached();
    await page.evaluate(() => localStorage.setItem('christmas-in-july-popup-dismissed', 'true'));
    await openWithTimer(page);
    await page.clock.runFor(30_000);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(`${POPUP}:not([data-awake])`)).toBeAttached();
  });

  test('leads to the offer, which counts as seen', async ({ page }) => {
    await openAt(page, IN_JULY);
    await page.clock.runFor(8_500);
    await popupOf(page).getByRole('link', { name: promotionOffers.popup.open.button }).click();
    await expect(page).toHaveURL('/christmas-in-july');
    await openAt(page, IN_JULY);
    await page.clock.runFor(30_000);
    await expect(popupOf(page)).toBeHidden();
  });

  test('does not come outside the promotion, nor on its own page', async ({ page }) => {
    await openAt(page, IN_MARCH);
    await page.clock.runFor(30_000);
    await expect(popupOf(page)).toBeHidden();
    await page.clock.setFixedTime(IN_JULY);
    await page.goto('/christmas-in-july');
    await page.clock.runFor(30_000);
    await expect(popupOf(page)).toBeHidden();
  });

  test('waits until another window is closed', async ({ page }) => {
    await openAt(page, IN_JULY);
    await page.getByRole('button', { name: 'Book a Call' }).click();
    await page.clock.runFor(20_000);
    await expect(popupOf(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_500);
    await expect(popupOf(page)).toBeVisible();
  });

  test('does not take the focus from a field', async ({ page }) => {
    await openAt(page, IN_JULY, '/checkout');
    const amount = page.getByLabel('Amount');
    await amount.focus();
    await page.clock.runFor(20_000);
    await expect(amount).toBeFocused();
    await expect(popupOf(page)).toBeHidden();
    await amount.blur();
    await page.clock.runFor(1_500);
    await expect(popupOf(page)).toBeVisible();
  });
});

for (const width of [390, 768, 1440]) {
  for (const [season, time] of [
    ['July', IN_JULY],
    ['March', IN_MARCH],
  ] as const) {
    test(`in ${season} nothing shifts in the first fifteen seconds, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchLayoutShift(page);
      // Without the typefaces: late-files.spec.ts is about those that come late.
      await page.route(/\.woff2$/, route => route.abort());
      await openAt(page, time);
      for (let second = 0; second < 15; second++) await page.clock.runFor(1_000);
      await expect(popupOf(page)).toBeVisible({ visible: season === 'July' });
      expect(await layoutShiftOf(page)).toBeLessThan(MOST_SHIFT);
    });
  }
}

/** Opens a page at a given time, with the clock in our hands: it stands still until a test turns it. */
async function openAt(page: Page, time: Date, path = '/'): Promise<void> {
  await page.clock.install({ time });
  await page.clock.pauseAt(new Date(time.getTime() + 1_000));
  await openWithTimer(page, path);
}

/** Until the popup's own timer has come, turning the clock would not reach it. */
async function openWithTimer(page: Page, path = '/'): Promise<void> {
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
}

const POPUP = '[data-island="promotion-popup"]';

function popupOf(page: Page) {
  return page.getByRole('dialog', { name: promotionPage.hero.title });
}
