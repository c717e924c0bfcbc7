import { expect, type Page } from '@playwright/test';
import { checkout } from '@/content/checkout';
import { promotionPage } from '@/content/promotion-page';
import { routes } from '@/lib/site/routes';
import { fakeThirdParties } from './embed-steps';
import { IN_JULY } from './open-page';
import { payAtPayPal } from './paypal-steps';

/** Of islands that come by themselves, after a payment, or only where the content asks for them. */
export const specialJourneys: readonly Journey[] = [
  {
    name: 'promotion-popup',
    path: routes.about(),
    run: async page => {
      await page.clock.install({ time: IN_JULY });
      await page.reload({ waitUntil: 'networkidle' });
      await page.clock.runFor(9_000);
      const popup = page.getByRole('dialog', { name: promotionPage.hero.title });
      await popup.getByRole('button', { name: 'Close' }).click();
      await expect(popup).toBeHidden();
    },
  },
  {
    name: 'print-button',
    path: `${routes.checkout()}?amount=431.07&step=pay`,
    needs: 'PayPal',
    run: async page => {
      await payAtPayPal(page);
      // Until then the framework has not hydrated the page in development.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        window.print = () => (document.title = 'Printed');
      });
      await page.getByRole('button', { name: checkout.success.print }).click();
      await expect(page).toHaveTitle('Printed');
    },
  },
  {
    name: 'embed',
    path: routes.pricing(),
    needs: 'other content',
    run: async page => {
      await fakeThirdParties(page);
      await page.getByRole('button', { name: 'Load the pricing form' }).click();
      await expect(page.frameLocator('iframe').getByText('Theirs')).toBeVisible();
    },
  },
  {
    name: 'accessibility-widget',
    path: routes.about(),
    needs: 'other content',
    run: async page => {
      await fakeThirdParties(page);
      await page.getByRole('button', { name: 'Accessibility Tools' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-widget', 'open');
    },
  },
  {
    name: 'hosted-policy',
    path: routes.policy('terms-of-service'),
    needs: 'other content',
    run: async page => {
      await fakeThirdParties(page);
      await page.getByText('Show the hosted copy of this policy').click();
      await expect(page.frameLocator('iframe').getByText('Theirs')).toBeVisible();
    },
  },
  {
    name: 'rotating-carousel',
    path: routes.reviews(),
    needs: 'other content',
    run: async page => {
      const carousel = page.locator('[data-carousel]');
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-current', '1');
      const pause = page.getByRole('button', { name: 'Pause the reviews' });
      await pause.click();
      await expect(pause).toHaveAttribute('aria-pressed', 'true');
    },
  },
];

/** `time`: by the visitor's clock. */
export type Journey = {
  name: string;
  path: string;
  run: (page: Page) => Promise<void>;
  width?: number;
  time?: Date;
  /** Content that asks for the part (tests/support/other-content, in development), or the simulator of PayPal. */
  needs?: 'other content' | 'PayPal';
};
