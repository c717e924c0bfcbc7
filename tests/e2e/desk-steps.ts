import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Insertable } from 'kysely';
import { factorField } from '@/content/desk';
import { codeAt, newFactorSecret, newRecoveryCodes } from '@/lib/accounts/factor-code';
import type { Database } from '@/lib/site/db/tables';
import type { FactorPurpose } from '@/lib/site/db/tables';
import { newId } from '@/lib/site/ids';
import { fingerprintOf, newSecret, seal } from '@/lib/site/security/seal';
import { HOUR_MS } from '@/lib/site/time';
import { CANARIES } from '@/ops/canaries.mjs';
import { inDatabase } from '../support/read-storage';
import { PORTS } from './ports';

export const STAFF_PASSWORD = 'three quiet otters paint';

/** What follows `/desk` in the addresses of its pages. */
export const DESK_PAGES = [
  '',
  '/leads',
  '/leads?status=quarantine',
  '/orders',
  '/payments',
  '/payments/rule',
  '/payments/links',
  '/payments/links/new',
  '/billing',
  '/newsletter',
  '/newsletter?issue=new',
  '/mail',
  '/person',
  '/search',
  '/search?q=pric',
  '/health',
  '/staff',
  '/staff/invite',
  '/content',
  '/content/prices',
  '/integrations',
  '/integrations/add?kind=webhook',
  '/reports',
  '/audit',
  '/factor',
  '/factor/codes',
];

/**
 * Makes a staff account. The command makes each worker's first one; the others are copies of it, because the command
 * loads the whole site each time. Returns its address.
 */
export async function addStaff(label: string): Promise<string> {
  const email = addressOf(label);
  await addAccount(email);
  return email;
}

/** A copy of the worker's first account, with another address. Returns its id. */
async function addAccount(email: string, changes: Partial<NewAccount> = {}): Promise<string> {
  template ??= runAddUser();
  return inDatabase(STORAGE, async db => {
    const row = await db
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', template ?? '')
      .executeTakeFirstOrThrow();
    const id = newId();
    await db
      .insertInto('accounts')
      .values({ ...row, ...changes, id, email })
      .execute();
    return id;
  });
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

/**
 * A new member of staff at the desk, by rows: signing in by the page has specs of its own (desk-sign-in.spec.ts). `codes`
 * are good once each, so nothing has to wait for the next step.
 */
export async function openDeskAsNewStaff(
  page: Page,
  label: string,
): Promise<FactorSecrets & { email: string }> {
  const email = addressOf(label);
  const id = await addAccount(email);
  const [secret, codes] = [newFactorSecret(), newRecoveryCodes()];
  const key = CANARIES['STAFF_FACTOR_SECRET'] ?? '';
  const now = Date.now();
  await inDatabase(STORAGE, async db => {
    await db
      .insertInto('staff_factors')
      .values({
        account_id: id,
        secret: seal(secret, { secret: key, context: id }),
        enrolled_at: now,
        last_step: Math.floor(now / STEP_MS),
      })
      .execute();
    const prints = codes.map(code =>
      createHmac('sha256', key).update(`recovery\n${id}\n${code.replaceAll('-', '')}`),
    );
    await db
      .insertInto('recovery_codes')
      .values(prints.map(print => ({ id: print.digest('base64url'), account_id: id })))
      .execute();
  });
  await enter(page, id, now);
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  return { secret, codes, email };
}

/** Signs the page's browser in by a row. `factorAt`: when staff entered their code. */
async function enter(page: Page, accountId: string, factorAt: number | null = null): Promise<void> {
  const secret = newSecret();
  const now = Date.now();
  await inDatabase(STORAGE, db =>
    db
      .insertInto('sessions')
      .values({
        id: fingerprintOf(secret),
        account_id: accountId,
        created_at: now,
        last_seen_at: now,
        expires_at: now + HOUR_MS,
        notice: null,
        browser: null,
        factor_at: factorAt,
      })
      .execute(),
  );
  await page
    .context()
    .addCookies([{ name: 'session', value: secret, url: `http://127.0.0.1:${PORTS.site}` }]);
}

/** As if the code had just been entered for this: the page asks for none then. */
export async function confirmStaff(email: string, purpose: FactorPurpose): Promise<void> {
  await inDatabase(STORAGE, async db => {
    const account = db.selectFrom('accounts').select('id').where('email', '=', email);
    await db
      .updateTable('sessions')
      .set({ factor_purpose: purpose, factor_until: Date.now() + HOUR_MS })
      .where('account_id', 'in', account)
      .execute();
  });
}

/** Fills the code in that the form of this button asks for. */
export async function fillCode(page: Page, button: string | RegExp, code: string | undefined): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) });
  await form.getByLabel(factorField.label).fill(code ?? '');
}

/** Makes a customer's account and signs it in, by rows. Returns its address. */
export async function signUpCustomer(page: Page): Promise<string> {
  const email = `customer-${crypto.randomUUID()}@cafe.test`;
  const names = { first_name: 'Cleo', last_name: 'Customer' };
  const id = await addAccount(email, { ...names, role: 'customer', is_owner: 0, verified_at: null });
  await enter(page, id);
  await page.goto('/account');
  return email;
}

/** The customer's account in one more browser. */
export async function signInElsewhere(page: Page, email: string): Promise<void> {
  const { id } = await inDatabase(STORAGE, db =>
    db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
  );
  await enter(page, id);
  await page.goto('/account');
}

/** How long a code of an authenticator app is good for. */
const STEP_MS = 30_000;

type NewAccount = Insertable<Database['accounts']>;

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
