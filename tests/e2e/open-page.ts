import { expect, type Page } from '@playwright/test';

/** In the middle of the promotion. */
export const IN_JULY = new Date('2026-07-10T12:00:00-04:00');
/** Outside the promotion. */
export const IN_MARCH = new Date('2026-03-10T12:00:00-05:00');

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

/** Comes near every island of the page, and waits until all are awake. */
export async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
}

/** Holds the answers to `address` back until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = notYet;
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(address, async route => {
    await released;
    await route.continue();
  });
  return () => release();
}

function notYet(): void {}
