import { spawnSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';

/** Makes a staff account as the command does, and signs it in. */
export async function enterDesk(page: Page, label: string): Promise<void> {
  const email = `${label}-${Date.now()}@agency.test`;
  const added = spawnSync(process.execPath, ['scripts/operations/desk.mjs', 'add-user', email], {
    input: `${PASSWORD}\n`,
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
    encoding: 'utf8',
  });
  expect(added.stdout, added.stderr).toContain('may work at the desk');
  await page.goto('/sign-in');
  await page.locator('#signin-form-email').fill(email);
  await page.locator('#signin-form-password').fill(PASSWORD);
  await page.locator('#signin-form button[type=submit]').click();
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('link', { name: 'Open the agency’s desk' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
}

const PASSWORD = 'three quiet otters paint';
