import type { Page } from '@playwright/test';
import { injectAxe } from './inject-axe';

/** What axe finds wrong on the page, with the elements. */
export async function findViolations(page: Page): Promise<string[]> {
  await injectAxe(page);
  // Naming each element that passes takes a fifth of the time: only faults are looked for again, by name.
  const hasViolations = await page.evaluate(async () => {
    const options = { resultTypes: ['violations' as const], selectors: false, elementRef: false };
    return (await window.axe.run(options)).violations.length > 0;
  });
  if (!hasViolations) return [];
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`);
}
