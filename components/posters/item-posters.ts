import { coverMarkup } from '@/components/article-covers/cover-markup';
import { drawHalves } from '@/components/comparison/halves/draw-half';
import { sceneIds } from '@/components/drawings/svg';
import { unitGrid } from '@/components/exhibits/unit-grid';
import { units } from '@/components/portfolio/units';
import { comparisons } from '@/content/comparisons';
import { projects } from '@/content/portfolio';
import { projectExhibits } from '@/content/portfolio-exhibits';
import { readArticles } from '@/lib/documents/read-articles';
import { routes } from '@/lib/routes';
import type { Poster } from './poster';

/** Comparisons, projects and articles, each with its own page's picture. */
export function itemPosters(): [path: string, poster: Poster][] {
  return [...comparisonPosters(), ...projectPosters(), ...articlePosters()];
}

function comparisonPosters(): [string, Poster][] {
  return comparisons.map(({ id, heading }) => {
    const { theirs, ours } = drawHalves(id, sceneIds(`${id}-face-`));
    const poster: Poster = {
      headline: heading,
      ground: 'oklch(.93 .03 95)',
      panel: 'var(--color-sky)',
      layout: 'halves',
      picture: theirs,
      other: ours,
    };
    return [routes.comparison(id), poster];
  });
}

/** The project's figure in its trade's own units, as many as its page counts. */
function projectPosters(): [string, Poster][] {
  return projects.map(({ id, title }, index) => {
    const { unit, panels } = projectExhibits[id];
    const drawing = units[unit]();
    const { count } = panels.at(-1) ?? panels[0];
    const columns = Math.round(Math.sqrt((count * drawing.height) / drawing.width));
    const grid = unitGrid({ id: 'unit', unit: drawing, count, columns });
    const box = /viewBox="0 0 (\d+) (\d+)"/.exec(grid);
    const frame = `-30 -30 ${Number(box?.[1]) + 60} ${Number(box?.[2]) + 60}`;
    const picture = grid.replace(/viewBox="[^"]*"/, `viewBox="${frame}"`);
    const ground = GROUNDS[index % GROUNDS.length] ?? 'var(--color-sky)';
    return [routes.project(id), { headline: title, layout: 'side', ground, picture }];
  });
}

function articlePosters(): [string, Poster][] {
  return readArticles().map(({ slug, title, cover }) => [
    routes.article(slug),
    { headline: title, ground: 'var(--color-mint)', layout: 'side', picture: coverMarkup(cover) },
  ]);
}

const GROUNDS = [
  'oklch(.73 .06 250)',
  'var(--color-rose)',
  'var(--color-sky)',
  'var(--color-mint)',
  'var(--color-sky-deep)',
  'oklch(.85 .02 90)',
  'var(--color-butter)',
  'oklch(.9 .04 345)',
  'var(--color-mint)',
] as const;
