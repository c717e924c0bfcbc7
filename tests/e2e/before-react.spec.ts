import { checkout } from '@/content/checkout';
import { holdBack } from './open-page';
import { payButton, PRO } from './paypal-steps';
import { expect, test, type Page } from './test';

const NOON = new Date('2026-11-21T12:00:00-05:00');
const TIMEOUT_MS = 4_000;
const REACT = '**/_page/checkout-flow-*';

test('a payment that is clicked before React has loaded is sent once afterwards, and goes on as usual', async ({
  page,
}) => {
  const posts = ordersOf(page);
  const arrive = await pressEarly(page);
  expect(posts, 'nothing is sent yet').toEqual([]);
  arrive();
  await expect.poll(() => postsAfter(page, 20, posts)).toHaveLength(1);
  await page.clock.resume();
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue on PayPal' })).toBeVisible();
  expect(posts).toEqual(['application/json']);
});

test('when React never comes the plain form is sent after the wait, once, and leads to PayPal', async ({
  page,
}) => {
  const posts = ordersOf(page);
  await pressEarly(page);
  // Once more: who waits presses again.
  await payButton(page).click({ noWaitAfter: true });
  await page.clock.runFor(TIMEOUT_MS - 100);
  expect(posts).toEqual([]);
  const onPayPal = page.waitForURL(/checkoutnow/);
  // The page goes away under the clock that sends it.
  await page.clock.runFor(200).catch(() => undefined);
  await onPayPal;
  await expect(page.getByRole('button', { name: 'Approve and pay' })).toBeVisible();
  expect(posts).toEqual(['application/x-www-form-urlencoded']);
});

test('the page shows and charges what was chosen and typed before React loaded', async ({ page }) => {
  const arrive = await holdBack(page, REACT);
  await page.goto('/checkout?step=select');
  await page.getByLabel('Amount').fill('123.45');
  await page.getByLabel('Currency').selectOption('GBP');
  arrive();
  await expect(page.getByRole('complementary', { name: checkout.success.meta.title })).toContainText(
    '£123.45',
  );
  await expect(page.getByLabel('Amount')).toHaveValue('123.45');
  await expect(page.getByLabel('Currency')).toHaveValue('GBP');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByText('123.45 GBP').first()).toBeVisible();
});

test('an amount that is typed and confirmed before React has loaded is charged', async ({ page }) => {
  const arrive = await holdBack(page, REACT);
  await page.goto('/checkout?step=select');
  await page.getByLabel('Amount').fill('123.45');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  arrive();
  await expect(page.getByText('123.45 USD').first()).toBeVisible();
  const order = page.waitForRequest(request => request.url().endsWith('/order'));
  await payButton(page).click();
  expect((await order).postDataJSON()).toMatchObject({ amount: '123.45', currency: 'USD' });
});

/**
 * Opens the checkout with React on its way and the clock standing still, and presses the button. Returns the function
 * that lets React arrive.
 */
async function pressEarly(page: Page): Promise<() => void> {
  const arrive = await holdBack(page, REACT);
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt(NOON.getTime() + 1_000);
  await page.goto(PRO);
  await payButton(page).click({ noWaitAfter: true });
  return arrive;
}

/** The posts after the page's clock has advanced. */
async function postsAfter(page: Page, ms: number, posts: readonly string[]): Promise<readonly string[]> {
  await page.clock.runFor(ms);
  return posts;
}

/** The kinds of the orders that the page posts from now on. */
function ordersOf(page: Page): string[] {
  const kinds: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/order')
      kinds.push(request.headers()['content-type'] ?? 'none');
  });
  return kinds;
}
