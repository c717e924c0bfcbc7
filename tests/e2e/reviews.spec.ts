/** The reviews of the home page: three side by side, and on a phone one after another. */
import { expect, test, type Page } from './test';
import { defaultGooglePlaceId } from '@/content/reviews';
import { openPage, untilListening } from './open-page';

test.describe('the reviews', () => {
  test('are three, cut to 150 signs, each with its own Read More and Read Less', async ({ page }) => {
    await openInMarch(page);
    const long = page.getByRole('article').filter({ hasText: 'Marta L.' });
    const text = long.locator('.review-text:visible');
    expect(await page.locator('[data-carousel] article:visible').count()).toBe(3);
    expect(await text.textContent()).toMatch(/^“[^]{150}\.\.\.$/);
    const readMores = page.getByRole('button', { name: /^Read More of the review/ });
    const waiting = await readMores.count();
    await long.getByRole('button', { name: /^Read More/ }).click();
    await expect(text).not.toContainText('...');
    await expect(readMores).toHaveCount(waiting - 1);
    await long.getByRole('button', { name: /^Read Less/ }).click();
    await expect(text).toContainText('...');
  });

  test('have their source’s place id in the browser, unless another is there', async ({ page }) => {
    await openInMarch(page);
    const placeId = () => page.evaluate(() => localStorage.getItem('googlePlaceId'));
    expect(await placeId()).toBe(defaultGooglePlaceId);
    await page.evaluate(() => localStorage.setItem('googlePlaceId', 'another'));
    await page.reload();
    await untilListening(page);
    expect(await placeId()).toBe('another');
  });

  test('below 768 px are shown one at a time, and both ends wrap around', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await openInMarch(page);
    const review = page.locator('[data-carousel] article:visible');
    await expect(review).toHaveCount(1);
    await page.locator('[data-carousel]').hover();
    const first = (await review.getAttribute('aria-label')) ?? '';
    await page.getByRole('button', { name: 'Previous review' }).click();
    await expect(review).not.toHaveAccessibleName(first);
    await page.getByRole('button', { name: 'Next review' }).click();
    await expect(review).toHaveAccessibleName(first);
    await page.getByRole('button', { name: 'Review 2', exact: true }).click();
    await expect(review).not.toHaveAccessibleName(first);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(review).toHaveCount(3);
  });
});

test('on a phone the reviews follow each other by themselves, and nothing below moves, until they are paused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInMarch(page);
  const reviews = page.locator('[data-carousel]');
  await reviews.scrollIntoViewIfNeeded();
  const height = await reviews.evaluate(element => element.clientHeight);
  await expect(reviews).toHaveAttribute('data-current', '1');
  expect(await reviews.evaluate(element => element.clientHeight)).toBe(height);
  const pause = page.getByRole('button', { name: 'Pause the reviews' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
});

async function openInMarch(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-10T12:00:00-05:00') });
  await openPage(page);
}
