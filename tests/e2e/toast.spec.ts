import { openPage } from './open-page';
import { expect, test, type Page } from './test';
import { toastOf } from './toast-of';

test.describe('the Website Testing toast', () => {
  test('is on every route but the promotion’s', async ({ page }) => {
    for (const path of ['/', '/services/local-seo-optimization', '/blog']) {
      await page.goto(path);
      await expect(toastOf(page)).toBeVisible();
    }
    await page.clock.install({ time: new Date('2026-07-10T12:00:00-04:00') });
    await page.goto('/christmas-in-july');
    await expect(page.getByText('Website Testing')).toHaveCount(0);
  });

  test('never dismisses itself', async ({ page }) => {
    await page.clock.install();
    await openPage(page);
    await page.clock.runFor(120_000);
    await expect(toastOf(page)).toBeVisible();
  });

  test('is closed by its button, and stays closed', async ({ page }) => {
    await openPage(page);
    await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toastOf(page)).toBeHidden();
    await page.goto('/blog');
    await expect(toastOf(page)).toBeHidden();
  });

  test('is dismissed by a swipe of 50 px to the right, and not by a shorter one', async ({ page }) => {
    await openPage(page);
    await swipe(page, 40);
    await expect(toastOf(page)).toBeVisible();
    await swipe(page, 60);
    await expect(toastOf(page)).toBeHidden();
  });

  test('is reached with F8', async ({ page }) => {
    await openPage(page);
    await page.keyboard.press('F8');
    await expect(toastOf(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toBeHidden();
  });

  for (const width of [390, 1440]) {
    test(`never covers the control that has the focus, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openPage(page);
      const links = await page.getByRole('contentinfo').getByRole('link').all();
      for (const link of links) {
        await link.focus();
        await expect.poll(() => isCovered(page), { message: await link.innerText() }).toBe(false);
      }
    });
  }

  test.describe('without scripts, when it can neither move nor be closed', () => {
    test.use({ javaScriptEnabled: false });

    test('leaves room to scroll the control that has the focus clear of it', async ({ page }) => {
      for (const [path, width] of [
        ['/sign-in', 390],
        ['/team', 1280],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
          await link.focus();
          expect(await isCovered(page), `${path}: ${await link.innerText()}`).toBe(false);
        }
      }
    });
  });
});

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toastOf(page).boundingBox();
  if (!box) throw new Error('The toast is not shown');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

/** Whether a visible toast lies over the control that has the focus. */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const toast = document.querySelector('[data-toast-box]');
    const focused = document.activeElement;
    if (!toast || !focused || getComputedStyle(toast).opacity === '0') return false;
    const [a, b] = [toast.getBoundingClientRect(), focused.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  });
}
