import { islands } from '@/components/islands/registry';
import { routes } from '@/lib/site/routes';
import { renderConfigured, type RenderedPages } from '../support/configured-pages';
import { CONFIGURED, openConfigured } from './embed-steps';
import { journeys } from './island-journeys';
import { holdBack, openPage, wakeAll } from './open-page';
import type { Journey } from './special-journeys';
import { expect, test, type Page } from './test';

const SEARCH = '**/_page/header-search-*.js';
const READING_PAGES = [
  routes.home(),
  routes.services(),
  routes.blog(),
  routes.policy('privacy-policy'),
  routes.about(),
  routes.pricing(),
  routes.signIn(),
];

const RENDERED_PAGES = [routes.checkout(), routes.search('seo'), routes.success(), routes.resetPassword()];

for (const path of READING_PAGES)
  test(`${path} loads no script of the framework, and nothing of React, before it is touched`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter(name => !name.startsWith('/_page/') || /\/react-/.test(name))).toEqual([]);
  });

for (const path of RENDERED_PAGES)
  test(`${path} loads nothing of the framework, neither by itself nor when it is touched`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await openPage(page, path);
    await wakeAll(page);
    expect(scripts.filter(name => !name.startsWith('/_page/'))).toEqual([]);
    expect(await page.content()).not.toContain('__next_f');
  });

test.describe('what is done before React has come is kept, and done once', () => {
  test('a click on the search button opens the window, and the link is not followed', async ({ page }) => {
    const arrive = await holdBack(page, SEARCH);
    await openPage(page, routes.services());
    await page.locator('[data-search-open]').click();
    arrive();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(routes.services());
  });

  test('what was written in the search box stays, and is searched for', async ({ page }) => {
    const arrive = await holdBack(page, SEARCH);
    await openPage(page, routes.services());
    const box = page.locator('[data-search-input="header"]');
    await box.pressSequentially('refund');
    arrive();
    await expect(page.getByRole('option').first()).toContainText('Refund Policy');
    await expect(box).toHaveValue('refund');
    await expect(box).toBeFocused();
  });

  test('a plan that was chosen is in the package', async ({ page }) => {
    const arrive = await holdBack(page, '**/_page/package-builder-*.js');
    await openPage(page, routes.products());
    const plan = page.getByRole('radio', { name: /^Basic/ });
    await plan.check();
    arrive();
    const island = page.locator('[data-island="package-builder"]');
    await expect(island.locator('input[type="hidden"][name="name"]')).toHaveValue('Basic');
    await expect(plan).toBeChecked();
  });

  test('a box that was ticked stays so', async ({ page }) => {
    const arrive = await holdBack(page, '**/_page/react-*.js');
    await openPage(page, routes.signUp());
    const agreement = page.locator('#signup-form-agreeTerms');
    await agreement.check({ force: true });
    arrive();
    await wakeAll(page);
    await expect(agreement).toBeChecked();
  });

  test('a choice that is made while React takes the island over is kept', async ({ page }) => {
    // React begins, and goes on only when an event makes it.
    await page.addInitScript(() => {
      MessagePort.prototype.postMessage = () => undefined;
    });
    await openPage(page, routes.about());
    await page.getByRole('button', { name: 'Accessibility Tools' }).click();
    const island = page.locator('[data-island="accessibility-panel"]');
    await expect.poll(() => island.evaluate(element => Object.keys(element).join())).toContain('react');
    await island.getByText('125%').click();
    await expect(page.locator('html')).toHaveAttribute('data-a11y-text', '125');
  });

  test('Escape closes an open menu', async ({ page }) => {
    const arrive = await holdBack(page, '**/_page/header-menu-*.js');
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

  test('a press that only scripts answer waits as long as the line is slow', async ({ page }) => {
    const arrive = await holdBack(page, '**/_page/react-*.js');
    await page.clock.install();
    await openPage(page, `${routes.pricing()}#comparison`);
    const fold = page.locator('[data-island="fold-button"]').first().getByRole('button');
    await fold.click();
    await page.clock.fastForward(10_000);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    arrive();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
  });

  test('what works by itself answers at once, whatever else is on its way', async ({ page }) => {
    await holdBack(page, '**/_page/react-*.js');
    await openPage(page, routes.home());
    const pause = page.getByRole('button', { name: 'Pause the changing words' });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('a tab from before a deploy', () => {
  test('is reloaded once, and not again if that does not help', async ({ page }) => {
    await deploy(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await openPage(page, routes.contact());
    const reloaded = page.waitForEvent('load');
    await page.locator('[data-search-open]').dispatchEvent('pointerover');
    await reloaded;
    await page.locator('[data-search-open]').dispatchEvent('pointerover');
    await expect(page.locator('[data-island="header-search"]')).toHaveAttribute('data-awake');
    expect(loads).toBe(2);
  });

  test('keeps what was written', async ({ page }) => {
    await deploy(page);
    await openPage(page, routes.contact());
    const email = page.locator('#contact-form-email');
    await email.fill('someone@shop.test');
    await expect(page.locator('[data-island]', { has: email })).toHaveAttribute('data-awake');
    await expect(email).toHaveValue('someone@shop.test');
  });
});

// In July; site-browser.spec.ts looks at a page of each kind on an ordinary day.
for (const path of [routes.home(), routes.pricing(), routes.promotion(), routes.contact(), routes.checkout()])
  test(`${path}: with everything awake and the clocks running, nothing goes wrong`, async ({ page }) => {
    const troubles = troublesOf(page);
    await page.clock.install({ time: new Date('2026-07-10T12:00:00-04:00') });
    await openPage(page, path);
    await page.clock.runFor(12_000);
    await wakeAll(page);
    await page.clock.runFor(12_000);
    expect(troubles).toEqual([]);
  });

/** `checkup.spec.ts` uses them: a visitor may start three checkups a minute, so there is none for each of them here. */
const OF_A_REPORT = ['checkup-progress', 'copy-link'];

test('every island has a journey', () => {
  const names = [...journeys.map(({ name }) => name), ...OF_A_REPORT];
  expect(names.toSorted()).toEqual(Object.keys(islands).toSorted());
});

const isConfigured = ({ needs }: Journey) => needs === 'other content';

for (const { name, path, run, time, width = 1440 } of journeys.filter(journey => !isConfigured(journey)))
  test(`island ${name} does its work`, async ({ page }) => {
    const troubles = troublesOf(page);
    await page.setViewportSize({ width, height: 900 });
    if (time) await page.clock.setFixedTime(time);
    await page.goto(path);
    await run(page);
    expect(troubles).toEqual([]);
  });

test.describe('with other content', () => {
  // One worker for all of them: the pages are rendered once.
  test.describe.configure({ mode: 'default' });

  let pages: RenderedPages;

  test.beforeAll(async () => {
    pages = await renderConfigured(CONFIGURED);
  });

  for (const { name, path, run } of journeys.filter(isConfigured))
    test(`island ${name} does its work`, async ({ page }) => {
      const troubles = troublesOf(page);
      await openConfigured(page, { path, pages });
      await run(page);
      expect(troubles).toEqual([]);
    });
});

/** From now on the scripts of this page are gone, as after a deploy. */
async function deploy(page: Page): Promise<void> {
  await page.route(/_page\/react-/, route => route.fulfill({ status: 404 }));
  await page.route(/_page\/page-[\w-]{6}\.js/, route =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  );
}

/** What goes wrong on the page from now on. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', error => troubles.push(error.message));
  page.on('console', message => message.type() === 'error' && troubles.push(message.text()));
  return troubles;
}

/** The paths of the scripts that the page fetches from now on. */
function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
