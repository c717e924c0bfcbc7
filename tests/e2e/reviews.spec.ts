import { defaultGooglePlaceId } from '@/content/review-source';
import { IN_MARCH, openPage, untilListening } from './open-page';
/** The reviews of the home page: three side by side, and on a phone one after another. */
import { expect, test, type Page } from './test';

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

test('on a phone the reviews follow each other every four seconds, unannounced, and nothing below moves, until they are paused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInMarch(page);
  const reviews = page.locator('[data-carousel]');
  const slides = reviews.locator('[aria-live]');
  await reviews.scrollIntoViewIfNeeded();
  const height = await reviews.evaluate(element => element.clientHeight);
  await expect(reviews).toHaveAttribute('data-current', '1');
  expect(await reviews.evaluate(element => element.clientHeight)).toBe(height);
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await page.clock.pauseAt(new Date(IN_MARCH.getTime() + 60 * 60_000));
  const count = await page.getByRole('button', { name: /^Review \d$/ }).count();
  let current = Number(await reviews.getAttribute('data-current'));
  /** Lets the time pass in which `steps` reviews follow each other, of which the page makes `moves`. */
  const expectMoves = async (steps: number, moves: number, why?: string) => {
    await page.clock.runFor(steps * 4_000);
    current = (current + moves) % count;
    await expect(reviews, why).toHaveAttribute('data-current', String(current));
  };
  await expectMoves(1, 1);
  await expectMoves(count, count, 'around the end');
  const pause = page.getByRole('button', { name: 'Pause the reviews' });
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await expect(slides).toHaveAttribute('aria-live', 'polite');
  await page.mouse.move(0, 0);
  await pause.blur();
  await expectMoves(3, 0, 'paused');
  await pause.click();
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await page.mouse.move(0, 0);
  await expectMoves(3, 0, 'the focus is inside');
  await pause.blur();
  await expectMoves(1, 1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(reviews).not.toBeInViewport();
  await expectMoves(3, 0, 'off screen');
  await reviews.scrollIntoViewIfNeeded();
  await expectMoves(1, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectMoves(3, 0, 'less motion is asked for');
  await page.getByRole('button', { name: 'Next review' }).click();
  await expect(pause).toHaveCount(0);
  await expect(slides).toHaveAttribute('aria-live', 'polite');
});

async function openInMarch(page: Page): Promise<void> {
  await page.clock.install({ time: IN_MARCH });
  await openPage(page);
}
