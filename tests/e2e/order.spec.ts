import { checkout } from '@/content/checkout';
import { inDollars, listPrice } from '@/tests/support/price-list';
import { waitForMails } from './mailbox';
import { payButton, PRO } from './paypal-steps';
import { expect, test, type Page } from './test';

const { first } = listPrice('pro');

test('from the price list to the receipt, in the frame', async ({ page }) => {
  await page.goto('/');
  const buy = page
    .getByRole('link', { name: /Buy Now with PayPal/ })
    .and(page.locator('[href*="plan=pro"]:visible'));
  await buy.first().click();
  await expect(page).toHaveURL(url =>
    `${url.pathname}${url.search}`.startsWith(`/checkout?plan=pro&amount=${first / 100}&name=Pro`),
  );
  await expect(page.getByText('Selected Plan')).toContainText('Pro');
  await payInFrame(page, 'Approve and pay');
  await expect(page).toHaveURL(/\/success\?key=/);
  await expect(page.getByText(inDollars(first)).first()).toBeVisible();
  const key = new URL(page.url()).searchParams.get('key') ?? '';
  const [receipt] = await waitForMails(key, 1);
  const number = /CP-[A-Z0-9-]+/.exec(receipt?.subject ?? '')?.[0] ?? 'no order number';
  const mails = await waitForMails(number, 2);
  expect(mails.every(mail => mail.text.includes(inDollars(first)))).toBe(true);
});

test('the plain link beside the frame leads to PayPal and back to the receipt', async ({ page }) => {
  await openFrame(page);
  const link = page.getByRole('link', { name: 'Continue on PayPal' });
  const frame = page.locator('iframe[height="600"]');
  await expect(frame).toHaveAttribute('src', (await link.getAttribute('href')) ?? '');
  await link.click();
  await page.getByRole('button', { name: 'Approve and pay' }).click();
  await expect(page).toHaveURL(/\/success\?key=/);
});

test('a server that wants a redirect gets the whole window', async ({ page }) => {
  const href = 'https://www.sandbox.paypal.com/checkoutnow?token=T1';
  const answer = { links: [{ rel: 'approve', href }], presentation: 'redirect' };
  await page.route('**/order', route => route.fulfill({ json: answer }));
  await page.route(href, route => route.fulfill({ contentType: 'text/html', body: 'PayPal' }));
  await page.goto(PRO);
  await payButton(page).click();
  await expect(page).toHaveURL(href);
});

test('under the button are the terms and the refund policy, and for what is monthly that it renews', async ({
  page,
}) => {
  const { terms, refunds, renews } = checkout.agreement;
  await page.goto(PRO);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: terms })).toHaveAttribute('href', /\/terms-of-service$/);
  await expect(main.getByRole('link', { name: refunds })).toHaveAttribute('href', /\/refund-policy$/);
  await expect(main).toContainText(renews);
  await page.goto('/checkout?amount=250.00&step=pay');
  await expect(main.getByRole('link', { name: terms })).toBeVisible();
  await expect(main).not.toContainText(renews);
});

test('cancelling closes the frame and gives the button back', async ({ page }) => {
  await payInFrame(page, 'Cancel');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(payButton(page)).toBeEnabled();
});

test('an error that PayPal reports is shown, and Try Again starts over', async ({ page }) => {
  await payInFrame(page, 'Simulate payment error');
  await expect(page.getByText('Payment failed. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the buyer is sent to PayPal and comes back to the receipt', async ({ page }) => {
    await page.goto(PRO);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Approve and pay' }).click();
    await expect(page).toHaveURL(/\/success\?key=/);
    await expect(page.getByText(inDollars(first)).first()).toBeVisible();
  });
});

async function openFrame(page: Page): Promise<void> {
  if (!page.url().includes('/checkout')) await page.goto(PRO);
  await payButton(page).click();
  await expect(page.locator('iframe')).toBeVisible();
}

async function payInFrame(page: Page, choice: string): Promise<void> {
  await openFrame(page);
  await page.frameLocator('iframe').getByRole('button', { name: choice }).click();
}
