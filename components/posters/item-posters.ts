import { coverMarkup } from '@/components/article-covers/cover-markup';
import { drawPicture, getPicture } from '@/components/drawings/picture';
import { unitGrid } from '@/components/exhibits/unit-grid';
import type { comparisons } from '@/content/comparisons';
import { projectExhibits } from '@/content/portfolio-exhibits';
import type { UnitName } from '@/content/project';
import type { CoverId } from '@/lib/documents/read-documents';
import type { Poster } from './poster';

export function comparison(headline: string, id: (typeof comparisons)[number]['id']): Poster {
  return {
    headline,
    ground: 'oklch(.93 .03 95)',
    panel: 'var(--color-sky)',
    layout: 'halves',
    picture: drawPicture(`comparison/${id}-theirs`),
    other: drawPicture(`comparison/${id}-ours`),
  };
}

/** The project's figure in its trade's own units, as many as its page counts; a street for a project without one. */
export function project(headline: string, id: string): Poster {
  const exhibit = projectExhibits[id];
  const last = exhibit?.panels.at(-1);
  if (!exhibit || !last)
    return { headline, ground: 'var(--color-sky)', layout: 'side', picture: coverMarkup('street') };
  const { unit } = exhibit;
  const { width, height } = getPicture(`units/${unit}`);
  const { count } = last;
  const columns = Math.round(Math.sqrt((count * height) / width));
  const grid = unitGrid({ id: 'unit', unit, count, columns });
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(grid);
  const frame = `-30 -30 ${Number(box?.[1]) + 60} ${Number(box?.[2]) + 60}`;
  const picture = grid.replace(/viewBox="[^"]*"/, `viewBox="${frame}"`);
  return { headline, layout: 'side', ...WALLS[unit], picture };
}

export function article(headline: string, cover: CoverId): Poster {
  return { headline, ground: 'var(--color-mint)', layout: 'side', picture: coverMarkup(cover) };
}

/** Behind the units, and behind the name beside them. */
const WALLS = {
  window: { panel: 'var(--b-brick)', ground: 'var(--color-marigold-soft)' },
  table: { panel: 'var(--b-green2)', ground: 'var(--color-rose)' },
  chair: { panel: 'var(--color-sky-deep)', ground: 'var(--color-mint)' },
  bouquet: { panel: 'var(--color-board)', ground: 'var(--color-rose)' },
  comb: { panel: 'var(--color-plate)', ground: 'var(--color-sky)' },
  bay: { panel: 'var(--b-terra)', ground: 'var(--color-butter)' },
  shingle: { panel: 'var(--color-sky)', ground: 'var(--color-marigold-soft)' },
  mat: { panel: 'var(--b-wood)', ground: 'oklch(.9 .04 345)' },
  folder: { panel: 'var(--b-plum)', ground: 'var(--color-butter)' },
} as const satisfies Record<UnitName, Pick<Poster, 'panel' | 'ground'>>;
