import { spawnSync } from 'node:child_process';
import { expect, test, type Page } from './test';
import { passwordForms } from '@/content/account';
import { deskWords, factorField, factorTexts } from '@/content/desk';
import { addStaff, codeOf, enroll, enterDesk, fillCode, signInAsStaff, STAFF_PASSWORD } from './desk-steps';
import { findViolations } from './find-violations';
import { tabTo } from './tab-to';

const CODE = factorField.label;

test.describe('the second factor, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is set up at the first sign-in, asked for at the next, and nothing opens before it', async ({
    page,
  }) => {
    const email = addStaff('factor');
    await signInAsStaff(page, email);
    for (const path of ['/desk', '/desk/leads', '/account']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/desk\/enter$/);
    }
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    await page.getByLabel(CODE).fill('000000');
    await page.getByRole('button', { name: deskWords.factor.enroll.button }).click();
    await expect(page.getByRole('alert')).toContainText(factorTexts.wrong);
    const { secret, codes } = await enroll(page);
    expect(codes).toHaveLength(10);
    await page.reload();
    await expect(
      page.getByRole('heading', { name: deskWords.factor.page.newCodes }),
      'shown once',
    ).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    expect((await page.goto('/desk'))?.status()).toBe(404);

    await signInAsStaff(page, email);
    await page.getByLabel(CODE).fill(codeOf(secret, 1));
    await page.getByRole('button', { name: deskWords.factor.enter.button }).click();
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await page.goto('/desk/audit');
    await expect(page.getByText(deskWords.actions['factor-enrolled']).first()).toBeVisible();
  });

  test('a lost phone: a recovery code opens the desk, and the command line removes the factor', async ({
    page,
  }) => {
    const { email, codes } = await enterDesk(page, 'lost');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signInAsStaff(page, email);
    await page.getByLabel(CODE).fill(codes[0] ?? '');
    await page.getByRole('button', { name: deskWords.factor.enter.button }).click();
    await page.goto('/desk/factor');
    await expect(page.getByText(deskWords.factor.page.left).locator('xpath=following-sibling::*')).toHaveText(
      '9',
    );
    const reset = spawnSync(process.execPath, ['scripts/operations/desk.mjs', 'reset-factor', email], {
      env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
      encoding: 'utf8',
    });
    expect(reset.stdout, reset.stderr).toContain('sets up a new second factor');
    expect((await page.goto('/desk'))?.status()).toBe(404);
    await signInAsStaff(page, email);
    await expect(page.getByRole('heading', { name: deskWords.factor.enroll.title })).toBeVisible();
  });

  test('new recovery codes take the place of the earlier ones, after a code', async ({ page }) => {
    const { codes } = await enterDesk(page, 'codes');
    await page.getByRole('link', { name: deskWords.factor.link }).click();
    await fillCode(page, deskWords.factor.page.renew, codes[0]);
    await page.getByRole('button', { name: deskWords.factor.page.renew }).click();
    await expect(page.getByRole('heading', { name: deskWords.factor.page.newCodes })).toBeVisible();
    const renewed = await page.locator('main code').allInnerTexts();
    expect(renewed.filter(code => codes.includes(code))).toEqual([]);
  });
});

test.describe('staff on their account page', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('change their email address with a code, and a wrong one loses nothing but the password', async ({
      page,
    }) => {
      const { codes } = await enterDesk(page, 'account');
      await page.goto('/account');
      await fold(page).click();
      await field(page, 'email').fill('ada.new@agency.test');
      await field(page, 'currentPassword').fill(STAFF_PASSWORD);
      await field(page, 'factorCode').fill('000000');
      await page.getByRole('button', { name: passwordForms['change-email'].submit.label }).click();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.locator('#change-email-factorCode-error')).toContainText(factorTexts.wrong);
      await expect(field(page, 'email')).toHaveValue('ada.new@agency.test');
      await field(page, 'currentPassword').fill('not this one');
      await field(page, 'factorCode').fill(codes[0] ?? '');
      await page.getByRole('button', { name: passwordForms['change-email'].submit.label }).click();
      await expect(page.locator('#change-email-currentPassword-error')).toBeVisible();
      await expect(field(page, 'factorCode'), 'the code was right').toHaveCount(0);
      await field(page, 'currentPassword').fill(STAFF_PASSWORD);
      await page.getByRole('button', { name: passwordForms['change-email'].submit.label }).click();
      await expect(page.getByText(passwordForms['change-email'].success.title)).toBeVisible();
    });
  });

  test('are told at the field when the code is missing, and nothing is sent', async ({ page }) => {
    await enterDesk(page, 'account-scripts');
    await page.goto('/account');
    await fold(page).click();
    await field(page, 'email').fill('ada.new@agency.test');
    await field(page, 'currentPassword').fill(STAFF_PASSWORD);
    await page.getByRole('button', { name: passwordForms['change-email'].submit.label }).click();
    await expect(page.locator('#change-email-factorCode-error')).toHaveText(factorField.missing);
    await expect(field(page, 'currentPassword')).toHaveValue(STAFF_PASSWORD);
    expect(await findViolations(page)).toEqual([]);
  });
});

test('the entrance is passed with the keyboard alone, and is accessible before and after', async ({
  page,
}) => {
  const email = addStaff('keys');
  await signInAsStaff(page, email);
  expect(await findViolations(page)).toEqual([]);
  const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
  await tabTo(page, page.getByLabel(CODE));
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: deskWords.factor.page.newCodes })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

function fold(page: Page) {
  return page.getByText(passwordForms['change-email'].title);
}

function field(page: Page, name: string) {
  return page.locator(`#change-email-${name}`);
}
