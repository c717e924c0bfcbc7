import { expect, test } from 'vitest';
import { sharePosters, siteSections } from '@/app/(site)/pages';
import { socialImage } from '@/lib/seo/addresses';
import { routes } from '@/lib/site/routes';
import { drawPoster } from './poster';
import { planPoster } from './poster-kinds';
import { paintMarkup } from './poster-paint';
import { renderPoster } from './render-poster';

const posters = new Map(Array.from(sharePosters(), ([address, plan]) => [address, planPoster(plan)]));
const drawn = new Map(Array.from(posters, ([address, poster]) => [address, drawPoster(poster)]));
const paths = [
  ...siteSections().flatMap(section => section.pages.map(page => page.path)),
  routes.promotion(),
];
const addresses = new Set(paths.map(socialImage));

test('every page that may be listed has a poster, and every poster a page', () => {
  expect([...posters.keys()].toSorted()).toEqual([...addresses].toSorted());
});

test('only the policies share one', () => {
  const own = paths.filter(path => !path.startsWith(`${routes.policies()}/`));
  expect(new Set(own.map(socialImage)).size).toBe(own.length);
  expect(new Set(drawn.values()).size).toBe(posters.size);
});

test.each([...drawn])('%s needs no style sheet and no font', (_, svg) => {
  expect(svg).not.toMatch(/var\(|oklch|color-mix|class=|style=|<text|NaN|undefined/);
  expect(svg.match(/<(?:path|rect|circle)/g)?.length).toBeGreaterThan(20);
});

test('a poster is a PNG of 1200 x 630', async () => {
  const [poster] = posters.values();
  const png = poster && (await renderPoster(poster));
  expect([png?.subarray(1, 4).toString(), png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([
    'PNG',
    1200,
    630,
  ]);
});

test('painted letters have the width that their class sets', () => {
  const [plain, narrow] = ['st', 'st [--fit:62%]'].map(look => paintMarkup(`<text class="${look}">M</text>`));
  expect(narrow).not.toBe(plain);
});
