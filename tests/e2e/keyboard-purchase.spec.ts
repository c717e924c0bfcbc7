import { checkout } from '@/content/checkout';
import { tabTo } from './tab-to';
import { expect, test } from './test';

test('with the keyboard alone a visitor comes from a search result to a paid order', async ({ page }) => {
  await page.goto('/services/local-seo-optimization');
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Pricing', exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
  await tabTo(page, page.getByRole('link', { name: /^Buy Now with PayPal/ }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\?plan=basic/);
  await tabTo(page, page.getByRole('button', { name: 'Pay with PayPal' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.frameLocator('iframe').getByRole('button', { name: 'Approve and pay' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.success.states.paid.title);
});
