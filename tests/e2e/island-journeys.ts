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
