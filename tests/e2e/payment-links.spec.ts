import { checkout } from '@/content/checkout';
import { paymentLinkPage } from '@/content/payment-links';
import { confirmStaff, openDeskAsNewStaff } from './desk-steps';
import { findViolations } from './find-violations';
import { heading } from './paypal-steps';
import { tabTo } from './tab-to';
import { expect, test } from './test';

const WHAT = 'Deposit for the bakery’s site';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner asks for a deposit, the customer pays it and says who it is for, and the desk shows both', async ({
    page,
    browser,
  }) => {
    await confirmStaff((await openDeskAsNewStaff(page, 'owner')).email, 'money');
    await page.goto('/desk/payments/links');
    await page.getByRole('link', { name: 'New payment link' }).click();
    await page.getByLabel('What for').fill(WHAT);
    await page.getByLabel('Amount in US dollars').fill('$1,450');
    await page.getByLabel('How they get it').selectOption('copy');
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByText('The link is made.')).toBeVisible();
    const url = await page.getByLabel('The link, for the customer').inputValue();

    const visit = await browser.newContext({ javaScriptEnabled: false });
    const buyer = await visit.newPage();
    await buyer.goto(`${url}&what=Anything&amount=1`);
    await expect(heading(buyer)).toHaveText(paymentLinkPage.titles.open);
    await expect(buyer.getByText(WHAT)).toBeVisible();
    await expect(buyer.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await buyer.getByRole('button', { name: 'Pay $1,450.00' }).click();
    await buyer.getByRole('button', { name: 'Approve and pay' }).click();
    await expect(heading(buyer)).toHaveText(checkout.success.states.paid.title);
    await expect(buyer.getByText(WHAT).first()).toBeVisible();

    await buyer.getByLabel('Business name').fill('Ruiz Bakery');
    await buyer.getByLabel('Phone number').fill('no number');
    await buyer.getByRole('button', { name: checkout.success.buyer.submit }).click();
    await expect(buyer.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
    await expect(buyer.getByLabel('Business name')).toHaveValue('Ruiz Bakery');
    await buyer.getByLabel('Phone number').fill('555 014 2018');
    await buyer.getByRole('button', { name: checkout.success.buyer.submit }).click();
    await expect(buyer.getByText('Ruiz Bakery')).toBeVisible();

    await buyer.goto(url);
    await expect(heading(buyer)).toHaveText(paymentLinkPage.titles.paid);
    await page.reload();
    await page.getByRole('link', { name: 'The order' }).click();
    await expect(page.getByText('Ruiz Bakery')).toBeVisible();
    await visit.close();
  });
});

test('a link is made and withdrawn by keyboard, and its pages are accessible', async ({ page }) => {
  await confirmStaff((await openDeskAsNewStaff(page, 'owner')).email, 'money');
  await page.goto('/desk/payments/links/new');
  const what = `Logo ${crypto.randomUUID()}`;
  await tabTo(page, page.getByLabel('What for'));
  await page.keyboard.type(what);
  await page.keyboard.press('Tab');
  await page.keyboard.type('99');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana@bakery.test');
  await page.keyboard.press('Enter');
  await expect(page.getByText('on its way to the customer')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const url = await page.getByLabel('The link, for the customer').inputValue();
  await tabTo(page, page.getByRole('link', { name: 'Withdraw it' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Withdraw a payment link');
  expect(await findViolations(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: `Withdraw ${what}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('No one can pay by this link anymore')).toBeVisible();
  await page.goto(url);
  await expect(heading(page)).toHaveText(paymentLinkPage.titles.withdrawn);
  expect(await findViolations(page)).toEqual([]);
});
