import { TOAST_KEY } from '@/components/shell/stored-keys';
import { findLooks, type LooksLimits } from './site/find-looks';
import { TEMPLATES } from './site/templates';
import { expect, test, type Page } from './test';

/**
 * What only an eye finds otherwise: broken words, cut or covered text, letters of drawings that are too small or too
 * pale, long lines, sideways scroll. `npm run looks` reads every page of the sitemap, in both themes, and prints how many
 * faults of each kind it has.
 */
const WIDTHS = [320, 390, 1024, 1440];
const LIMITS: LooksLimits = { maxLine: 80, minDrawnPx: 10, minContrast: 3 };

if (process.env['LOOKS'] === 'all')
  for (const theme of ['light', 'dark'] as const)
    test(`every page looks whole, ${theme}`, async ({ page, request }) => {
      test.setTimeout(1_800_000);
      await page.emulateMedia({ colorScheme: theme });
      const sitemap = await (await request.get('/sitemap.xml')).text();
      const found: string[] = [];
      for (const [, path = ''] of sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g))
        found.push(...(await lookAt(page, path || '/', LIMITS)).map(fault => `${path} ${fault}`));
      expect(countKinds(found), found.join('\n')).toEqual({});
    });
else
  for (const [kind, path] of Object.entries(TEMPLATES))
    test(`${kind} looks whole`, async ({ page }) => {
      expect(await lookAt(page, path, LIMITS)).toEqual([]);
    });

/** The faults of one page, each with its width: loaded once, and looked at as its window changes. */
async function lookAt(page: Page, path: string, limits: LooksLimits): Promise<string[]> {
  // The notice of a first visit lies over whatever is below it.
  await page.addInitScript(key => sessionStorage.setItem(key, 'yes'), TOAST_KEY);
  await page.goto(path);
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await page.evaluate(findLooks, limits)).map(fault => `${width}: ${fault}`));
  }
  return found;
}

/** How many faults there are of each kind: their first word. */
function countKinds(faults: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const fault of faults) {
    const kind = /\d+: (\w+)/.exec(fault)?.[1] ?? 'other';
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
