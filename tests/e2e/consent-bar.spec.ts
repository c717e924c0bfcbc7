import { consent } from '@/content/consent';
import { routes } from '@/lib/site/routes';
import {
  bar,
  configureTagManager,
  CONTAINER,
  dataLayer,
  foreignRequests,
  isButtonCovered,
  openChoices,
  press,
  TAG_MANAGER,
} from './consent-steps';
import { injectAxe } from './inject-axe';
import { IN_JULY } from './open-page';
import { expect, test } from './test';

// The site under test has no tag manager: its pages are given one in the browser, and the policy is set aside for it.
test.describe('with a tag manager', () => {
  test.use({ bypassCSP: true });

  test('nothing loads while the question stands, and a no is remembered', async ({ page }) => {
    const foreign = foreignRequests(page);
    await configureTagManager(page);
    await page.goto(routes.home());
    await expect(bar(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await bar(page).getByRole('button', { name: consent.decline }).focus();
    await expect(page.locator('[data-island="consent-bar"][data-awake]')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(bar(page), 'it still asks').toBeVisible();
    await press(page, consent.decline);
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await openChoices(page);
    await page.keyboard.press('Escape');
    await expect(bar(page), 'a visitor opened it').toBeHidden();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'denied');
    await expect(bar(page)).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
  });

  test('a yes loads it, here and on later pages; a later no reloads the page without it', async ({
    page,
  }) => {
    const foreign = foreignRequests(page);
    await configureTagManager(page);
    await page.goto(routes.home());
    await press(page, consent.accept);
    await expect.poll(() => foreign).toEqual([`${TAG_MANAGER}gtm.js?id=${CONTAINER}`]);
    expect(await dataLayer(page)).toContainEqual({
      0: 'consent',
      1: 'update',
      2: { analytics_storage: 'granted' },
    });
    foreign.length = 0;
    await page.goto(routes.pricing());
    await expect.poll(() => foreign).toEqual([`${TAG_MANAGER}gtm.js?id=${CONTAINER}`]);
    await openChoices(page);
    await expect(bar(page)).toContainText(consent.answers.granted);
    await press(page, consent.accept);
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: consent.label })).toBeFocused();
    await openChoices(page);
    foreign.length = 0;
    const loadedAgain = page.waitForEvent('load');
    await press(page, consent.decline);
    await loadedAgain;
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'denied');
    expect(foreign).toEqual([]);
  });

  test('Global Privacy Control is taken as a no without a question', async ({ page }) => {
    const foreign = foreignRequests(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      localStorage.setItem('cookie-choice', 'granted');
    });
    await configureTagManager(page);
    await page.goto(routes.home());
    await expect(bar(page)).toBeHidden();
    await openChoices(page);
    await expect(bar(page)).toContainText('Global Privacy Control');
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`yes and no are equal, and the bar has no accessibility fault in the ${theme} theme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await configureTagManager(page);
      await page.goto(routes.home());
      const [decline, accept] = await Promise.all(
        [consent.decline, consent.accept].map(async name => {
          const button = bar(page).getByRole('button', { name });
          const box = await button.boundingBox();
          const look = await button.evaluate(element => {
            const { backgroundColor, color, fontWeight, fontSize } = getComputedStyle(element);
            return { backgroundColor, color, fontWeight, fontSize };
          });
          return { width: box?.width, height: box?.height, look };
        }),
      );
      expect(accept).toEqual(decline);
      expect(accept?.height).toBeGreaterThanOrEqual(44);
      await injectAxe(page);
      const { violations } = await page.evaluate(() => window.axe.run('[data-consent-bar]'));
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  }

  for (const path of [
    routes.home(),
    routes.pricing(),
    routes.contact(),
    routes.landing(),
    routes.getStarted(),
    routes.checkout(),
    routes.promotion(),
    routes.service('local-seo-optimization'),
    routes.platformProduct('local-seo-website'),
  ]) {
    test(`on a phone the bar covers no primary button of the first screen of ${path}, nor the toast`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.clock.setFixedTime(IN_JULY);
      await configureTagManager(page);
      await page.goto(path);
      // It may have stepped aside.
      await expect(bar(page)).toHaveCSS('display', 'block');
      await expect(page.locator('[data-toast-box]')).toBeHidden();
      const box = await bar(page).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(96);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
      await expect.poll(() => isButtonCovered(page)).toBe(false);
      // At the end of the page it is in no one's way.
      await page.locator('[data-cookie-choices]').scrollIntoViewIfNeeded();
      await press(page, consent.decline);
      if (path !== routes.promotion()) await expect(page.locator('[data-toast-box]')).toBeVisible();
    });
  }
});
