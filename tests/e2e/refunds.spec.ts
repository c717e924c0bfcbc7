import { z } from 'zod';
import { factorField, factorTexts } from '@/content/desk';
import { refundReasons } from '@/content/refunds';
import { codeOf, openDeskAsNewStaff } from './desk-steps';
import { waitForMails } from './mailbox';
import { control } from './paypal-steps';
import { tabTo } from './tab-to';
import { expect, test, type Page } from './test';

for (const hasScripts of [false, true]) {
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('staff refund a part, then the rest, by keyboard', async ({ page }) => {
      const number = await payOrder(page);
      const { secret } = await openDeskAsNewStaff(page, `refunds-${String(hasScripts)}`);
      await openOrder(page, number);
      await openRefund(page);
      const main = page.getByRole('main');
      await expect(main).toContainText('As much as you enter, up to $99.00 of $99.00.');
      await expect(main).toContainText('PayPal may refuse refunds after');

      await fillForm(page, { amount: '25.50', reason: refundReasons.goodwill });
      await page.getByLabel(factorField.label).fill('000000');
      await press(page, 'Refund');
      await expect(page.getByText(factorTexts.wrong)).toBeVisible();
      await expect(page.getByLabel('Amount in USD')).toHaveValue('25.50');

      await fillForm(page, { amount: '100', reason: refundReasons.goodwill, note: 'Sorry about the wait' });
      await page.getByLabel(factorField.label).fill(nextCode(secret));
      await press(page, 'Refund');
      await expect(page.getByText('Only $99.00 can still be refunded.')).toBeVisible();
      await expect(page.getByLabel('Amount in USD')).toBeFocused();
      await expect(page.getByLabel('Amount in USD')).toHaveValue('100');
      await expect(page.getByLabel('Amount in USD')).toHaveAccessibleDescription(/Only \$99\.00/);
      await expect(page.getByLabel('Note to the buyer')).toHaveValue('Sorry about the wait');

      // The code was right: it isn't asked for again a moment later.
      await fillForm(page, { amount: '25.50', reason: refundReasons.goodwill });
      await press(page, 'Refund');
      await expect(page.getByText('PayPal refunded $25.50.')).toBeVisible();
      const history = page.locator('#history').getByRole('listitem');
      await expect(history.filter({ hasText: '$25.50' }).first()).toContainText('Refunded');
      await expect(main).toContainText('$73.50 of $99.00 can still be refunded.');
      await openRefund(page);
      await expect(main).toContainText('You just confirmed with your code.');
      await page.getByRole('link', { name: 'All of it, $73.50' }).click();
      await expect(page.getByLabel('Amount in USD')).toHaveValue('73.50');
      await fillForm(page, { reason: refundReasons.duplicate });
      await press(page, 'Refund');
      await expect(page.getByText('PayPal refunded $73.50.')).toBeVisible();
      await expect(main).toContainText('Nothing is left to refund.');
      await expect(page.getByRole('link', { name: 'Refund', exact: true })).toHaveCount(0);
      await expect(page.locator('.desk-mark').first()).toHaveText('Refunded');

      const mails = (await waitForMails(number, 6)).filter(mail => mail.text.includes('We refunded'));
      expect(mails.map(({ text }) => /We refunded (\S+)/.exec(text)?.[1])).toEqual(
        expect.arrayContaining(['$25.50', '$73.50']),
      );
      expect(mails).toHaveLength(2);
      expect(mails.some(({ text }) => text.includes('Our note: Sorry about the wait'))).toBe(true);
      expect(mails.some(({ text }) => text.includes(refundReasons.duplicate))).toBe(false);
      await page.goto('/desk/audit');
      await expect(page.getByText('73.50 USD duplicate').first()).toBeVisible();
    });

    test('the same form, sent again after going back, refunds once', async ({ page }) => {
      const number = await payOrder(page);
      const { secret } = await openDeskAsNewStaff(page, `again-${String(hasScripts)}`);
      await openOrder(page, number);
      await openRefund(page);
      const fields: Record<string, string> = {
        order: await hiddenValue(page, 'order'),
        refund: await hiddenValue(page, 'refund'),
        seen: await hiddenValue(page, 'seen'),
        amount: '10.00',
        reason: 'other',
        note: '',
        factorCode: nextCode(secret),
      };
      await page.request.post('/desk-actions/order-refund', { form: fields });
      await page.request.post('/desk-actions/order-refund', { form: fields });
      await openOrder(page, number);
      const rows = page.locator('#history').getByRole('listitem').filter({ hasText: '$10.00 Refunded' });
      await expect(rows).toHaveCount(1);
      await expect(page.locator('#do')).toContainText('$89.00 of $99.00 can still be refunded.');
    });
  });
}

test('a dispute is said beside the form, with the way to PayPal', async ({ page }) => {
  const number = await payOrder(page);
  const { secret } = await openDeskAsNewStaff(page, 'dispute');
  await openOrder(page, number);
  const capture = await page.locator('dt', { hasText: 'PayPal capture' }).locator('+ dd').innerText();
  await control('openDispute', capture);
  await openRefund(page);
  await fillForm(page, { amount: '5', reason: 'Other' });
  await page.getByLabel(factorField.label).fill(nextCode(secret));
  await press(page, 'Refund');
  const row = page.locator('#history').getByRole('listitem').filter({ hasText: '$5.00' });
  await expect(row).toContainText('Failed');
  await expect(row).toContainText('refuses a partial refund while the payment is in dispute');
});

/** Pays an order of 99.00 USD. Returns its number. */
async function payOrder(page: Page): Promise<string> {
  const placed = await page.request.post('/order', {
    data: { amount: '99.00', currency: 'USD', intent: 'CAPTURE' },
  });
  const { orderKey, id } = z.object({ orderKey: z.string(), id: z.string() }).parse(await placed.json());
  await control('approveOrder', id);
  await page.request.get(`/checkout/return?key=${orderKey}&token=${id}`);
  const [receipt] = await waitForMails(orderKey, 1);
  return /CP-[A-Z0-9-]+/.exec(receipt?.subject ?? '')?.[0] ?? 'no order number';
}

/** The code after the one that the sign-in used: each is taken once. */
function nextCode(secret: string): string {
  return codeOf(secret, 1);
}

async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto('/desk/orders');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(number);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
}

/** From the order's page to the one that refunds. */
async function openRefund(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Refund', exact: true })).toBeVisible();
}

async function fillForm(
  page: Page,
  fields: { amount?: string; reason: string; note?: string },
): Promise<void> {
  if (fields.amount !== undefined) await page.getByLabel('Amount in USD').fill(fields.amount);
  await page.locator('#order-refund-reason').selectOption({ label: fields.reason });
  if (fields.note !== undefined) await page.getByLabel('Note to the buyer').fill(fields.note);
}

/** By keyboard alone, from the field before it. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
  await page.getByLabel('Amount in USD').focus();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

function hiddenValue(page: Page, name: string): Promise<string> {
  return page.locator(`form[action$=order-refund] input[name=${name}]`).inputValue();
}
