import { z } from 'zod';
import { deskNotices } from '@/content/desk';
import { disputeWords } from '@/content/order-mails';
import { confirmStaff, openDeskAsNewStaff } from './desk-steps';
import { findViolations } from './find-violations';
import { control } from './paypal-steps';
import { expect, test, type Page } from './test';

test.describe('money after a payment, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reversal and a lost dispute are settled at the desk', async ({ page }) => {
    const { captureId, orderId } = await payOrder(page);
    const disputeId = (await control('openDispute', captureId, { value: '20.00' }))?.id ?? '';
    await confirmStaff((await openDeskAsNewStaff(page, 'money')).email, 'money');
    const order = page.getByRole('row').filter({ has: page.locator(`a[href$="${orderId}"]`) });
    await expect(async () => {
      await page.goto('/desk/orders');
      await expect(order).toContainText('Answer a dispute by', { timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await order.getByRole('link').first().click();
    const dispute = page.getByRole('row', { name: new RegExp(`^${disputeId}`) });
    await expect(dispute).toContainText(disputeWords.statuses.waiting_for_seller);
    await expect(dispute).toContainText('9 days left');
    await expect(dispute.getByRole('link', { name: 'Answer it at PayPal' })).toBeVisible();
    await page.getByText(/^Show \d+ calls$/).click();
    await expect(page.getByText(/find-dispute {2}found/)).toBeVisible();
    await control('resolveDispute', disputeId, 'RESOLVED_BUYER_FAVOUR');
    const settle = page.getByRole('button', { name: `Settle ${disputeId}` });
    await expect(async () => {
      await page.reload();
      await expect(settle).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await settle.click();
    await expect(page.getByText('Settled. The order is now: Reversed.')).toBeVisible();
    await page.getByRole('link', { name: /^Say how it ended/ }).click();
    await page.getByRole('button', { name: 'The money is gone' }).click();
    await expect(page.getByText('Settled. The order is now: Reversed.')).toBeVisible();
    await expect(page.getByText('Gone for good')).toBeVisible();
    await page.goto('/desk/audit');
    await expect(page.getByText('Dispute settled').first()).toBeVisible();
    await expect(page.getByText('Reversal settled').first()).toBeVisible();
  });

  test('a payment without an order is settled with a note', async ({ page }) => {
    const foreign = await control('captureForeign', { value: '25.00' });
    const captureId = foreign?.capture?.id ?? '';
    await confirmStaff((await openDeskAsNewStaff(page, 'payments')).email, 'money');
    const payment = page.getByRole('row').filter({ hasText: captureId });
    await expect(async () => {
      await page.goto('/desk/payments');
      await expect(payment).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expect(payment).toContainText('$25.00');
    await payment.getByRole('link').click();
    await page.getByRole('link', { name: 'Attach it to its order' }).click();
    const number = page.getByLabel('Order number');
    await number.fill('CP-AAAAA-BBBBB');
    await page.getByRole('button', { name: 'Attach' }).click();
    await expect(number).toHaveAccessibleDescription(/There is no order with that number/);
    await expect(number).toHaveValue('CP-AAAAA-BBBBB');
    await expect(number).toBeFocused();
    await page.goto(`/desk/payments/${captureId}/settle`);
    await page.getByLabel('Note').fill('A test payment');
    await page.getByRole('button', { name: 'Settle' }).click();
    await expect(page.getByText(deskNotices['payment-settled'].text)).toBeVisible();
    await expect(payment).toHaveCount(0);
  });
});

for (const { width, colorScheme } of [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const)
  test(`disputes, reversals and unknown payments fit and are accessible at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const { captureId, orderId } = await payOrder(page);
    await control('openDispute', captureId, { value: '20.00', respondWithinMs: 2 * 24 * 60 * 60_000 });
    await control('reverseCapture', captureId, '30.00');
    const foreign = await control('captureForeign', { value: '25.00', invoiceId: 'CP-AAAAA-BBBBB' });
    const payment = `/desk/payments/${foreign?.capture?.id ?? ''}`;
    await confirmStaff((await openDeskAsNewStaff(page, `money-${width}`)).email, 'money');
    const order = page.getByRole('row').filter({ has: page.locator(`a[href$="${orderId}"]`) });
    await expect(async () => {
      await page.goto('/desk/orders');
      await expect(order).toContainText('Money was taken back', { timeout: 500 });
      await expect(order).toContainText('Answer a dispute by', { timeout: 500 });
    }).toPass({ timeout: 15_000 });
    const pages = ['/desk/orders', `/desk/orders/${orderId}`, `/desk/orders/${orderId}/refund`];
    for (const path of [...pages, '/desk/payments', payment, `${payment}/attach`]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      const calls = page.getByText(/^Show \d+ calls$/);
      if ((await calls.count()) > 0) await calls.click();
      expect(await findViolations(page), path).toEqual([]);
      await shoot(page, `${width}-${path.split('/')[2] ?? ''}-${path.split('/').length}`);
    }
  });

/** An order of 99.00 that its buyer has paid. */
async function payOrder(page: Page): Promise<{ captureId: string; orderId: string }> {
  const placed = await page.request.post('/order', {
    data: { amount: '99.00', currency: 'USD', intent: 'CAPTURE' },
  });
  const { id: orderID, orderKey } = z
    .object({ id: z.string(), orderKey: z.string() })
    .parse(await placed.json());
  await control('approveOrder', orderID);
  await page.request.get(`/checkout/return?key=${orderKey}&token=${orderID}&PayerID=P1`);
  const paid = await control('order', orderID);
  return { captureId: paid?.capture?.id ?? '', orderId: paid?.customId ?? '' };
}

/** Kept only where someone wants to look at the pages. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
