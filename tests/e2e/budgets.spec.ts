import { routes } from '@/lib/site/routes';
import { openPage } from './open-page';
import { expect, test, type Page, type Request } from './test';

const KB = 1024;

/**
 * What a page may weigh before anyone touches it: KB on the wire, compressed. Requests without the icon. More than 95% of a
 * budget is a warning, and a budget is set so that its pages begin below that: the next word must not fail the gate.
 */
const READING: Budget = { script: 3.5, document: 40, stylesheet: 12.5, font: 33, all: 115, requests: 6 };
/** Three price lists behind three signs, or nine drawn websites. */
const DRAWN: Budget = { ...READING, stylesheet: 12.6 };
const HOME: Budget = { script: 5, document: 55, stylesheet: 15, font: 33, all: 135, requests: 8 };
/** React and the page's island come right after the first paint. */
const RENDERED: Budget = { script: 85, document: 15, stylesheet: 12, font: 33, all: 160, requests: 14 };
/** A page full of results, which a common word finds. */
const RESULTS: Budget = { ...RENDERED, document: 20 };
/** With the library of forms. Add-ons and their texts come with the document. */
const CHECKOUT: Budget = { ...RENDERED, script: 94 };
/** With the forms' schema, too; one question at a time, an earlier visit's answers, and two kilobytes about cost and next steps. */
const QUESTIONNAIRE: Budget = { ...RENDERED, script: 99.5, document: 22.5, stylesheet: 12.5, all: 170 };

const BUDGETS: readonly (readonly [string, Budget])[] = [
  [routes.home(), HOME],
  [routes.about(), READING],
  [routes.article('local-seo-short-list'), READING],
  [routes.blog(), READING],
  [routes.policy('privacy-policy'), READING],
  [routes.comparison('wix'), READING],
  [routes.services(), READING],
  [routes.service('local-seo-optimization'), READING],
  [routes.platform(), READING],
  [routes.pricing(), DRAWN],
  [routes.products(), READING],
  [routes.portfolio(), DRAWN],
  [routes.reviews(), READING],
  [routes.support(), READING],
  [routes.contact(), READING],
  [routes.signIn(), READING],
  ['/no-such-page', READING],
  [`${routes.services()}/no-such-service`, READING],
  [routes.getStarted(), QUESTIONNAIRE],
  [routes.checkout(), CHECKOUT],
  [routes.search(), RENDERED],
  [routes.search('seo'), RENDERED],
  [routes.search('the'), RESULTS],
];

/** Laid out and loaded like another page of the list: ALL_JOURNEYS=1 weighs them too. */
const ALIKE: ReadonlySet<string> = new Set([
  routes.about(),
  routes.blog(),
  routes.services(),
  routes.platform(),
  routes.products(),
  routes.reviews(),
  routes.support(),
  `${routes.services()}/no-such-service`,
]);
const isWhole = process.env['ALL_JOURNEYS'] !== undefined;

for (const [path, budget] of BUDGETS.filter(([path]) => isWhole || !ALIKE.has(path)))
  test(`${path} keeps its budget before it is touched`, async ({ page }) => {
    const weight = weigh(page);
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    for (const [what, measured] of Object.entries(await weight())) {
      const limit = budget[what as keyof Budget];
      expect.soft(measured, what).toBeLessThanOrEqual(limit);
      // Requests are few and whole: one more is not a matter of shares.
      if (what !== 'requests' && measured > limit * NEAR) warnOf({ path, what, measured, limit });
    }
  });

test('a page on which everything was used has loaded less than 190 KB of scripts', async ({ page }) => {
  const weight = weigh(page);
  await openPage(page, routes.pricing());
  await page.locator('[data-search-open]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-search-input="header"]').fill('seo');
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const form of await page
    .locator('form[data-form] input:visible, [data-island="package-builder"] form')
    .all())
    await form.dispatchEvent('focusin');
  await page.waitForLoadState('networkidle');
  expect((await weight()).script).toBeLessThanOrEqual(190);
});

/** From which share of its limit on a weight is a warning. */
const NEAR = 0.95;

function warnOf({
  path,
  what,
  measured,
  limit,
}: {
  path: string;
  what: string;
  measured: number;
  limit: number;
}) {
  const share = Math.round((100 * measured) / limit);
  const description = `${path}: ${what} has ${measured.toFixed(2)} of ${limit} KB (${share}%)`;
  test.info().annotations.push({ type: 'warning', description });
}

type Budget = Record<'script' | 'document' | 'stylesheet' | 'font' | 'all' | 'requests', number>;

/** Starts to weigh what the page fetches. The function that it returns waits for the rest and returns the KB. */
function weigh(page: Page): () => Promise<Budget> {
  const fetched: Promise<readonly [string, number]>[] = [];
  const underWay = new Set<Request>();
  const note = (request: Request) => {
    underWay.delete(request);
    if (/\/(?:icon|favicon)/.test(request.url())) return;
    fetched.push(
      request.sizes().then(({ responseBodySize }) => [request.resourceType(), responseBodySize] as const),
    );
  };
  page.on('request', request => underWay.add(request));
  page.on('requestfailed', request => underWay.delete(request));
  page.on('requestfinished', note);
  return async () => {
    await expect.poll(() => underWay.size).toBe(0);
    page.off('requestfinished', note);
    const sizes = await Promise.all(fetched);
    const of = (type: string) => sum(sizes.filter(([kind]) => kind === type));
    return {
      script: of('script'),
      document: of('document'),
      stylesheet: of('stylesheet'),
      font: of('font'),
      all: sum(sizes),
      requests: sizes.length,
    };
  };
}

function sum(sizes: readonly (readonly [string, number])[]): number {
  return sizes.reduce((total, [, bytes]) => total + bytes, 0) / KB;
}
