import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts listen. */
export async function openPage(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await untilListening(page);
}

/** Waits for the early script of a static page, or for the framework where that answers itself. */
export async function untilListening(page: Page): Promise<void> {
  await page.locator('html[data-early], html:has(header[data-menus])').waitFor();
}
