import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession } from '@playwright/test';
import { accountNotices, accountPages, accountTexts, passwordForms } from '@/content/account';
import { freePort, startSite, type SiteProcess } from '../support/site-process';
import { findViolations } from './find-violations';
import { expect, test, type Page } from './test';

const PASSWORD = 'a canary walks by the sea';
const { signIn, account } = accountPages;
const ADD = passwordForms['add-passkey'];

test.describe('passkeys', () => {
  let dir = '';
  let site: SiteProcess;
  let origin = '';

  // They need a host with a name.
  test.beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'site-passkeys-'));
    const port = await freePort();
    origin = `http://localhost:${port}`;
    site = startSite({ port, env: { DATA_DIR: dir, SITE_URL: origin } });
    await site.ready();
  });

  test.afterAll(async () => {
    await site.kill();
    rmSync(dir, { recursive: true, force: true });
  });

  test('one is added on the account page, signs in from the keyboard, and is removed', async ({ page }) => {
    const device = await addAuthenticator(page);
    await signUp(page);
    await page.getByText(ADD.title, { exact: true }).first().click();
    await page.locator('#add-passkey-currentPassword').fill('not my password');
    await page.getByRole('button', { name: ADD.submit.label }).click();
    await expect(page.getByText(accountTexts.wrongPassword)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.locator('#add-passkey-currentPassword').fill(PASSWORD);
    await page.getByRole('button', { name: ADD.submit.label }).click();
    await expect(page.getByText(accountNotices['passkey-added'].title)).toBeVisible();
    const keys = page.getByRole('region', { name: account.passkeys.title });
    await expect(keys.getByText('Linux').first()).toBeVisible();

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.goto(`${origin}/sign-in`);
    await device.decline();
    await page.getByRole('button', { name: signIn.passkey }).click();
    await expect(page.getByRole('alert').getByText(signIn.noPasskey)).toBeVisible();
    await device.accept();
    await page.getByRole('button', { name: signIn.passkey }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}/account`);
    await expect(page.getByText('Sign in successful')).toBeVisible();
    await expect(keys.getByText('last used')).toBeVisible();

    await keys.getByRole('button', { name: account.passkeys.remove }).click();
    await expect(page.getByText(accountNotices['passkey-removed'].title)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.goto(`${origin}/sign-in`);
    await page.getByRole('button', { name: signIn.passkey }).click();
    await expect(page.getByText(accountTexts.passkeys.refused)).toBeVisible();
    await expect(page).toHaveTitle(/^Error: /);
    expect(site.printed()).not.toMatch(/Warning|"level":"error"/);
  });

  async function signUp(page: Page): Promise<void> {
    await page.goto(`${origin}/sign-up`);
    const field = (name: string) => page.locator(`#signup-form-${name}`);
    await field('firstName').fill('Ann');
    await field('lastName').fill('O’Neil');
    await field('email').fill('ann@cafe.test');
    await field('password').fill(PASSWORD);
    await field('confirmPassword').fill(PASSWORD);
    await field('agreeTerms').check();
    await page.locator('#signup-form button[type=submit]').click();
    await expect(page).toHaveURL(`${origin}/account`);
  }
});

test('at a numeric address, where browsers know none, the button says so', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: signIn.passkey }).click();
  await expect(page.getByRole('alert').getByText(signIn.passkeysUnknown)).toBeVisible();
});

/** A device with a fingerprint reader, which says yes until it is told to decline. */
async function addAuthenticator(
  page: Page,
): Promise<{ accept: () => Promise<void>; decline: () => Promise<void> }> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const verify = async (isUserVerified: boolean) => {
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
  return { accept: () => verify(true), decline: () => verify(false) };
}
