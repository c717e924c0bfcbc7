import { expect, test, type Page } from './test';
import { waitForMails } from './mailbox';
import { IN_JULY } from './open-page';

test.describe('the promotion’s lead form', () => {
  test('with scripts: the lead is thanked for in place, and both mails arrive', async ({ page }) => {
    await page.clock.install({ time: IN_JULY });
    await page.goto('/christmas-in-july');
    const email = await fillLead(page, 'scripted');
    await page.locator('#christmas-in-july-form button[type=submit]').click();
    await expect(page.getByText('Thank You', { exact: true })).toBeVisible();
    await expect(
      page.getByText("Thank you! We'll be in touch soon with your Christmas in July deal!"),
    ).toBeVisible();
    const mails = await waitForMails(email, 2);
    expect(
      mails.some(mail => mail.to.includes(email)),
      'the visitor gets a confirmation',
    ).toBe(true);
    expect(
      mails.some(mail => !mail.to.includes(email) && mail.text.includes('Ann’s Café')),
      'the agency gets the lead',
    ).toBe(true);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the lead is posted, thanked for on a page of its own, and both mails arrive', async ({ page }) => {
    await page.goto('/christmas-in-july');
    const email = await fillLead(page, 'plain');
    await page.locator('#christmas-in-july-form button[type=submit]').click();
    await expect(page).toHaveURL(/\/thanks\/christmas-in-july-form/);
    await waitForMails(email, 2);
  });

  test('mistakes bring the page back with the text kept, the errors at their fields, and status 422', async ({
    page,
  }) => {
    await page.goto('/christmas-in-july');
    await fillLead(page, 'mistaken');
    const website = page.locator('#christmas-in-july-form-businessWebsite');
    await website.evaluate(input => input.setAttribute('type', 'text')).catch(() => undefined);
    await page.locator('#christmas-in-july-form').evaluate(form => form.setAttribute('novalidate', ''));
    await page.locator('#christmas-in-july-form-email').fill('not an address');
    const response = page.waitForResponse(answer => answer.request().method() === 'POST');
    await page.locator('#christmas-in-july-form button[type=submit]').click();
    expect((await response).status()).toBe(422);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator('#christmas-in-july-form-email')).toHaveValue('not an address');
    await expect(page.locator('#christmas-in-july-form-businessName')).toHaveValue('Ann’s Café');
    await expect(page.locator('#christmas-in-july-form-email-error')).toBeVisible();
  });
});

/** Fills every required field. Returns the address, which no other test has. */
async function fillLead(page: Page, label: string): Promise<string> {
  const email = `${label}-${crypto.randomUUID()}@cafe.test`;
  const field = (name: string) => page.locator(`#christmas-in-july-form-${name}`);
  await field('name').fill('Ann O’Neil');
  await field('email').fill(email);
  await field('businessName').fill('Ann’s Café');
  await field('phoneNumber').fill('(555) 010-2030');
  await field('businessType').selectOption('restaurant');
  return email;
}
