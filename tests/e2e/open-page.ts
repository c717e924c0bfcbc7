import type { Page } from '@playwright/test';

/** Opens a page and waits until what scripts add to it is there. */
export async function openPage(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.locator('header[data-menus]').waitFor();
  await page.locator('body[data-toast-gestures]').waitFor();
}
