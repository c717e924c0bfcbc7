/** The site without JavaScript: what is read there is what is read with it. */
import { expect, type Browser, type Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { PARTS, partOfSite, test } from './site/site-test';

const LEAST_SHARED = 0.95;

/** With scripts these show step by step what they show at once without: there, nothing may be missing without. */
const STEPPED: readonly string[] = [routes.getStarted(), routes.reviews()];

for (const part of PARTS)
  test(`part ${part + 1} of the site reads the same without scripts`, async ({ site, browser }) => {
    test.setTimeout(PART_LIMIT_MS);
    const origin = site.origin;
    const [scripted, plain] = [await openPage(browser, origin, true), await openPage(browser, origin, false)];
    const faults: string[] = [];
    for (const url of partOfSite(site, part)) {
      const [withScripts, without] = await Promise.all([readWords(scripted, url), readWords(plain, url)]);
      const measure = STEPPED.includes(url) ? containedPart : sharedPart;
      const share = measure(withScripts, without);
      if (share < LEAST_SHARED)
        faults.push(`${url}: ${Math.round(share * 100)}% ${firstDifferences(withScripts, without)}`);
    }
    await Promise.all([scripted.context().close(), plain.context().close()]);
    expect(faults).toEqual([]);
  });

async function openPage(browser: Browser, baseURL: string, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled, reducedMotion: 'reduce' });
  return context.newPage();
}

/** The words that are visible, in order. */
async function readWords(page: Page, url: string): Promise<string[]> {
  await page.goto(url, { waitUntil: 'load' });
  const text = await page.locator('body').innerText();
  return text.split(/\s+/).filter(Boolean);
}

/** How much two texts have in common: twice the words of both, by the words of each. */
function sharedPart(one: readonly string[], other: readonly string[]): number {
  const both = one.length - surplus(one, other).length;
  return (2 * both) / (one.length + other.length);
}

/** How much of `one` is in `other` too. */
function containedPart(one: readonly string[], other: readonly string[]): number {
  return 1 - surplus(one, other).length / one.length;
}

/** The words of `one` that `other` has not as often. */
function surplus(one: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  return one.filter(word => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

function firstDifferences(withScripts: string[], without: string[]): string {
  const onlyWith = surplus(withScripts, without).slice(0, SHOWN).join(' ');
  const onlyWithout = surplus(without, withScripts).slice(0, SHOWN).join(' ');
  return `with scripts: '${onlyWith}', without: '${onlyWithout}'`;
}

const SHOWN = 12;

const PART_LIMIT_MS = 90_000;
