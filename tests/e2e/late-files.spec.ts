/**
 * On a slow first visit the page is read in the visitor's own typeface and before any script first: when ours come,
 * nothing may move.
 */
import { expect, test, type Page } from '@playwright/test';
import { untilListening } from './open-page';
import { TEMPLATES } from './site/templates';

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

for (const width of [390, 1440])
  for (const name of PAGES)
    test(`${name}: nothing moves when the typefaces and the scripts come late, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdFiles(page);
      await page.addInitScript(() => {
        window.layoutShift = 0;
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            window.layoutShift += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
      });
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
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(MOST_SHIFT);
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

/** Keeps the typefaces and the scripts back until the function that it gives is called. */
async function holdFiles(page: Page): Promise<() => void> {
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route(/\.(?:woff2|js)$/, async route => {
    if (isHolding) await new Promise<void>(resolve => held.push(resolve));
    await route.continue();
  });
  return () => {
    isHolding = false;
    for (const resume of held) resume();
  };
}

declare global {
  interface Window {
    /** The sum of all shifts so far. */
    layoutShift: number;
  }
}
