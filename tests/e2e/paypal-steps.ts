import type { Page } from '@playwright/test';

/** Declines the buyer's card on PayPal's page, and waits for what comes of it: that may be the same address again. */
export async function decline(page: Page): Promise<void> {
  const landed = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Decline my card' }).click();
  await landed;
}
