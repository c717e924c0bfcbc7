import type { Page } from '@playwright/test';
import { injectAxe } from './inject-axe';

/** What axe finds wrong on the page, with the elements. */
export async function findViolations(page: Page): Promise<string[]> {
  await injectAxe(page);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}
