import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@/lib/site/routes';
import type { PayPalSimulator } from '@/simulators/paypal/start';
import { postPlainForm } from '../support/post-form';
import { providersOf, startPayPal } from '../support/simulators';
import { freePort, startSite, type SiteProcess } from '../support/site-process';
import { fakeThirdParties } from './embed-steps';
import { journeys } from './island-journeys';
import { expect, test, type Page } from './test';

/** A page with many islands. */
const PAGES: ReadonlySet<string> = new Set([routes.contact()]);

/** What `npm run dev` starts, which compiles each page when it is first asked for. */
let dir = '';
let site: SiteProcess;
let paypal: PayPalSimulator;

// One server for all tests of this file.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(COMPILE_LIMIT_MS);
  dir = mkdtempSync(join(tmpdir(), 'site-development-'));
  const port = await freePort();
  // Its own: the built site's one lets no other site show its pages in a window.
  paypal = await startPayPal(`http://127.0.0.1:${port}`, { framing: true });
  const env = {
    NODE_ENV: 'development',
    DATA_DIR: dir,
    CONTENT_DIR: 'tests/support/other-content',
    ...providersOf({ paypal }),
  };
  site = startSite({ port, env });
  await site.ready();
});

test.afterAll(async () => {
  await site.stop();
  await paypal.close();
  rmSync(dir, { recursive: true, force: true });
});

test('in development pages have their styles, and the console stays quiet', async ({ page }) => {
  test.setTimeout(COMPILE_LIMIT_MS);
  const faults = collectFaults(page);
  await page.goto(site.origin + routes.contact(), { timeout: COMPILE_LIMIT_MS });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '800');
  expect(faults).toEqual([]);
});

test('in development a form gets its response, and the terminal stays quiet', async () => {
  test.setTimeout(COMPILE_LIMIT_MS);
  const response = await postPlainForm(site, { 'form-name': 'contact-form' });
  expect(response.status).toBe(422);
  // The status is in a color of its own.
  await expect.poll(site.printed).toMatch(/POST \/(?:forms)? .*422/);
  expect(site.printed()).not.toContain('Warning');
});

test('in development slots are drawn for the address, for a post with errors, and may send the visitor elsewhere', async ({
  page,
}) => {
  test.setTimeout(COMPILE_LIMIT_MS);
  await page.goto(site.origin + routes.contact('consultation'), { timeout: COMPILE_LIMIT_MS });
  await expect(page.locator('#contact-form-inquiry')).toHaveValue('consultation');
  const answer = await page.request.post(site.origin, {
    form: { 'form-name': 'contact-form', name: 'Ana', email: 'ana@', message: 'Hello' },
    headers: { referer: site.origin + routes.contact() },
    timeout: COMPILE_LIMIT_MS,
  });
  const html = await answer.text();
  expect(answer.status()).toBe(422);
  expect(html).toContain('value="ana@"');
  expect(html).toContain('<title>Error: ');
  const account = await page.request.get(site.origin + routes.account(), {
    maxRedirects: 0,
    timeout: COMPILE_LIMIT_MS,
  });
  expect([account.status(), account.headers()['location']]).toEqual([307, routes.signIn()]);
});

// Each page takes ten seconds to compile: ALL_JOURNEYS=1 goes through all of them.
const compiled = journeys.filter(({ path }) => process.env['ALL_JOURNEYS'] !== undefined || PAGES.has(path));

for (const { name, path, run, time, width = 1440 } of compiled)
  test(`island ${name} does in development what it does in the built site`, async ({ page }) => {
    test.setTimeout(COMPILE_LIMIT_MS);
    const faults = collectFaults(page);
    await page.setViewportSize({ width, height: 900 });
    if (time) await page.clock.setFixedTime(time);
    // Our own tools stand in for a widget that does not open.
    await fakeThirdParties(page, route => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(site.origin + path, { timeout: COMPILE_LIMIT_MS });
    // Until then the framework has not hydrated the page.
    await page.waitForLoadState('networkidle');
    await run(page);
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
