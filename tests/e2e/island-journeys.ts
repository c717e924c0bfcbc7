import { expect } from '@playwright/test';
import { accessibilityTools } from '@/content/accessibility-tools';
import { accountPages } from '@/content/account';
import { assistant } from '@/content/assistant';
import { checkupForm } from '@/content/checkup';
import { wordpress } from '@/content/comparisons/wordpress';
import { consent } from '@/content/consent';
import { leadForms } from '@/content/lead-forms';
import { customAmount, packages } from '@/content/packages';
import { questionnaire } from '@/content/questionnaire';
import { planPrices } from '@/content/sale-terms';
import { whatComesNext } from '@/content/what-comes-next';
import { toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { IN_JULY } from './open-page';
import { specialJourneys, type Journey } from './special-journeys';

const [, , , , seo] = packages;

/** What a visitor does with each island, where, and what they then see. Run against the built site and `next dev`. */
export const journeys: readonly Journey[] = [
  {
    name: 'assistant',
    path: routes.ask(),
    run: async page => {
      await page.getByLabel(assistant.box.label).fill('how much is pro');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log')).toContainText(planPrices.pro.both);
    },
  },
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
      const [list, amount] = [page.getByLabel('Package'), page.getByLabel('Amount')];
      await list.selectOption('seo-optimization');
      await expect(amount).toHaveValue(toDecimal(seo.price));
      await amount.fill('50.00');
      await expect(list).toHaveValue('custom');
      await list.selectOption('seo-optimization');
      await list.selectOption('custom');
      await expect(amount).toHaveValue(toDecimal(customAmount.defaultAmount));
      await list.selectOption('seo-optimization');
      await page.getByRole('button', { name: 'Proceed to Payment' }).click();
      await expect(page.getByRole('heading', { name: 'Payment Details' })).toBeVisible();
      await expect(page.getByText('Due today, once.')).toBeVisible();
      await expect(page.getByText(whatComesNext.bought.service.checkout)).toBeVisible();
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
  {
    name: 'carousel',
    path: routes.reviews(),
    run: async page => {
      const review = page.locator('[data-carousel] article:visible');
      const names = new Set<string | null>();
      for (const dot of await page.getByRole('button', { name: /^Review \d$/ }).all()) {
        await dot.click();
        await expect(dot).toHaveAttribute('aria-current', 'true');
        await expect(review).toHaveCount(1);
        names.add(await review.getAttribute('aria-label'));
      }
      expect(names.size, 'each dot shows its own review').toBe(5);
      await page.getByRole('button', { name: 'Next review' }).click();
      await expect(review).toHaveAttribute('aria-label', [...names][0] ?? '');
      // Moved by hand alone, so it is announced.
      await expect(page.getByRole('button', { name: 'Pause the reviews' })).toHaveCount(0);
      await expect(page.locator('[data-carousel] [aria-live]')).toHaveAttribute('aria-live', 'polite');
    },
    width: 390,
  },
  {
    name: 'review-text',
    path: routes.reviews(),
    run: async page => {
      const more = page.getByRole('button', { name: /^Read More of the review/ }).first();
      await more.click();
      await expect(page.getByRole('button', { name: /^Read Less of the review/ }).first()).toBeVisible();
    },
  },
  {
    name: 'fold-button',
    path: routes.pricing(),
    run: async page => {
      await page.getByRole('radio', { name: /^Platform/ }).check({ force: true });
      const head = page.locator('button[aria-expanded="true"][aria-controls]').first();
      const rows = page.locator(`[id="${await head.getAttribute('aria-controls')}"]`);
      await head.click();
      await expect(rows).toBeHidden();
    },
  },
  {
    name: 'project-filter',
    path: routes.portfolio(),
    run: async page => {
      const category = page.locator('.filter-chip').nth(1);
      await category.click();
      await expect(category).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/\?category=/);
    },
  },
  {
    name: 'cost-slider',
    path: routes.comparison('wordpress'),
    run: async page => {
      const slider = page.getByRole('slider', { name: wordpress.chart.hour.label });
      const sums = page.locator('.cost-sum');
      const [first = '', second = '', third = ''] = await sums.allTextContents();
      await slider.press('Home');
      await expect(sums.nth(1), 'it moved').not.toHaveText(second);
      await expect(sums.nth(0)).toHaveText(first);
      await expect(sums.nth(2)).toHaveText(third);
      await expect(page.locator('output[for="hour-price"]')).toHaveText('$0');
    },
  },
  {
    name: 'lead-form',
    path: routes.contact(),
    run: async page => {
      const form = page.locator('#contact-form');
      await form.getByLabel('Email').click();
      await page.keyboard.type('owner@');
      await form.getByRole('button', { name: leadForms['contact-form'].submit.label }).click();
      await expect(form.locator('#contact-form-email-error')).toBeVisible();
      await form.getByLabel('Email').fill('owner@shop.test');
      await expect(form.locator('#contact-form-email-error')).toBeHidden();
    },
  },
  {
    name: 'checkup-form',
    path: routes.checkup(),
    run: async page => {
      const form = page.locator('#checkup-form');
      await form.getByRole('button', { name: checkupForm.submit.label }).click();
      await expect(form.locator('#checkup-form-website-error')).toBeVisible();
      await form.getByLabel('Your website').fill('casa-rosa.test');
      await expect(form.locator('#checkup-form-website-error')).toBeHidden();
    },
  },
  {
    name: 'auth-form',
    path: routes.signIn(),
    run: async page => {
      await page.locator('#signin-form-password').click();
      await page.keyboard.type('three quiet otters');
      await page.getByRole('button', { name: accountPages.showPasswords }).click();
      await expect(page.locator('#signin-form-password')).toHaveAttribute('type', 'text');
    },
  },
  {
    name: 'password-form',
    path: routes.forgotPassword(),
    run: async page => {
      await page.locator('#forgot-password-email').click();
      await page.keyboard.type('owner@');
      await page.locator('#forgot-password button[type="submit"]').click();
      await expect(page.locator('#forgot-password-email-error')).toBeVisible();
      await page.locator('#forgot-password-email').fill('owner@shop.test');
      await expect(page.locator('#forgot-password-email-error')).toBeHidden();
    },
  },
  {
    name: 'questionnaire',
    path: routes.getStarted(),
    run: async page => {
      await page.getByRole('button', { name: questionnaire.next, exact: true }).click();
      await expect(page.getByText(/^Question 2 of/)).toBeVisible();
    },
  },
  {
    name: 'film',
    path: routes.home(),
    run: async page => {
      await page.locator('button[command="show-modal"][commandfor*="video"]').first().click();
      const film = page.getByRole('dialog').locator('video');
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
    },
  },
  {
    name: 'accessibility-panel',
    path: routes.about(),
    run: async page => {
      await page.getByRole('button', { name: 'Accessibility Tools' }).click();
      const panel = page.getByRole('dialog', { name: 'Accessibility Tools' });
      await panel.getByRole('group', { name: 'Text size' }).getByText('125%').click();
      await expect(page.locator('html')).toHaveAttribute('data-a11y-text', '125');
      await panel.getByRole('button', { name: accessibilityTools.reset }).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-a11y-text');
    },
  },
  {
    name: 'cookie-choices',
    path: routes.about(),
    run: async page => {
      await page.getByRole('button', { name: consent.label }).click();
      await expect(page.getByRole('region', { name: consent.label })).toBeFocused();
    },
  },
  {
    name: 'consent-bar',
    path: routes.about(),
    run: async page => {
      await page.getByRole('button', { name: consent.label }).click();
      await page.getByRole('region', { name: consent.label }).getByRole('button').click();
      await expect(page.getByRole('button', { name: consent.label })).toBeFocused();
    },
  },
  {
    name: 'countdown',
    path: routes.about(),
    time: IN_JULY,
    run: async page => {
      await expect(page.getByRole('timer')).toHaveText(/^21\s*d.*12\s*h/);
    },
  },
  {
    name: 'reveal',
    path: routes.promotion(),
    time: IN_JULY,
    run: async page => {
      await page.getByRole('link', { name: 'Book a Call' }).click();
      await expect(page.locator('#consultation-form').getByLabel('Name', { exact: true })).toBeFocused();
    },
  },
  ...specialJourneys,
];
