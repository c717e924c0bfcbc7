import { expect, test } from './test';
import { waitForMails } from './mailbox';
import { IN_JULY } from './open-page';

test('with scripts the promotion’s lead is thanked for in place, and both emails arrive', async ({
  page,
}) => {
  await page.clock.install({ time: IN_JULY });
  await page.goto('/christmas-in-july');
  const email = `scripted-${crypto.randomUUID()}@cafe.test`;
  const field = (name: string) => page.locator(`#christmas-in-july-form-${name}`);
  await field('name').fill('Ann O’Neil');
  await field('email').fill(email);
  await field('businessName').fill('Ann’s Café');
  await field('phoneNumber').fill('(555) 010-2030');
  await field('businessType').selectOption('restaurant');
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
