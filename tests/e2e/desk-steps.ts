import { spawnSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { factorField } from '@/content/desk';
import { PORTS } from './ports';
import { codeAt } from '@/lib/accounts/factor-code';
import { newId } from '@/lib/site/ids';
import { inDatabase } from '../support/read-storage';

export const STAFF_PASSWORD = 'three quiet otters paint';

/** What follows `/desk` in the addresses of its pages. */
export const DESK_PAGES = [
  '',
  '/leads',
  '/leads?status=quarantine',
  '/orders',
  '/orders?state=unknown-payments',
  '/orders?state=payment-links',
  '/billing',
  '/newsletter',
  '/newsletter?issue=new',
  '/mail',
  '/person',
  '/health',
  '/staff',
  '/content',
  '/content/prices',
  '/integrations',
  '/reports',
  '/audit',
  '/factor',
];

/**
 * Makes a staff account. The command makes each worker's first one; the others are copies of it, because the command
 * loads the whole site each time. Returns its address.
 */
export async function addStaff(label: string): Promise<string> {
  template ??= runAddUser();
  const email = addressOf(label);
  await inDatabase(STORAGE, async db => {
    const row = await db
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', template ?? '')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('accounts')
      .values({ ...row, id: newId(), email })
      .execute();
  });
  return email;
}

let template: string | undefined;

function runAddUser(): string {
  const email = addressOf('first');
  const added = spawnSync(process.execPath, ['ops/cli.mjs', 'desk', 'add-user', email], {
    input: `${STAFF_PASSWORD}\n`,
    env: { ...process.env, DATA_DIR: STORAGE.dataDir },
    encoding: 'utf8',
  });
  expect(added.stdout, added.stderr).toContain('can use the desk now');
  return email;
}

function addressOf(label: string): string {
  return `${label}-${crypto.randomUUID()}@agency.test`;
}

const STORAGE = { databaseUrl: null, dataDir: process.env['E2E_DATA_DIR'] ?? '' };

/** Signs in with the password, up to the desk's entrance. */
export async function signInAsStaff(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in');
  await page.locator('#signin-form-email').fill(email);
  await page.locator('#signin-form-password').fill(STAFF_PASSWORD);
  await page.locator('#signin-form button[type=submit]').click();
  await expect(page).toHaveURL(/\/desk\/enter$/);
}

/** The code that an app with the secret shows now, or some 30-second steps later. */
export function codeOf(secret: string, stepsLater = 0): string {
  return codeAt(secret, Date.now() + stepsLater * 30_000);
}

/** Sets up the second factor as the page asks. Returns the app's secret and the recovery codes. */
export async function setUpFactor(page: Page): Promise<FactorSecrets> {
  const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
  await page.getByLabel(factorField.label).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Save and open the desk' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  return { secret, codes: await page.locator('main code').allInnerTexts() };
}

/** A new member of staff at the desk. `codes` are good once each, so nothing has to wait for the next step. */
export async function openDeskAsNewStaff(
  page: Page,
  label: string,
): Promise<FactorSecrets & { email: string }> {
  const email = await addStaff(label);
  await signInAsStaff(page, email);
  const enrolled = await setUpFactor(page);
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  return { ...enrolled, email };
}

/** Fills the code in that the form of this button asks for. */
export async function fillCode(page: Page, button: string | RegExp, code: string | undefined): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) });
  await form.getByLabel(factorField.label).fill(code ?? '');
}

/** Makes a customer's account and signs it in. Returns its address. */
export async function signUpCustomer(page: Page): Promise<string> {
  const email = `customer-${crypto.randomUUID()}@cafe.test`;
  await page.goto('/sign-up');
  const field = (name: string) => page.locator(`#signup-form-${name}`);
  await field('firstName').fill('Cleo');
  await field('lastName').fill('Customer');
  await field('email').fill(email);
  await field('password').fill(STAFF_PASSWORD);
  await field('confirmPassword').fill(STAFF_PASSWORD);
  await field('agreeTerms').check();
  await page.locator('#signup-form button[type=submit]').click();
  await expect(page).toHaveURL(/\/account$/);
  return email;
}

type FactorSecrets = { secret: string; codes: string[] };

/** Sends the contact form as a browser without scripts does. */
export async function sendLead(fields: Record<string, string>): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${PORTS.site}/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ 'form-name': 'contact-form', inquiry: 'general', ...fields }),
  });
  expect(answer.status).toBe(303);
}
