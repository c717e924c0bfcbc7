import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';

/** The visible words of the page, in order; not those of the banner, which the visitor's clock shows. */
export async function readWords(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  const banner = await page.locator('aside[data-promo-only]:visible').allInnerTexts();
  return surplus(wordsOf(text), wordsOf(banner.join(' ')));
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Says what is missing when less than 94% of a page's words are the same with scripts and without. */
export function differenceWithoutScripts(
  url: string,
  { withScripts, without }: { withScripts: readonly string[]; without: readonly string[] },
): string[] {
  const measure = STEPPED.includes(url) ? containedPart : sharedPart;
  const share = measure(withScripts, without);
  if (share >= LEAST_SHARED) return [];
  const onlyWith = surplus(withScripts, without).slice(0, MAX_LISTED).join(' ');
  const onlyWithout = surplus(without, withScripts).slice(0, MAX_LISTED).join(' ');
  return [
    `without scripts: ${Math.round(share * 100)}% of the words: with '${onlyWith}', without '${onlyWithout}'`,
  ];
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

/** With scripts these show step by step what they show at once without: there, nothing may be missing without. */
const STEPPED: readonly string[] = [routes.getStarted(), routes.reviews()];

const LEAST_SHARED = 0.94;
const MAX_LISTED = 12;
