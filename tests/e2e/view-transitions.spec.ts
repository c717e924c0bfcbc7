import { expect, type Page } from '@playwright/test';
import { caseStudies } from '@/content/case-studies';
import { projects } from '@/content/portfolio';
import { readArticles } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';
import { openPage } from './open-page';
import { pagesOf } from './site/crawl';
import { test } from './site/site-test';

const articles = readArticles().map(({ slug, cover }) => ({
  list: routes.blog(),
  path: routes.article(slug),
  picture: cover,
}));
const works = projects.flatMap(({ id, image }) =>
  image ? [{ list: routes.portfolio(), path: routes.project(id), picture: image }] : [],
);
const studies = works
  .filter(({ path }) => caseStudies.some(({ project }) => path === routes.project(project)))
  .map(work => ({ ...work, list: routes.caseStudies() }));

/** One of each list; ALL_JOURNEYS=1 clicks every picture. */
const count = process.env['ALL_JOURNEYS'] === undefined ? 1 : undefined;
for (const pair of [...articles.slice(0, count), ...works.slice(0, count), ...studies.slice(0, count)])
  test(`the picture of ${pair.path} moves from ${pair.list} to its page, within a quarter of a second`, async ({
    page,
  }) => {
    await keepMoves(page);
    expect(await movesFrom(page, pair)).toContain(groupOf(pair.picture));
  });

test('nothing moves for a visitor who wants less motion, nor to a page without the picture', async ({
  page,
}) => {
  await keepMoves(page);
  await openPage(page, routes.blog());
  await page.locator(`footer a[href="${routes.pricing()}"]`).click();
  await page.waitForURL(`**${routes.pricing()}`);
  expect(await readMoves(page)).toBeNull();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const pair of [...articles.slice(0, 1), ...works.slice(0, 1), ...studies.slice(0, 1)])
    expect(await movesFrom(page, pair)).toBeNull();
});

test('no page shows two pictures of one name', ({ site }) => {
  const faults = pagesOf(site).flatMap(({ path, html }) => {
    const names = Array.from(html.matchAll(/<[^>]*class="[^"]*\b(picture-\w+)/g), ([, name]) => name);
    return names.filter((name, index) => names.indexOf(name) < index).map(name => `${path}: ${name}`);
  });
  expect(faults).toEqual([]);
});

/** Keeps, in each page that is opened from now on, what moves while it appears: null where nothing does. */
async function keepMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', event => {
      const { viewTransition } = event;
      const moves = viewTransition?.ready.then(() =>
        document.getAnimations().flatMap(({ effect }) => {
          if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) return [];
          if (Number(effect.getTiming().duration) > 250) throw new Error(`${effect.pseudoElement} is slow`);
          return [effect.pseudoElement];
        }),
      );
      Object.assign(window, { moves: moves ?? null });
    });
  });
}

/** Goes from a list to a page by its card. */
async function movesFrom(
  page: Page,
  { list, path }: { list: string; path: string },
): Promise<string[] | null> {
  await openPage(page, list);
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  return readMoves(page);
}

/** Once the page is shown. */
async function readMoves(page: Page): Promise<string[] | null> {
  await page.waitForFunction(() => 'moves' in window);
  return page.evaluate(() => ('moves' in window ? (window.moves as Promise<string[] | null>) : null));
}

function groupOf(picture: string): string {
  return `::view-transition-group(picture-${picture})`;
}
