import type { Locator, Page } from '@playwright/test';
import { injectAxe } from './inject-axe';

/** Opens a page and waits until its header's search has come alive. */
export async function openWithSearch(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.locator('[data-search-open][role="button"]').waitFor();
}

/** The search box of the header, of the results page, or of the popup. */
export function searchBox(page: Page, place: 'header' | 'page' | 'popup' = 'header'): Locator {
  return page.locator(`[data-search-input="${place}"]`);
}

/** The button that opens the popup: a link where scripts are off. */
export function searchButton(page: Page): Locator {
  return page.locator('[data-search-open]');
}

/** The lines of the open list under a search box. */
export function suggestions(page: Page): Locator {
  return page.getByRole('option');
}

/** The way to all results, below the list. */
export function seeAll(page: Page, query: string): Locator {
  return page.getByRole('link', { name: `See all results for "${query}"` });
}

/** What the accessibility checker finds wrong inside `selector`. */
export async function accessibilityFaults(page: Page, selector: string): Promise<string[]> {
  await injectAxe(page);
  const { violations } = await page.evaluate(wanted => window.axe.run(wanted), selector);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}
