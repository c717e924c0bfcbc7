import { consent } from '@/content/consent';
import { holdBack, IN_MARCH, openPage } from './open-page';
import { expect, test, type Locator, type Page } from './test';
import { toastOf } from './toast-of';

const HEADER_LINKS = [
  ['Platform', '/platform'],
  ['Services', '/services'],
  ['Capabilities', '/capabilities'],
  ['Pricing', '/pricing'],
  ['Circle Community', '/resources/community'],
  ['Support Center', '/resources/support'],
  ['Contact', '/contact'],
  ['Sign In', '/sign-in'],
  ['Get Started', '/get-started'],
] as const;

test('the header leads everywhere it should, and the Support Center opens in a new tab', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const [name, href] of HEADER_LINKS)
    await expect(header.getByRole('link', { name }).first()).toHaveAttribute('href', href);
  await expect(header.locator('[data-search-open]')).toHaveAttribute('href', '/search');
  await expect(header.getByRole('link', { name: 'Support Center' })).toHaveAttribute('target', '_blank');
  await header.getByRole('link', { name: /home$/ }).click();
  await expect(page).toHaveURL('/');
});

test('the header holds a way to call where the menu is folded, and is one line at every width', async ({
  page,
}) => {
  await page.goto('/team');
  const call = page.getByRole('banner').getByRole('link', { name: /^Call / });
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('> a, > [data-island] > *');
  for (const width of [320, 390, 768, 1180, 1240, 1440, 1920])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      // The narrowest phones have no room for it; the menu has Contact.
      if (width < 1180) await expect(call).toHaveCount(width > 320 ? 1 : 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width < 1180) return;
      const tops = await menu.evaluateAll(links => links.map(link => link.getBoundingClientRect().y));
      expect(new Set(tops).size).toBe(1);
    });
});

test('on a page rendered per request the skip link is out of view and a select has its mark inside', async ({
  page,
}) => {
  await page.goto('/checkout');
  const skip = await page.getByRole('link', { name: 'Skip to content' }).boundingBox();
  expect((skip?.y ?? 0) + (skip?.height ?? 0)).toBeLessThanOrEqual(0);
  const select = page.getByLabel('Package');
  const field = await select.boundingBox();
  const mark = await select.locator('xpath=following-sibling::*').boundingBox();
  expect(mark?.y).toBeGreaterThan(field?.y ?? Infinity);
  expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0));
});

test('a visitor who has signed in here reads Account instead of Sign In, from the first paint', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('user', '{"id":"a1","email":"dana@example.com"}'));
  await page.goto('/');
  const header = page.getByRole('banner');
  const link = header.getByRole('link', { name: 'Account' });
  await expect(link).toHaveAttribute('href', '/account');
  await expect(link, 'in its own words').toHaveText('Account');
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
});

test('the footer carries the year, the chamber’s badge and the policies', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer).toContainText('Chamber of Commerce');
  for (const [name, href] of [
    ['Terms of Service', '/terms-policies-and-notices/terms-of-service'],
    ['Privacy policy', '/terms-policies-and-notices/privacy-policy'],
    [consent.policyLink, '/terms-policies-and-notices/cookies-policy'],
    ['Reputation Management', '/services/reputation-management'],
    ['vs Squarespace', '/comparison/squarespace-vs-our-system'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('the first press of Tab leads past the header', async ({ page }) => {
  await openPage(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the Services menu', () => {
  test('opens while the mouse rests on its word and closes when it leaves', async ({ page }) => {
    await page.clock.install({ time: IN_MARCH });
    await openPage(page);
    await servicesLink(page).hover();
    await expectServicesMenu(page);
    await servicesHeading(page).hover();
    await expect(servicesHeading(page), 'paints over the word').toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await page.mouse.move(700, 850);
    const heading = page.getByRole('heading', { name: 'Ancillary Services' });
    await expect(heading).toBeHidden();
    await page.clock.pauseAt(new Date(IN_MARCH.getTime() + 60 * 60_000));
    await servicesLink(page).dispatchEvent('pointerover', { pointerType: 'touch' });
    await page.clock.runFor(1_000);
    await expect(heading, 'by a finger').toBeHidden();
    await restOnServices(page);
    await page.keyboard.press('Escape');
    await expect(heading).toBeHidden();
    await expect(page.locator('body'), 'nothing moves').toBeFocused();
    await page.clock.runFor(5_000);
    await expect(heading, 'while the mouse stays').toBeHidden();
    await servicesHeading(page).click();
    await expectServicesMenu(page);
    await page.mouse.move(700, 850);
    await page.clock.runFor(300);
    await expect(heading).toBeHidden();
    await restOnServices(page);
    await servicesHeading(page).click();
    await expect(heading, 'after the click that confirms it').toBeVisible();
  });

  test('opens by a click, and a click elsewhere closes it', async ({ page }) => {
    await openPage(page);
    await servicesHeading(page).dispatchEvent('click');
    await expectServicesMenu(page);
    await page.mouse.click(700, 850);
    await expect(page.getByRole('heading', { name: 'Ancillary Services' })).toBeHidden();
  });

  test('closes by a press elsewhere before its script has come', async ({ page }) => {
    await holdBack(page, '**/_page/header-menu-*.js');
    await openPage(page);
    await servicesHeading(page).dispatchEvent('click');
    await expectServicesMenu(page);
    await page.mouse.click(700, 850);
    await expect(page.getByRole('heading', { name: 'Ancillary Services' })).toBeHidden();
  });

  test('opens by the keyboard, is walked with Tab, and Escape gives the focus back', async ({ page }) => {
    await openPage(page);
    await servicesLink(page).focus();
    await page.keyboard.press('Tab');
    await expect(servicesHeading(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectServicesMenu(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: /Custom Website Design/ })).toBeFocused();
    await page.keyboard.press('Escape');
    const heading = page.getByRole('heading', { name: 'Ancillary Services' });
    await expect(heading).toBeHidden();
    await expect(servicesHeading(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(servicesLink(page)).toBeFocused();
    await expect(heading).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(heading, 'the focus has left').toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('opens all the same, and its word is a link', async ({ page }) => {
      await page.goto('/');
      await servicesHeading(page).click();
      await expectServicesMenu(page);
      await servicesLink(page).click();
      await expect(page).toHaveURL('/services');
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu’s groups open independently of each other', async ({ page }) => {
    await openPage(page);
    await page.locator('summary[aria-label="Menu"]').click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await menu.locator('summary', { hasText: 'Platform' }).click();
    await menu.locator('summary', { hasText: 'Resources' }).click();
    await expect(menu.locator('a[href^="/platform/"]').first()).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible();
    await menu.locator('summary', { hasText: 'Platform' }).click();
    await expect(menu.locator('a[href^="/platform/"]').first()).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible();
  });

  test('the toast is no wider than 420 px and leaves the first button free', async ({ page }) => {
    await openPage(page);
    const toast = await toastOf(page).boundingBox();
    const button = await page.getByRole('link', { name: 'See Our Local Packages' }).boundingBox();
    expect(toast?.width).toBeLessThanOrEqual(420);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(toast?.y ?? 0);
  });
});

function servicesHeading(page: Page) {
  return page.locator('summary[aria-label="Services menu"]');
}

function servicesLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Services', exact: true });
}

/** The menu opens when the mouse has rested on its word, and not before. The clock stands still. */
async function restOnServices(page: Page): Promise<void> {
  await servicesLink(page).hover();
  await page.clock.runFor(100);
  await expect(page.getByRole('heading', { name: 'Ancillary Services' })).toBeHidden();
  await page.clock.runFor(30);
  await expectServicesMenu(page);
}

async function expectServicesMenu(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Websites', 'Local SEO', 'Ancillary Services', 'Need a custom solution?'])
    await expect(menu.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
  await expect(menu.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services');
}

test('at no width does the seal stand on a word', async ({ page }) => {
  for (const width of [320, 390, 600, 768, 1023, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/platform', '/products']) {
      await page.goto(path);
      const seal = page.getByRole('img', { name: 'Most popular' });
      expect(await wordsUnder(seal), `the seal of ${path} at ${width} px`).toEqual([]);
    }
  }
});

/** The texts that a drawing covers in part. */
function wordsUnder(drawing: Locator): Promise<string[]> {
  return drawing.evaluate(element => {
    const box = element.getBoundingClientRect();
    const covers = (line: DOMRect) =>
      line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top;
    const around = element.closest('section, li') ?? document.body;
    return Array.from(around.querySelectorAll('h2, h3, p, b, a > span:not([class*="absolute"])'))
      .filter(text => !text.contains(element))
      .filter(text => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return Array.from(range.getClientRects()).some(covers);
      })
      .map(text => text.textContent ?? '');
  });
}
