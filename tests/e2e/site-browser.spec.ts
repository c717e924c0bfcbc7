/** Every page in the browser, in two looks: no console error, no broken policy, no accessibility fault, no sideways scroll. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { missingPages, PARTS, partOfSite, test } from './site/site-test';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 700 };

for (const part of PARTS)
  test(`part ${part + 1} of the site has no fault in the browser`, async ({ site, page }) => {
    test.setTimeout(PART_LIMIT_MS);
    const faults: string[] = [];
    page.on(
      'console',
      message => message.type() === 'error' && faults.push(`${page.url()}: ${message.text()}`),
    );
    page.on('pageerror', error => faults.push(`${page.url()}: ${error.message}`));
    for (const url of partOfSite(site, part)) {
      const found = await judge(page, url);
      faults.push(...found.map(fault => `${url}: ${fault}`));
    }
    expect(faults.filter(fault => !isMissingPage(fault))).toEqual([]);
  });

/** One load is enough for all looks: theme and width follow the browser. */
async function judge(page: Page, url: string): Promise<string[]> {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(axe.source);
  const light = await findViolations(page, 'light');
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await findViolations(page, 'dark');
  await page.setViewportSize(NARROWEST);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [...light, ...dark, ...(overflow > 0 ? [`scrolls sideways by ${overflow} px at 320 px`] : [])];
}

async function findViolations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  // Colours that are still changing have no contrast to judge.
  await page.waitForFunction(
    wanted =>
      document.documentElement.dataset['theme'] === wanted &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    theme,
  );
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  return violations.map(
    ({ id, nodes }) => `${theme}: ${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`,
  );
}

/** The browser reports a document of status 404 itself. */
function isMissingPage(fault: string): boolean {
  return fault.includes('status of 404') && missingPages().some(path => fault.includes(`${path}: Failed`));
}

const PART_LIMIT_MS = 120_000;

declare global {
  interface Window {
    axe: typeof axe;
  }
}
