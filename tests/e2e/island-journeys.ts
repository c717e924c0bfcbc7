import { expect, type Page } from '@playwright/test';
import { routes } from '@/lib/routes';

/** What a visitor does with each island, where, and what they then see. Run against the built site and `next dev`. */
export const journeys: readonly Journey[] = [
  {
    name: 'header-menu',
    path: routes.about(),
    run: async page => {
      const menu = page.locator('details', { has: page.locator('summary[aria-label="Services menu"]') });
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).hover();
      await expect(menu).toHaveAttribute('open');
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
    },
  },
  {
    name: 'header-search',
    path: routes.about(),
    run: async page => {
      await page.locator('[data-search-open]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    name: 'package-builder',
    path: routes.pricing(),
    run: async page => {
      await page.getByRole('button', { name: 'Add to Package' }).first().click();
      await expect(page.getByText('In your package.').first()).toBeVisible();
    },
  },
  {
    name: 'checkout',
    path: routes.checkout(),
    run: async page => {
      await page.getByLabel('Package').selectOption('seo-optimization');
      await expect(page.getByLabel('Amount')).toHaveValue('199.00');
      await page.getByRole('button', { name: 'Proceed to Payment' }).click();
      await expect(page.getByRole('heading', { name: 'Payment Details' })).toBeVisible();
    },
  },
  {
    name: 'carousel',
    path: routes.reviews(),
    run: async page => {
      const shown = page.locator('[data-carousel] article:visible');
      const names = new Set<string | null>();
      for (const dot of await page.getByRole('button', { name: /^Review \d$/ }).all()) {
        await dot.click();
        await expect(dot).toHaveAttribute('aria-current', 'true');
        await expect(shown).toHaveCount(1);
        names.add(await shown.getAttribute('aria-label'));
      }
      expect(names.size, 'each dot shows its own review').toBe(5);
      await page.getByRole('button', { name: 'Next review' }).click();
      await expect(shown).toHaveAttribute('aria-label', [...names][0] ?? '');
    },
  },
  {
    name: 'review-text',
    path: routes.reviews(),
    run: async page => {
      const text = page.locator('[data-carousel] article:visible .review-text:visible');
      await page.getByRole('button', { name: /^Read More of the review/ }).click();
      await expect(text).toHaveText(/”$/);
      await page.getByRole('button', { name: /^Read Less of the review/, expanded: true }).click();
      await expect(text).toHaveText(/\.\.\.$/);
    },
  },
  {
    name: 'project-filter',
    path: routes.portfolio(),
    run: async page => {
      const [, second] = await page.locator('.filter-chip').all();
      await second?.click();
      await expect(page).toHaveURL(/\?category=/);
      const count = await page.locator('.project:visible').count();
      await expect(page.getByRole('status').filter({ hasText: 'projects' })).toHaveText(
        `Showing ${count} of 9 projects`,
      );
      await page.goBack();
      await expect(page.locator('.project:visible')).toHaveCount(9);
    },
  },
  {
    name: 'fold-button',
    path: routes.pricing(),
    run: async page => {
      const button = page.locator('button[aria-controls^="tiers-"]').first();
      const row = page.getByRole('rowheader', { name: 'Service connections', exact: true });
      await button.click();
      await expect(row).toBeHidden();
      await button.click();
      await expect(row).toBeVisible();
    },
  },
  {
    name: 'dialog-film',
    path: routes.home(),
    run: async page => {
      const film = page.getByRole('dialog', { name: 'Meet Maya', includeHidden: true }).locator('video');
      const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
      await page.getByRole('button', { name: 'Meet Maya' }).click();
      await expect.poll(isPaused).toBe(false);
      await page.keyboard.press('Escape');
      await expect.poll(isPaused).toBe(true);
    },
  },
  {
    name: 'search-results',
    path: routes.search('website'),
    run: async page => {
      const filter = page.getByRole('button', { name: /^Products / });
      await filter.click();
      await expect(filter).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/type=product/);
    },
  },
];

type Journey = { name: string; path: string; run: (page: Page) => Promise<void> };
