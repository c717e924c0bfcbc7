import { accountNotices } from '@/content/account';
import { phone as phoneField } from '@/content/form-fields';
import { formMessages } from '@/content/form-messages';
import { promotion } from '@/content/promotion';
import { expect, test, type Page } from './test';

// The specified messages stand once each, where a visitor looks for them; what stands beside them has other words.

const ENTRANCES = [
  [
    '/sign-in',
    'signin-form',
    ['Please enter a valid email address', 'Password must be at least 6 characters'],
    ['Sign in failed', 'Please check your credentials and try again.'],
    ['Sign in successful', accountNotices['signed-in'].message],
  ],
  [
    '/sign-up',
    'signup-form',
    [
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
      'Passwords do not match',
      'You must agree to the terms and conditions',
    ],
    ['Registration failed', 'There was a problem creating your account. Please try again.'],
    ['Registration successful', accountNotices['signed-up'].message],
  ],
] as const;

for (const [path, form, mistakes, failure, success] of ENTRANCES)
  test.describe(path, () => {
    test('says each mistake once, at its field, and leads there by the field’s name', async ({ page }) => {
      await page.goto(path);
      await page.locator(`#${form}-password`).fill('short');
      await send(page, form);
      for (const mistake of mistakes) await expect(page.getByText(mistake)).toBeVisible();
      const summary = page.getByRole('alert').filter({ hasText: formMessages.checkTheseFields });
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: 'Email address' }).click();
      await expect(page.locator(`#${form}-email`)).toBeFocused();
    });

    test('says once that it failed, and beside it that nothing typed is lost', async ({ page }) => {
      await answerPosts(page, 500, 'no');
      await fillAndSend(page, path, form);
      for (const words of failure) await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(formMessages.unsent);
      await expect(page.getByRole('alert').getByRole('link', { name: /^Call/ })).toBeVisible();
    });

    test('takes any success for one, and says so in the form’s words', async ({ page }) => {
      await answerPosts(page, 200, 'OK');
      await fillAndSend(page, path, form);
      for (const words of success) await expect(page.getByText(words)).toBeVisible();
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => localStorage.getItem('user')), 'it named no one').toBeNull();
      await expect(page.locator(`#${form} button[type=submit]`)).toBeEnabled();
    });
  });

test.describe('/christmas-in-july', () => {
  test.beforeEach(({ page }) => page.clock.install({ time: new Date('2025-07-10T12:00:00-04:00') }));

  test('says once that a lead failed, and beside it that nothing typed is lost', async ({ page }) => {
    await answerPosts(page, 500, 'no');
    await fillLead(page);
    await expect(page.getByText('Something went wrong. Please try again or call us directly.')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(formMessages.unsent);
  });

  for (const body of ['OK', '{"ok":true}'])
    test(`thanks once for a lead that is answered with ${body}, in a toast and in a panel`, async ({
      page,
    }) => {
      await answerPosts(page, 200, body);
      await fillLead(page);
      await expect(
        page.getByText("Thank you! We'll be in touch soon with your Christmas in July deal!"),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
      await expect(
        page.getByText(`We contact you within ${promotion.contactWithinHours} hours`, { exact: true }),
      ).toBeVisible();
      const toast = page.getByRole('status').filter({ hasText: 'in touch soon' });
      await toast.getByRole('button', { name: 'Close' }).click();
      await expect(toast).toBeHidden();
    });
});

async function answerPosts(page: Page, status: number, body: string): Promise<void> {
  await page.route('**/*', route =>
    route.request().method() === 'POST' ? route.fulfill({ status, body }) : route.continue(),
  );
}

async function fillAndSend(page: Page, path: string, form: string): Promise<void> {
  await page.goto(path);
  const field = (name: string) => page.locator(`#${form}-${name}`);
  if (form === 'signup-form') {
    await field('firstName').fill('Ann');
    await field('lastName').fill('O’Neil');
    await field('confirmPassword').fill('a canary by the sea');
    await field('agreeTerms').check();
  }
  await field('email').fill('ann@cafe.test');
  await field('password').fill('a canary by the sea');
  await send(page, form);
}

/** By the fields' names and labels alone, as specified: each is there once. */
async function fillLead(page: Page): Promise<void> {
  await page.goto('/christmas-in-july');
  await page.locator('[name="name"]').fill('Ann O’Neil');
  await page.getByLabel('Email').fill('ann@cafe.test');
  await page.getByLabel('Business name').fill('Ann’s Café');
  await page.getByLabel(phoneField.label).fill('(555) 010-2030');
  await page.getByLabel('Business type').selectOption('restaurant');
  await send(page, 'christmas-in-july-form');
}

async function send(page: Page, form: string): Promise<void> {
  await page.locator(`#${form} button[type=submit]`).click();
}
