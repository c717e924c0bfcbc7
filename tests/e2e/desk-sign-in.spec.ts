import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { accountNotices, accountPages, accountTexts, passwordForms } from '@/content/account';
import { factorField, factorTexts } from '@/content/desk';
import { notFound } from '@/content/not-found';
import {
  addStaff,
  codeOf,
  setUpFactor,
  openDeskAsNewStaff,
  fillCode,
  sendLead,
  signInAsStaff,
  STAFF_PASSWORD,
} from './desk-steps';
import { findViolations } from './find-violations';
import { tabTo } from './tab-to';
import { expect, test, type Page } from './test';

const CODE = factorField.label;

test.describe('the second factor, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is set up at the first sign-in, asked for at the next, and nothing opens before it', async ({
    page,
  }) => {
    const email = await addStaff('factor');
    await signInAsStaff(page, email);
    for (const [path, query] of [
      ['/desk', ''],
      ['/desk/leads', '?next=%2Fdesk%2Fleads'],
      ['/account', ''],
    ]) {
      await page.goto(path ?? '');
      expect(page.url()).toMatch(new RegExp(`/desk/enter${query?.replace('?', '\\?')}$`));
    }
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the app with the secret' })).toHaveAttribute(
      'href',
      /^otpauth:\/\/totp\/.+secret=/,
    );
    await page.getByLabel(CODE).fill('000000');
    await page.getByRole('button', { name: 'Save and open the desk' }).click();
    await expect(page.getByLabel(CODE)).toHaveAccessibleDescription(factorTexts.wrong);
    await expect(page.getByLabel(CODE)).toBeFocused();
    const { secret, codes } = await setUpFactor(page);
    expect(codes).toHaveLength(10);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as a text file' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file.split('\r\n').slice(2, -1)).toEqual(codes);
    expect(file).toContain(email);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' }), 'shown once').toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    expect((await page.goto('/desk'))?.status()).toBe(404);

    await signInAsStaff(page, email);
    await page.getByLabel(CODE).fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Open the desk', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    await page.goto('/desk/audit');
    await expect(page.getByText('Second factor set up').first()).toBeVisible();
  });

  test('a lost phone: a recovery code opens the desk, and the command line removes the factor', async ({
    page,
  }) => {
    const { email, codes } = await openDeskAsNewStaff(page, 'lost');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signInAsStaff(page, email);
    await page.getByText('Lost your phone?').click();
    await page.getByLabel('Recovery code', { exact: true }).fill((codes[0] ?? '').toLowerCase());
    await page.getByRole('button', { name: 'Open the desk with a recovery code' }).click();
    await page.goto('/desk/factor');
    await expect(page.getByText('Recovery codes left').locator('xpath=following-sibling::*')).toHaveText('9');
    const reset = spawnSync(process.execPath, ['ops/cli.mjs', 'desk', 'reset-factor', email], {
      env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
      encoding: 'utf8',
    });
    expect(reset.stdout, reset.stderr).toContain('sets up a new second factor');
    expect((await page.goto('/desk'))?.status()).toBe(404);
    await signInAsStaff(page, email);
    await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  });

  test('a trusted device needs the password alone, until it is forgotten', async ({ page }) => {
    const email = await addStaff('trusted');
    await signInAsStaff(page, email);
    const { codes } = await setUpFactor(page);
    const signOut = page.getByRole('button', { name: 'Sign out', exact: true });
    await signOut.click();
    await signInAsStaff(page, email);
    await page.getByLabel(CODE).fill(codes[0] ?? '');
    await page.getByLabel(/^Trust this device/).check();
    await page.getByRole('button', { name: 'Open the desk', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    await signOut.click();
    await page.goto('/desk/leads');
    await page.locator('main').getByRole('link', { name: notFound.staff.signIn, exact: true }).click();
    await fillSignIn(page, email, STAFF_PASSWORD);
    await expect(page).toHaveURL(/\/desk\/leads$/);
    await page.goto('/account');
    await page.getByRole('button', { name: accountPages.account.devices.forget }).click();
    await expect(page.getByText(accountNotices['device-forgotten'].title)).toBeVisible();
    await expect(page.getByText(accountPages.account.devices.none)).toBeVisible();
    await page.locator('[data-signs-out] button').first().click();
    await signInAsStaff(page, email);
  });

  test('new recovery codes take the place of the earlier ones, after a code', async ({ page }) => {
    const { codes } = await openDeskAsNewStaff(page, 'codes');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Your second factor' }).click();
    await page.getByRole('link', { name: 'Make new recovery codes' }).click();
    await fillCode(page, 'Make new codes', codes[0]);
    await page.getByRole('button', { name: 'Make new codes' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    const renewed = await page.locator('main code').allInnerTexts();
    expect(renewed.filter(code => codes.includes(code))).toEqual([]);
  });
});

for (const javaScriptEnabled of [false, true])
  test.describe(`a link to a lead, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('leads someone who is signed out to sign in, and then to the lead', async ({ page }) => {
      const who = `Linked ${Date.now()}`;
      await sendLead({ name: who, email: 'linked@bakery.test', message: 'Hello' });
      const { email, codes } = await openDeskAsNewStaff(page, `link-${javaScriptEnabled}`);
      await page.goto(`/desk/leads?q=${encodeURIComponent(who)}`);
      await page.getByRole('link', { name: who, exact: true }).click();
      await expect(page.getByRole('heading', { name: who })).toBeVisible();
      const lead = page.url();
      await page.context().clearCookies();

      expect((await page.goto(lead))?.status()).toBe(404);
      await page.locator('main').getByRole('link', { name: notFound.staff.signIn, exact: true }).click();
      await fillSignIn(page, email, 'not my password');
      const refused = javaScriptEnabled ? accountPages.signIn.refused : accountTexts.signIn.failed;
      await expect(page.locator('#signin-form').getByText(refused).first()).toBeVisible();
      await fillSignIn(page, email, STAFF_PASSWORD);
      await expect(page).toHaveURL(/\/desk\/enter\?next=/);
      await page.getByLabel(CODE).fill('000000');
      await page.getByRole('button', { name: 'Open the desk', exact: true }).click();
      await expect(page.getByLabel(CODE)).toHaveAccessibleDescription(`Six digits. ${factorTexts.wrong}`);
      await expect(page.getByLabel(CODE)).toBeFocused();
      await page.getByLabel(CODE).fill(codes[0] ?? '');
      await page.getByRole('button', { name: 'Open the desk', exact: true }).click();
      await expect(page).toHaveURL(lead);
      await expect(page.getByRole('heading', { name: who })).toBeVisible();

      const gone = await page.goto('/desk/leads/00000000000000000000000000');
      expect(gone?.status()).toBe(404);
      await expect(page.getByText('This page doesn’t exist, or what it showed was erased.')).toBeVisible();
      await page.goto(lead);
      await page.getByLabel('Note', { exact: true }).check();
      await page.getByLabel('New note').fill('She wants it in May');
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Add note' }).click();
      await expect(page.getByLabel('What you typed, to copy:')).toHaveValue('She wants it in May');
      const way = page.getByRole('link', { name: 'Sign in' });
      await expect(way).toHaveAttribute(
        'href',
        `/sign-in?next=${encodeURIComponent(new URL(lead).pathname)}`,
      );
    });
  });

test.describe('staff on their account page', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('change their email address with a code, and a wrong one loses nothing but the password', async ({
      page,
    }) => {
      const { codes } = await openDeskAsNewStaff(page, 'account');
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

  test('read at the field that the code is missing, and nothing is sent', async ({ page }) => {
    await openDeskAsNewStaff(page, 'account-scripts');
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
  const email = await addStaff('keys');
  await signInAsStaff(page, email);
  expect(await findViolations(page)).toEqual([]);
  const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
  await tabTo(page, page.getByLabel(CODE));
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator('#signin-form-email').fill(email);
  await page.locator('#signin-form-password').fill(password);
  await page.locator('#signin-form button[type=submit]').click();
}

function fold(page: Page) {
  return page.getByText(passwordForms['change-email'].title);
}

function field(page: Page, name: string) {
  return page.locator(`#change-email-${name}`);
}
