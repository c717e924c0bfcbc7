import { confirmStaff, openDeskAsNewStaff } from './desk-steps';
import { findViolations } from './find-violations';
import { waitForMails } from './mailbox';
import { expect, test } from './test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('staff write a newsletter, see it as the email it becomes, and test it on themselves', async ({
    page,
  }) => {
    const { email } = await openDeskAsNewStaff(page, 'writer');
    await confirmStaff(email, 'export');
    await page.getByRole('link', { name: 'Newsletter' }).click();
    await page.getByRole('link', { name: 'Write a newsletter' }).click();
    const subject = `News ${crypto.randomUUID().slice(0, 8)}`;
    await page.getByLabel('Text').fill('Hello **you**.');
    await page.getByLabel('Subject').evaluate(field => field.removeAttribute('required'));
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Write a subject of')).toBeVisible();
    await expect(page.getByLabel('Text')).toHaveValue('Hello **you**.');
    await page.getByLabel('Subject').fill(subject);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('The draft is saved.')).toBeVisible();
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('heading', { name: subject })).toBeVisible();
    await expect(preview.locator('strong')).toHaveText('you');
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByText('The test is on its way to you.')).toBeVisible();
    const [mail] = await waitForMails(subject, 1);
    expect(mail?.to).toEqual([email]);
  });
});

test('a draft’s page and the list are accessible, and a stranger gets no preview', async ({
  page,
  request,
}) => {
  await confirmStaff((await openDeskAsNewStaff(page, 'writer')).email, 'export');
  await page.goto('/desk/newsletter?issue=new');
  await page.getByLabel('Subject').fill('News for July');
  await page.getByLabel('Text').fill('## Hours\n\n- One\n- Two');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Hours' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const src = (await page.locator('iframe').getAttribute('src')) ?? '';
  expect((await request.get(src)).status()).toBe(404);
  await page.goto('/desk/newsletter');
  expect(await findViolations(page)).toEqual([]);
});
