import { checkout } from '@/content/checkout';
import { control, heading, leaveForPayPal, payPlainly, PRO, receiptOf } from './paypal-steps';
import { expect, test, type Page } from './test';

test.describe('the receipt page without scripts is honest', () => {
  test.use({ javaScriptEnabled: false });

  test('about an order that is not approved yet, which can still be', async ({ page }) => {
    const receipt = await receiptOf(await leaveForPayPal(page, PRO));
    await page.goto(receipt);
    await expect(heading(page)).toHaveText(checkout.success.states.awaiting.title);
    await page.getByRole('link', { name: 'Continue on PayPal' }).click();
    await page.getByRole('button', { name: 'Approve and pay' }).click();
    await expect(heading(page)).toHaveText(checkout.success.states.paid.title);
    const [width, room] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(width, 'the road under the next steps leaves nothing to scroll to').toBe(room);
  });

  test('about a second payment for the same thing, which asks before it takes the money', async ({
    page,
  }) => {
    await expect(heading(await payAs(page, 'PAYERTWICE'))).toHaveText(checkout.success.states.paid.title);
    await payAs(page, 'PAYERTWICE');
    await expect(heading(page)).toHaveText(checkout.success.states.confirming.title);
    await expect(page.getByText('You paid for this 1 minute ago, as order CP-')).toBeVisible();
    await page.getByRole('button', { name: checkout.success.confirm.no }).click();
    await expect(heading(page)).toHaveText(checkout.success.states.cancelled.title);
  });

  test('about money that went back', async ({ page }) => {
    const token = await payPlainly(page, PRO);
    const order = await control('order', token);
    await control('refundCapture', order?.capture?.id ?? '');
    await expect(async () => {
      await page.reload();
      await expect(heading(page)).toHaveText(checkout.success.states.refunded.title, { timeout: 500 });
    }).toPass();
  });

  test('about an order that there is none of', async ({ page }) => {
    for (const address of ['/success', '/success?key=not-a-key', `/success?key=${'0'.repeat(26)}`]) {
      await page.goto(address);
      await expect(heading(page)).toHaveText(checkout.success.states.unknown.title);
      await expect(page.getByRole('link', { name: 'Contact us' }).first()).toBeVisible();
      await expect(page.getByText('CP-')).toHaveCount(0);
    }
  });
});

test('HEAD and prefetch requests to the return, cancel and receipt addresses charge nothing and cancel nothing', async ({
  page,
}) => {
  const token = await leaveForPayPal(page, PRO);
  const order = await control('order', token);
  const receipt = await receiptOf(token);
  const ways = [`${order?.returnUrl}&token=${token}`, `${order?.cancelUrl}&token=${token}`];
  for (const address of [...ways, receipt])
    expect((await page.request.head(address, { maxRedirects: 0 })).status()).toBe(200);
  for (const address of ways) {
    const headers = { 'sec-purpose': 'prefetch;prerender' };
    expect((await page.request.get(address, { headers, maxRedirects: 0 })).status()).toBe(503);
  }
  expect(JSON.stringify(await control('calls', 'get'))).not.toContain(token);
  await page.goto(receipt);
  await expect(heading(page)).toHaveText(checkout.success.states.awaiting.title);
});

/** Approves as one PayPal account, and comes back as PayPal sends the buyer. */
async function payAs(page: Page, payerId: string): Promise<Page> {
  const token = await leaveForPayPal(page, PRO);
  const order = await control('approveOrder', token, 'working', payerId);
  await page.goto(`${order?.returnUrl}&token=${token}`);
  return page;
}
