import { accountFigures, accountNotices, accountTexts, passwordForms } from '@/content/account';
import { connect } from '@/lib/site/db/connect';
import { signInElsewhere, signUpCustomer, STAFF_PASSWORD as PASSWORD } from './desk-steps';
import { findViolations } from './find-violations';
import { expect, test, type Browser, type Page } from './test';

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('other browsers are signed out at once after a sign-in, and with the password later', async ({
      page,
      browser,
    }) => {
      const email = await signUpCustomer(page);
      const otherBrowsers = [await openElsewhere(browser, email), await openElsewhere(browser, email)];
      await page.reload();
      await expect(page.getByText('You are signed in on 3 browsers.')).toBeVisible();
      const list = page.locator('#end-sessions');
      await expect(list.getByLabel('Current password')).toHaveCount(0);
      await list.getByRole('listitem').getByRole('button').first().click();
      await expect(page.getByText(accountNotices['session-ended'].title)).toBeVisible();

      await ageSessions(email);
      await page.reload();
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
      await list.getByLabel('Current password').fill('not this one');
      await list.getByRole('button', { name: passwordForms['end-sessions'].submit.label }).click();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.locator('#end-sessions-currentPassword-error')).toHaveText(
        accountTexts.wrongPassword,
      );
      await list.getByLabel('Current password').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText(accountNotices['signed-out-elsewhere'].message)).toBeVisible();
      for (const other of otherBrowsers) {
        await other.goto('/account');
        await expect(other).toHaveURL(/\/sign-in$/);
        await other.close();
      }
    });
  });

/** The same account, signed in on one more browser. */
async function openElsewhere(browser: Browser, email: string): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await signInElsewhere(page, email);
  await expect(page).toHaveURL(/\/account$/);
  return page;
}

/** As if the account had signed in just longer ago than counts as a moment. */
async function ageSessions(email: string): Promise<void> {
  const db = connect({ databaseUrl: null, dataDir: process.env['E2E_DATA_DIR'] ?? '' });
  const createdAt = Date.now() - accountFigures.freshSignInMinutes * 60_000;
  const account = db.selectFrom('accounts').select('id').where('email', '=', email);
  await db
    .updateTable('sessions')
    .set({ created_at: createdAt })
    .where('account_id', 'in', account)
    .execute();
  await db.destroy();
}
