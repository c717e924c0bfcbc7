/**
 * Every page in the browser: no console error, no broken policy, no accessibility fault, no sideways scroll, no table
 * whose columns a phone hides, and, with nothing consented, no request to anyone but ourselves. One load serves all looks.
 * Axe goes over every page in the light on a wide window; over header and footer, the same everywhere, and over the size
 * of what is pressed, on one page of each kind. That page is also judged in the dark on a phone, and read at 200%, with wide text, in forced colors,
 * without motion and without scripts.
 */
import { expect, type Page } from '@playwright/test';
import { isBeforeMerge, KINDS_IN_CHECK } from '@/ops/waits-for-test';
import { dataLayer, DENIED, foreignRequests, scrollThrough } from './consent-steps';
import { injectAxe } from './inject-axe';
import { wakeAll } from './open-page';
import { findReadingFaults, movingElements } from './site/reading-faults';
import { missingPages, PARTS, partOfSite, test } from './site/site-test';
import { TEMPLATES } from './site/templates';
import { differenceWithoutScripts, readWords } from './site/words';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 900 };
const NARROWEST = { width: 320, height: 700 };

test('a page of each kind is among the pages that are looked at', ({ site }) => {
  const urls = PARTS.flatMap(part => partOfSite(site, part));
  expect(urls).toEqual(expect.arrayContaining([...SAMPLES]));
});

for (const part of PARTS)
  test(`part ${part + 1} of the site has no fault in the browser`, async ({ site, browser, page }) => {
    test.setTimeout(PART_LIMIT_MS);
    const plain = await browser.newContext({
      baseURL: site.origin,
      javaScriptEnabled: false,
      viewport: DESKTOP,
    });
    const plainPage = await plain.newPage();
    const faults: string[] = [];
    const foreign = foreignRequests(page);
    page.on(
      'console',
      message => message.type() === 'error' && faults.push(`${page.url()}: ${message.text()}`),
    );
    page.on('pageerror', error => faults.push(`${page.url()}: ${error.message}`));
    for (const url of partOfSite(site, part).filter(isLookedAt)) {
      const pageFaults = await judge({ page, plainPage, url });
      const foreignRequests = foreign.splice(0).map(address => `asks ${address}`);
      faults.push(...[...pageFaults, ...foreignRequests].map(fault => `${url}: ${fault}`));
    }
    expect(await page.context().cookies()).toEqual([]);
    await plain.close();
    expect(faults.filter(fault => !isMissingPage(fault))).toEqual([]);
  });

async function judge({ page, plainPage, url }: Sight): Promise<string[]> {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'load' });
  const lost = SAMPLES.has(url) ? await wordsLost({ page, plainPage, url }) : [];
  const [consent] = await dataLayer(page);
  await injectAxe(page);
  const light = await findViolations(page, {
    theme: 'light',
    exclude: SAMPLES.has(url) ? [] : [SHELL],
    targets: SAMPLES.has(url),
  });
  // Some scripts wait for a sign of the visitor: what they do must be without fault too.
  await page.keyboard.press('Shift');
  if (SAMPLES.has(url)) await wakeAll(page);
  if (SAMPLES.has(url)) await scrollThrough(page);
  const moving = await movingElements(page);
  const overflow = await findOverflow(page, SAMPLES.has(url) ? [DESKTOP, TABLET] : [TABLET]);
  const dark: string[] = [];
  if (SAMPLES.has(url) || (await page.locator('table').count()) > 0) {
    await page.setViewportSize(PHONE);
    overflow.push(...(await findWideTables(page)));
  }
  if (SAMPLES.has(url)) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    dark.push(...(await findViolations(page, { theme: 'dark', exclude: [], targets: true })));
  }
  overflow.push(...(await findOverflow(page, [NARROWEST])));
  const reading = SAMPLES.has(url) ? await findReadingFaults(page) : [];
  return [
    ...lost,
    ...light,
    ...dark,
    ...reading,
    ...moving.map(element => `moves: ${element}`),
    ...(JSON.stringify(consent) === JSON.stringify(DENIED) ? [] : ['consent is not denied first']),
    ...overflow,
  ];
}

/** Leaves the page at the last of the widths. */
async function findOverflow(page: Page, sizes: readonly (typeof DESKTOP)[]): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const hidden = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (hidden > 0) faults.push(`scrolls sideways by ${hidden} px at ${size.width} px`);
  }
  return faults;
}

async function findWideTables(page: Page): Promise<string[]> {
  const hidden = await page
    .locator('table')
    .evaluateAll(tables =>
      tables.map(
        ({ parentElement }) => (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0),
      ),
    );
  return hidden.flatMap((width, index) => (width > 0 ? [`table ${index + 1} hides ${width} px`] : []));
}

/** What is only read where scripts run, or only where they do not. */
async function wordsLost({ page, plainPage, url }: Sight): Promise<string[]> {
  await plainPage.goto(url, { waitUntil: 'load' });
  const words = { withScripts: await readWords(page), without: await readWords(plainPage) };
  return differenceWithoutScripts(url, words);
}

async function findViolations(page: Page, { theme, ...look }: Look): Promise<string[]> {
  // Colors that are still changing have no contrast to judge.
  await page.waitForFunction(
    wanted =>
      document.documentElement.dataset['theme'] === wanted &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    theme,
  );
  // Naming each element that passes takes a fifth of the time: only faults are looked for again, by name.
  const { violations } = await runAxe(page, look, { selectors: false, elementRef: false });
  if (violations.length === 0) return [];
  const named = await runAxe(page, look, {});
  return named.violations.map(
    ({ id, nodes }) => `${theme}: ${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`,
  );
}

function runAxe(
  page: Page,
  { exclude, targets }: Omit<Look, 'theme'>,
  naming: { selectors?: boolean; elementRef?: boolean },
) {
  const options = {
    resultTypes: ['violations' as const],
    rules: { 'target-size': { enabled: targets } },
    ...naming,
  };
  return page.evaluate(([left, options]) => window.axe.run({ include: document, exclude: left }, options), [
    exclude,
    options,
  ] as const);
}

/** Before a merge, only the kinds on which people act. */
function isLookedAt(url: string): boolean {
  return !isBeforeMerge || KINDS_IN_CHECK.some(kind => TEMPLATES[kind] === url);
}

/** The browser reports a document of status 404 itself. */
function isMissingPage(fault: string): boolean {
  return fault.includes('status of 404') && missingPages().some(path => fault.includes(`${path}: Failed`));
}

const SAMPLES: ReadonlySet<string> = new Set(Object.values(TEMPLATES));

/** Header and footer. */
const SHELL = '[data-shell]';

const PART_LIMIT_MS = 240_000;

/** `targets`: whether the size of what is pressed is judged too, which takes as long as almost all other rules together. */
type Look = { theme: 'light' | 'dark'; exclude: string[]; targets: boolean };

type Sight = { page: Page; plainPage: Page; url: string };
