import { callPage } from '@/content/calls';
import { openDeskAsNewStaff } from './desk-steps';
import { findViolations } from './find-violations';
import { waitForMails } from './mailbox';
import { tabTo } from './tab-to';
import { expect, test, type Page } from './test';

async function askForCall(page: Page): Promise<string> {
  const email = `caller-${crypto.randomUUID()}@cafe.test`;
  await page.goto('/contact?inquiry=consultation');
  const form = page.locator('form').filter({ has: page.locator('input[value="consultation-form"]') });
  await form.locator('[name=name]').fill('Cleo Caller');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=phone]').fill('555 014 2018');
  await form.locator('[name=timeZone]').selectOption('America/Chicago');
  await form.getByRole('button', { name: 'Book my call' }).click();
  return email;
}

/** One that no other test takes at the same moment. */
async function chooseSlot(page: Page): Promise<string> {
  const options = page.locator('#call-slot option:not([disabled])');
  const index = Math.floor(Math.random() * (await options.count()));
  const value = (await options.nth(index).getAttribute('value')) ?? '';
  await page.locator('#call-slot').selectOption(value);
  return (await options.nth(index).textContent()) ?? '';
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor picks a time after the form, moves it and cancels it by the emailed link; the desk has it', async ({
    page,
    browser,
  }) => {
    const email = await askForCall(page);
    await expect(page.getByRole('heading', { name: callPage.title })).toBeVisible();
    const slot = await chooseSlot(page);
    expect(slot).toMatch(/C[SD]T/);
    await page.getByRole('button', { name: callPage.submit }).click();
    await expect(page.getByRole('heading', { name: callPage.booked })).toBeVisible();
    // To the agency, the confirmation, and the invitation.
    const mails = await waitForMails(email, 3);
    const invitation = mails.find(({ subject }) => subject.startsWith('Your call: '));
    const link = /http\S+\/request\?token=[^\s\]]+/.exec(invitation?.text ?? '')?.[0] ?? '';

    const visit = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await visit.newPage();
    await visitor.goto(link);
    await chooseSlot(visitor);
    await visitor.getByRole('button', { name: callPage.move }).click();
    await expect(visitor.getByRole('heading', { name: callPage.booked })).toBeVisible();

    await openDeskAsNewStaff(page, 'caller');
    await page.goto(`/desk/leads?q=${email}`);
    await page.getByRole('link', { name: 'Cleo Caller' }).first().click();
    await expect(page.getByRole('button', { name: 'Cancel the call and tell them' })).toBeVisible();

    await visitor.getByRole('button', { name: callPage.cancel }).click();
    await expect(visitor.getByRole('heading', { name: callPage.title })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
    await visit.close();
  });
});

test('a time is picked by keyboard, and the pages with it are accessible', async ({ page }) => {
  await askForCall(page);
  await page.getByRole('link', { name: callPage.title }).click();
  await expect(page.getByRole('heading', { name: callPage.title })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await tabTo(page, page.locator('#call-slot'));
  for (let step = 0; step < 1 + Math.floor(Math.random() * 60); step += 1)
    await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: callPage.submit }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: callPage.booked })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
