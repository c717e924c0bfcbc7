import { accountNotices, accountPages, passwordForms } from '@/content/account';
import { dataLayer } from './consent-steps';
import { waitForMails } from './mailbox';
import { expect, test, type Page } from './test';

const PASSWORD = 'a canary walks by the sea';

test.describe('an account', () => {
  test('is created, greets, confirms its address by mail, and is left again', async ({ page }) => {
    const post = page.waitForRequest(
      request => request.method() === 'POST' && new URL(request.url()).pathname === '/',
    );
    const email = await signUp(page, 'scripted');
    const fields = new URLSearchParams((await post).postData() ?? '');
    expect([...fields.keys()]).toEqual(
      expect.arrayContaining(['form-name', 'firstName', 'lastName', 'email', 'password', 'agreeTerms']),
    );
    expect(fields.has('confirmPassword'), 'the repeated password is not sent').toBe(false);
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText('Registration successful').first()).toBeVisible();
    await expect(page.getByText('Your account has been created.').first()).toBeVisible();
    const user: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? 'null');
    expect(user).toEqual({ id: expect.stringMatching(/^[0-9a-z]{26}$/), email });

    await page.goto(await linkMailedTo(email, 'verify-email'));
    await page.getByRole('button', { name: accountPages.verify.submit }).click();
    await expect(page.getByText(accountNotices['address-confirmed'].title)).toBeVisible();
    await expect(page.getByRole('heading', { name: accountPages.account.orders.title })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('user'));
    await page.reload();
    await expect(page.getByText(accountNotices['address-confirmed'].title), 'said once').toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
    const again: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? 'null');
    expect(again, 'whom the server knows is remembered here too').toEqual(user);

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await page.goto('/account');
    await expect(page).toHaveURL(/\/sign-in$/);
  });

  test('signing in tells the data layer the id and never the address, and deleting the account ends it', async ({
    page,
  }) => {
    const email = await signUp(page, 'layer');
    await expect(page).toHaveURL(/\/account$/);
    // Signing up signs in, which the first page that stays tells: it must be this one, not the sign-in page.
    await expect.poll(async () => JSON.stringify(await dataLayer(page))).toContain('"event":"login"');
    await page.context().clearCookies();
    // The page moves on at once: what it pushed is kept where the next page can be asked for it.
    await page.addInitScript(() => {
      addEventListener('pagehide', () => {
        const pushed = JSON.stringify(Reflect.get(globalThis, 'dataLayer') ?? []);
        sessionStorage.setItem('pushed', (sessionStorage.getItem('pushed') ?? '') + pushed);
      });
    });
    await signIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText(accountNotices['signed-in'].message).first()).toBeVisible();
    await expect.poll(async () => JSON.stringify(await dataLayer(page))).toContain('"event":"login"');
    await page.reload();
    await expect.poll(async () => JSON.stringify(await dataLayer(page))).toContain('"event":"identify"');
    const pushed =
      (await page.evaluate(() => sessionStorage.getItem('pushed') ?? '')) +
      JSON.stringify(await dataLayer(page));
    expect(pushed.split('"event":"login"'), 'told once').toHaveLength(2);
    expect(pushed).toContain('"login_method":"email_password"');
    expect(pushed).not.toContain(email);
    expect(pushed).not.toContain(PASSWORD);

    await page.getByText(passwordForms['change-password'].title).click();
    const change = page.locator('#change-password');
    await change.getByRole('button', { name: accountPages.showPasswords }).click();
    await expect(change.locator('input[type=password]')).toHaveCount(0);
    await change.locator('button[type=submit]').click();
    await expect(change.locator('input[type=password]'), 'hidden again').toHaveCount(3);
    for (const [name, message] of Object.entries({
      currentPassword: 'Enter your current password',
      password: 'Password must be at least 8 characters',
      confirmPassword: 'Passwords do not match',
    }))
      await expect(page.locator(`#change-password-${name}-error`)).toHaveText(message);
    await page.getByText(passwordForms['delete-account'].title).click();
    await page.locator('#delete-account button[type=submit]').click();
    await expect(page.locator('#delete-account-currentPassword-error')).toHaveText(
      'Enter your current password',
    );
    await page.locator('#delete-account-currentPassword').fill(PASSWORD);
    await page.locator('#delete-account button[type=submit]').click();
    await expect(page).toHaveURL(/\/account\/deleted$/);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('user')), 'forgotten here too')
      .toBeNull();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(JSON.stringify(await dataLayer(page))).not.toContain('user_id');
  });

  test('a wrong password shows the specified message, and the form stays', async ({ page }) => {
    await signIn(page, 'nobody@example.test', 'not the password');
    await expect(page.getByRole('alert').getByText('Sign in failed')).toBeVisible();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Please check your credentials and try again.');
    await expect(alert.getByRole('link', { name: accountPages.signIn.reset })).toBeVisible();
    await expect(page.locator('[data-form-toast]'), 'said once').toHaveCount(0);
    const [box, field] = [await alert.boundingBox(), await page.locator('#signin-form-email').boundingBox()];
    expect(box?.y ?? 0, 'above the fields').toBeLessThan(field?.y ?? 0);
    await expect(page.locator('#signin-form-email')).toHaveValue('nobody@example.test');
    await expect(page.locator('#signin-form button[type=submit]')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText(accountPages.signIn.refused);
    await page.locator('#signin-form button[type=submit]').click();
    await expect(page.getByText('Sign in failed'), 'at every attempt').toBeVisible();
  });

  test('a lost connection shows the specified message too', async ({ page }) => {
    await page.goto('/sign-in');
    await page.locator('#signin-form-email').fill('ana@example.test');
    await page.locator('#signin-form-password').fill(PASSWORD);
    await page.route('**/*', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.locator('#signin-form button[type=submit]').click();
    await expect(page.getByRole('alert').getByText('Sign in failed')).toBeVisible();
  });

  test('the specified messages stand at their fields', async ({ page }) => {
    await page.goto('/sign-up');
    await page.locator('#signup-form-password').fill('1234567');
    await page.locator('#signup-form-confirmPassword').fill('other');
    await page.locator('#signup-form button[type=submit]').click();
    const messages = {
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
      confirmPassword: 'Passwords do not match',
      agreeTerms: 'You must agree to the terms and conditions',
    };
    for (const [name, message] of Object.entries(messages))
      await expect(page.locator(`#signup-form-${name}-error`)).toHaveText(message);
    const repetition = page.locator('#signup-form-confirmPassword-error');
    await page.locator('#signup-form-password').fill('other');
    await expect(repetition, 'it follows the password').toBeHidden();
    await page.locator('#signup-form-password').fill(PASSWORD);
    await expect(repetition).toHaveText(messages.confirmPassword);
    await expect(page.locator('#signup-form-password-error')).toBeHidden();
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: passwordForms['forgot-password'].submit.label }).click();
    await expect(page.locator('#forgot-password-email-error')).toHaveText(
      'Please enter a valid email address',
    );
    await page.locator('#forgot-password-email').fill('nobody@example.test');
    await page.getByRole('button', { name: passwordForms['forgot-password'].submit.label }).click();
    await expect(page).toHaveURL(/\/forgot-password\/sent$/);
  });

  test('passwords can be looked at, and are hidden again when sent', async ({ page }) => {
    await page.goto('/sign-in');
    const password = page.locator('#signin-form-password');
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: accountPages.showPasswords }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.locator('#signin-form-email').fill('nobody@example.test');
    await page.locator('#signin-form button[type=submit]').click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('the pages that are drawn per request run under their policy without a complaint', async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await signUp(page, 'policy');
    await expect(page).toHaveURL(/\/account$/);
    for (const path of ['/reset-password', '/verify-email', '/account']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      expect(answer?.headers()['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-/);
      expect(answer?.headers()['cache-control'], path).toContain('no-store');
    }
    expect(complaints).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sign up, fail to sign in, forget the password, choose a new one, change it, delete the account', async ({
    page,
  }) => {
    const email = await signUp(page, 'plain');
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText('Registration successful')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);

    const response = page.waitForResponse(answer => answer.request().method() === 'POST');
    await signIn(page, email, 'not the password');
    expect((await response).status()).toBe(401);
    await expect(page).toHaveTitle(/^Error: Sign In/);
    await expect(page.getByText('Sign in failed')).toBeVisible();
    await expect(page.locator('#signin-form-email')).toHaveValue(email);

    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.locator('#forgot-password-email').fill(email);
    await page.getByRole('button', { name: passwordForms['forgot-password'].submit.label }).click();
    await expect(page).toHaveURL(/\/forgot-password\/sent$/);

    await page.goto(await linkMailedTo(email, 'reset-password'));
    await choosePassword(page, 'reset-password', 'password123');
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator('#reset-password-password-error')).toBeVisible();
    await choosePassword(page, 'reset-password', 'seven herons in a row');
    await expect(page.getByText(accountNotices['password-changed'].title)).toBeVisible();

    await page.getByText(passwordForms['change-password'].title).click();
    await page.locator('#change-password-currentPassword').fill('a wrong one');
    await choosePassword(page, 'change-password', 'eight herons in a row');
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator('#change-password-currentPassword-error')).toBeVisible();
    await page.locator('#change-password-currentPassword').fill('seven herons in a row');
    await choosePassword(page, 'change-password', 'eight herons in a row');
    await expect(page.getByText(accountNotices['password-changed'].title)).toBeVisible();

    await page.getByText(passwordForms['delete-account'].title).click();
    await page.locator('#delete-account-currentPassword').fill('eight herons in a row');
    await page.getByRole('button', { name: passwordForms['delete-account'].submit.label }).click();
    await expect(page).toHaveURL(/\/account\/deleted$/);
    await signIn(page, email, 'eight herons in a row');
    await expect(page.getByText('Sign in failed')).toBeVisible();
  });

  test('an unknown address is answered like a known one', async ({ page }) => {
    await page.goto('/forgot-password');
    await page.locator('#forgot-password-email').fill('nobody@example.test');
    await page.getByRole('button', { name: passwordForms['forgot-password'].submit.label }).click();
    await expect(page).toHaveURL(/\/forgot-password\/sent$/);
  });
});

/** Fills and sends the sign-up form. Returns the address, which no other test has. */
async function signUp(page: Page, label: string): Promise<string> {
  const email = `${label}-${crypto.randomUUID()}@cafe.test`;
  await page.goto('/sign-up');
  const field = (name: string) => page.locator(`#signup-form-${name}`);
  await field('firstName').fill('Ann');
  await field('lastName').fill('O’Neil');
  await field('email').fill(email);
  await field('password').fill(PASSWORD);
  await field('confirmPassword').fill(PASSWORD);
  await field('agreeTerms').check();
  await page.locator('#signup-form button[type=submit]').click();
  return email;
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in');
  await page.locator('#signin-form-email').fill(email);
  await page.locator('#signin-form-password').fill(password);
  await page.locator('#signin-form button[type=submit]').click();
}

async function choosePassword(page: Page, form: string, password: string): Promise<void> {
  await page.locator(`#${form}-password`).fill(password);
  await page.locator(`#${form}-confirmPassword`).fill(password);
  await page.locator(`#${form} button[type=submit]`).click();
}

/** The path of the newest link of that kind that was mailed to the address. */
async function linkMailedTo(email: string, page: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const mails = await waitForMails(email, 1);
        const links = mails.flatMap(mail => mail.text.match(new RegExp(`/${page}\\?token=[\\w-]{43}`)) ?? []);
        link = links.at(-1) ?? '';
        return link;
      },
      { message: `a ${page} link for ${email}`, timeout: 20_000 },
    )
    .not.toBe('');
  return link;
}
