import type { Page } from '@playwright/test';

/** Counts what moves on the pages that are opened from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) window.layoutShift += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the open page's shifts so far. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift);
}

declare global {
  interface Window {
    layoutShift: number;
  }
}
