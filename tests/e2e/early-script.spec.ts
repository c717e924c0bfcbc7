import { expect, test, type Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { openPage } from './open-page';

const TOUCH = '**/_early/touch-*.js';
const SEARCH = '**/_early/header-search-*.js';
const READING_PAGES = [
  routes.home(),
  routes.services(),
  routes.blog(),
  routes.policy('privacy-policy'),
  routes.about(),
  routes.pricing(),
  routes.signIn(),
  routes.getStarted(),
];

const RENDERED_PAGES = [routes.checkout(), routes.search('seo'), routes.success(), routes.resetPassword()];

for (const path of READING_PAGES)
  test(`${path} loads no script of the framework, and nothing of React, before it is touched`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    expect(
      scripts.filter(name => !/^\/_early\/(?:page-script|billing|board|fields|questionnaire)-/.test(name)),
    ).toEqual([]);
  });

for (const path of RENDERED_PAGES)
  test(`${path} loads nothing of the framework, neither by itself nor when it is touched`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await openPage(page, path);
    await page.keyboard.press('Tab');
    await page.locator('html[data-touched]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter(name => !name.startsWith('/_early/'))).toEqual([]);
    expect(await page.content()).not.toContain('__next_f');
  });

test('what works by itself runs without a touch', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-07-10T12:00:00-04:00') });
  await openPage(page, routes.services());
  const seconds = page.locator('[data-countdown] [data-unit="seconds"]').first();
  const before = await seconds.textContent();
  await page.clock.runFor(1_000);
  await expect(seconds).not.toHaveText(before ?? '');
});

test.describe('the first press is never lost', () => {
  test('on a radio button: it is chosen at once, and applied when its script has come', async ({ page }) => {
    const arrive = await delay(page, TOUCH);
    await openPage(page, routes.services());
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    arrive();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('Escape in an open menu: the menu closes when its script has come', async ({ page }) => {
    const arrive = await delay(page, TOUCH);
    await openPage(page, routes.services());
    const opener = page.locator('summary[aria-label="Services menu"]');
    const menu = page.locator('details', { has: opener });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('open');
    arrive();
    await expect(menu).not.toHaveAttribute('open');
    await expect(opener).toBeFocused();
  });

  test('on a checkbox: it is ticked at once, and stays so when its script has come', async ({ page }) => {
    const arrive = await delay(page, TOUCH);
    await openPage(page, routes.signUp());
    const agreement = page.locator('#signup-form-agreeTerms');
    await agreement.dispatchEvent('click');
    expect(await agreement.isChecked()).toBe(true);
    arrive();
    await expect(page.locator('html[data-touched]')).toBeAttached();
    await expect(agreement).toBeChecked();
  });

  test('on what works by itself: it is answered at once, whatever else is still on its way', async ({
    page,
  }) => {
    await delay(page, TOUCH);
    await openPage(page, routes.home());
    const pause = page.getByRole('button', { name: 'Pause the changing words' });
    await pause.dispatchEvent('click');
    expect(await pause.getAttribute('aria-pressed')).toBe('true');
  });

  test('on the search button: the window opens, and the link is not followed', async ({ page }) => {
    const arrive = await delay(page, SEARCH);
    await openPage(page, routes.services());
    await page.locator('[data-search-open]').click();
    arrive();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(routes.services());
  });

  test('in the search box: what was written before React came stays, and is searched for', async ({
    page,
  }) => {
    const arrive = await delay(page, SEARCH);
    await openPage(page, routes.services());
    const box = page.locator('[data-search-input="header"]');
    await box.pressSequentially('refund');
    arrive();
    await expect(page.getByRole('option').first()).toContainText('Refund Policy');
    await expect(box).toHaveValue('refund');
    await expect(box).toBeFocused();
  });

  test('on a plan: it is chosen at once, and in the package once React has come', async ({ page }) => {
    const arrive = await delay(page, '**/_early/package-builder-*.js');
    await openPage(page, routes.products());
    const plan = page.getByRole('radio', { name: /^Basic/ });
    await plan.check();
    arrive();
    const island = page.locator('[data-island="package-builder"]');
    await expect(island.locator('input[type="hidden"][name="name"]')).toHaveValue('Basic');
    await expect(plan).toBeChecked();
  });
});

test.describe('a tab from before a deploy', () => {
  test('is loaded anew once, and no more when that does not help', async ({ page }) => {
    await page.route(TOUCH, route => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await openPage(page, routes.contact());
    const reloaded = page.waitForEvent('load');
    await page.mouse.move(300, 300);
    await reloaded;
    await page.mouse.move(320, 320);
    await expect(page.locator('html[data-touched]')).toBeAttached();
    expect(loads).toBe(2);
  });

  test('keeps what was written, and sends it as plain HTML', async ({ page }) => {
    await page.route(TOUCH, route => route.fulfill({ status: 404 }));
    await openPage(page, routes.getStarted());
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('[data-form] input[type="email"]');
      if (field) field.value = 'someone@shop.test';
    });
    await page.mouse.move(300, 300);
    await expect(page.locator('html[data-touched]')).toBeAttached();
    await expect(page.locator('[data-form] input[type="email"]')).toHaveValue('someone@shop.test');
  });
});

for (const path of [
  ...READING_PAGES,
  ...RENDERED_PAGES,
  routes.contact(),
  routes.promotion(),
  routes.portfolio(),
  routes.reviews(),
])
  test(`${path}: with everything awake and the clocks running, nothing goes wrong`, async ({ page }) => {
    const troubles: string[] = [];
    page.on('pageerror', error => troubles.push(error.message));
    page.on('console', message => message.type() === 'error' && troubles.push(message.text()));
    await page.clock.install({ time: new Date('2026-07-10T12:00:00-04:00') });
    await openPage(page, path);
    await page.mouse.move(400, 400);
    await expect(page.locator('html[data-touched]')).toBeAttached();
    await page.clock.runFor(12_000);
    await page.locator('[data-search-input="header"]').dispatchEvent('pointerover');
    await page
      .locator('[data-island="package-builder"] form')
      .dispatchEvent('pointerover', {}, { timeout: 1 })
      .catch(() => null);
    await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
    expect(troubles).toEqual([]);
  });

/** The paths of the scripts that the page fetches from now on. */
function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Holds back the answers to `pattern` until the function that it gives is called. */
async function delay(page: Page, pattern: string): Promise<() => void> {
  const gate = { open: notYet };
  const opened = new Promise<void>(done => (gate.open = done));
  await page.route(pattern, async route => {
    await opened;
    await route.continue();
  });
  return () => gate.open();
}

function notYet(): void {}
