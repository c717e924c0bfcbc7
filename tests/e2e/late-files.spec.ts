/**
 * On a slow first visit the page is read in the visitor's own typeface and before any script first: when ours come,
 * nothing may move.
 */
import { createServer } from 'node:http';
import { freePort } from '../support/site-process';
import { layoutShiftOf, watchLayoutShift } from './layout-shift';
import { untilListening } from './open-page';
import { PORTS } from './ports';
import { TEMPLATES } from './site/templates';
import { expect, test, type Page } from './test';

const PAGES = [
  'home',
  'pricing',
  'service',
  'article',
  'policy',
  'contact',
  'about',
  'sign-in',
  'get-started',
  'portfolio',
  'reviews',
  'checkout',
  'search',
] as const;

/** A hair's breadth: what the two typefaces differ by within a line. Google calls 0.1 good. */
const MOST_SHIFT = 0.005;

/** A wide window moves what a phone moves, except where its layout differs. */
const WIDE_PAGES = ['home', 'pricing', 'article', 'checkout'] as const;

for (const [width, names] of [
  [390, PAGES],
  [1440, WIDE_PAGES],
] as const)
  for (const name of names)
    test(`${name}: nothing moves when the typefaces and the scripts come late, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdFiles(page);
      await watchLayoutShift(page);
      await page.goto(TEMPLATES[name] ?? '', { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      release();
      await untilListening(page);
      await page.waitForFunction(() =>
        Array.from(document.fonts).every(
          ({ family, status }) => !/^"?(?:archivo|figtree)"?$/.test(family) || status === 'loaded',
        ),
      );
      await page.evaluate(
        () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await layoutShiftOf(page)).toBeLessThan(MOST_SHIFT);
    });

test('letters that our texts do not use are fetched when a visitor writes one', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(TEMPLATES['contact'] ?? '', { waitUntil: 'networkidle' });
  expect(fonts).toHaveLength(2);
  const rest = page.waitForResponse(/figtree-rest.*woff2/);
  await page.locator('main').getByRole('textbox').first().fill('Þóra Ægisdóttir');
  expect((await rest).status()).toBe(200);
});

test('the notice is shown only once all of its HTML has come, and so does not grow', async ({ page }) => {
  const slow = await serveInTwoParts('/about', 'Website Testing');
  await page.setViewportSize({ width: 390, height: 900 });
  await watchLayoutShift(page);
  // Typefaces that come late move text of their own.
  await page.route(/\.woff2$/, route => route.abort());
  await page.goto(slow.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const notice = page.locator('.toast');
  await expect(notice).toBeAttached();
  await expect(notice).toBeHidden();
  slow.sendRest();
  await expect(notice).toBeVisible();
  expect(await layoutShiftOf(page)).toBeLessThan(MOST_SHIFT);
  slow.close();
});

for (const [what, path, upTo] of [
  ['the header', '/about', 'data-account="Account"'],
  ['what stands beside the home page’s board', '/', 'How We Support Your Business'],
] as const)
  test(`${what} is not painted before all of its HTML has come, and so does not move`, async ({ page }) => {
    const slow = await serveInTwoParts(path, upTo);
    await watchLayoutShift(page);
    await page.route(/\.woff2$/, route => route.abort());
    await page.goto(slow.url, { waitUntil: 'commit' });
    await page.locator('[data-search-open]').waitFor({ state: 'attached' });
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(
        link => link.sheet,
      ),
    );
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    expect(await painted()).toBe(0);
    slow.sendRest();
    await expect.poll(painted).toBeGreaterThan(0);
    expect(await layoutShiftOf(page)).toBeLessThan(MOST_SHIFT);
    slow.close();
  });

/** Holds the typefaces and the scripts back until the returned function is called. */
async function holdFiles(page: Page): Promise<() => void> {
  const waiting: (() => void)[] = [];
  let isHolding = true;
  await page.route(/\.(?:woff2|js)$/, async route => {
    if (isHolding) await new Promise<void>(resolve => waiting.push(resolve));
    await route.continue();
  });
  return () => {
    isHolding = false;
    for (const resume of waiting) resume();
  };
}

/** A server that passes the site's answers on, but `path` at first only up to the words `upTo`, and the rest when told. */
async function serveInTwoParts(path: string, upTo: string) {
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    void fetch(`http://127.0.0.1:${PORTS.site}${request.url}`).then(async answer => {
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      const body = Buffer.from(await answer.arrayBuffer());
      if (request.url !== path) return response.end(body);
      const end = body.indexOf(upTo);
      response.write(body.subarray(0, end));
      await new Promise<void>(resolve => waiting.push(resolve));
      return response.end(body.subarray(end));
    });
  });
  const port = await freePort();
  await new Promise<void>(done => server.listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${port}${path}`,
    sendRest: () => {
      for (const resume of waiting) resume();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
