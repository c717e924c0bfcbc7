import { expect, test, type Page } from './test';
import { inDollars, listPrice } from '@/tests/support/price-list';
import { waitForMails } from './mailbox';
import { declineCard, payButton, PRO } from './paypal-steps';

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
  await page.getByRole('link', { name: 'Continue on PayPal' }).click();
  await page.getByRole('button', { name: 'Approve and pay' }).click();
  await expect(page).toHaveURL(/\/success\?key=/);
});

test('cancelling closes the frame and gives the button back', async ({ page }) => {
  await payInFrame(page, 'Cancel');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(payButton(page)).toBeEnabled();
});

test('closing the frame gives the button back', async ({ page }) => {
  await openFrame(page);
  await page.getByRole('button', { name: /close/i }).last().click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(payButton(page)).toBeEnabled();
});

test('an error that PayPal reports is shown, and Try Again starts over', async ({ page }) => {
  await payInFrame(page, 'Simulate payment error');
  await expect(page.getByText('Payment failed. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('a declined card leads back to choosing, and no order is paid', async ({ page }) => {
  await openFrame(page);
  const link = await page.getByRole('link', { name: 'Continue on PayPal' }).getAttribute('href');
  await page.goto(link ?? '');
  await declineCard(page);
  await expect(page).not.toHaveURL(/\/success/);
});

for (const [what, answer, message] of [
  ['an answer without links', { id: 'X' }, 'Invalid PayPal response format'],
  [
    'links without an approval link',
    { links: [{ rel: 'self', href: 'https://www.paypal.com/x' }] },
    'No approval link found in PayPal response',
  ],
] as const) {
  test(`${what} is told in the specified words`, async ({ page }) => {
    await page.route('**/order', route => route.fulfill({ json: answer }));
    await page.goto(PRO);
    await payButton(page).click();
    await expect(page.getByText(message)).toBeVisible();
  });
}

test('messages from strangers change nothing', async ({ page }) => {
  await openFrame(page);
  for (const origin of [
    'https://www.paypal.com.evil.example',
    'http://www.paypal.com',
    'null',
    'https://evil.example',
  ])
    await page.evaluate(from => {
      const data = JSON.stringify({ type: 'payment_success' });
      window.dispatchEvent(new MessageEvent('message', { origin: from, data }));
    }, origin);
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout/);
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

  test('a buyer who cancels is back at the checkout', async ({ page }) => {
    await page.goto(PRO);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/checkout\?cancelled=1/);
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
