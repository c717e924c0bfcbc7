import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Puts the accessibility checker into the page as `window.axe`. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(SOURCE);
}

// The package's own `source` is more than twice as long, and every page has to read it.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}
