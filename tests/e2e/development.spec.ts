import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePort, startSite, type SiteProcess } from '../support/site-process';

/** What `npm run dev` starts, which compiles each page when it is first asked for. */
let dir = '';
let site: SiteProcess;

test.beforeAll(async () => {
  test.setTimeout(COMPILE_LIMIT_MS);
  dir = mkdtempSync(join(tmpdir(), 'site-development-'));
  site = startSite({ port: await freePort(), env: { NODE_ENV: 'development', DATA_DIR: dir } });
  await site.ready();
});

test.afterAll(async () => {
  await site.stop();
  rmSync(dir, { recursive: true, force: true });
});

test('in development pages have their styles, their scripts come alive, and the console stays quiet', async ({
  page,
}) => {
  test.setTimeout(COMPILE_LIMIT_MS);
  const faults = collectFaults(page);
  await page.goto(`${site.origin}/`, { timeout: COMPILE_LIMIT_MS });
  await expect(page.locator('header[data-menus]')).toBeVisible({ timeout: COMPILE_LIMIT_MS });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '800');
  await page.goto(`${site.origin}/checkout?plan=pro&amount=2648.00&name=Pro`, { timeout: COMPILE_LIMIT_MS });
  await page.getByRole('button', { name: 'Back to Service Selection' }).click();
  await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible({
    timeout: COMPILE_LIMIT_MS,
  });
  expect(faults).toEqual([]);
});

function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', error => faults.push(error.message));
  return faults;
}

/** With a cold cache and both cores busy with other tests. */
const COMPILE_LIMIT_MS = 120_000;
