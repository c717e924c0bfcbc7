import type { Page } from '@playwright/test';

/** Fills the form of the page that asks for the demo, and sends it. */
export async function sendDemoForm(page: Page): Promise<void> {
  const field = (name: string) => page.locator(`#landing-form-${name}`);
  await field('fullName').fill('Bo Li');
  await field('companyName').fill('Li & Sons');
  await field('businessType').selectOption('Dry Cleaner');
  await field('email').fill(`demo-${crypto.randomUUID()}@shop.test`);
  await page.locator('#landing-form button[type=submit]').click();
}
