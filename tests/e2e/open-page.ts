import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts listen. */
export async function openPage(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await untilListening(page);
}

/** Waits for the page's script, and for the islands that the page is there for. */
export async function untilListening(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.locator('html:not(:has([data-wake="idle"]:not([data-awake])))').waitFor();
}
