import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts listen. */
export async function openPage(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await untilListening(page);
}

/** Waits for the early script, and on a page whose purpose is one island for that too. */
export async function untilListening(page: Page): Promise<void> {
  await page.locator(`html[data-early]:not(:has(${ASLEEP}))`).waitFor();
}

const ASLEEP = '[data-wake="idle"]:not([data-awake])';
