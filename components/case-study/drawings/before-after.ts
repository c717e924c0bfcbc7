import { unitGrid } from '@/components/exhibits/unit-grid';
import { block, circle, line, path } from '@/components/drawings/svg';
import { fernCatalog } from '@/content/case-studies';

/** Every bouquet of the catalog, as small as it was shown. */
export function catalogDrawing(label: string): string {
  const draw = block('2 2 36 42', 'white', 'rx="2"') + bouquet() + block('8 38 24 3', 'stone');
  return unitGrid({
    id: 'catalog',
    unit: { width: 40, height: 46, draw },
    count: fernCatalog.before,
    columns: 10,
    label,
  });
}

function bouquet(): string {
  return (
    path('M15 32l-3 -13h16l-3 13Z', 'butter2') +
    circle(14, 15, 4.5, 'rose2') +
    circle(26, 15, 4.5, 'red') +
    circle(20, 11, 4.5, 'marigold')
  );
}

/** The one that is left, tied this morning. */
export function todayDrawing(label: string): string {
  const stems = line(
    'M150 250L128 130M160 250v-130M170 250l22 -118M156 250L104 156M164 250l52 -96',
    'leaf2',
    6,
  );
  const leaves = path(
    'M96 150q-30 -10 -34 -40 34 4 40 34ZM224 150q30 -10 34 -40 -34 4 -40 34ZM150 110q-26 -22 -18 -54 26 18 26 50Z',
    'leaf',
  );
  const flowers =
    bloom([118, 118, 34], ['rose2', 'red']) +
    bloom([200, 116, 34], ['marigold', 'butter']) +
    bloom([160, 78, 36], ['red', 'rose']) +
    bloom([160, 138, 30], ['white', 'butter2']) +
    bloom([86, 156, 20], ['plum', 'rose2']) +
    bloom([236, 154, 20], ['plum', 'rose2']);
  const paper =
    path('M92 176q68 34 136 0l-36 96h-64Z', 'cream') +
    path('M92 176q20 12 44 16l-8 80ZM228 176q-20 12 -44 16l8 80Z', 'butter');
  const ribbon =
    block('122 226 76 12', 'red') + path('M154 232l-26 26 10 4 22 -24 22 24 10 -4 -26 -26Z', 'red');
  return `<svg viewBox="40 30 240 252" role="img" aria-label="${label}">${stems}${leaves}${flowers}${paper}${ribbon}</svg>`;
}

function bloom(
  [x, y, r]: readonly [number, number, number],
  [outer, inner]: readonly [Bloom, Bloom],
): string {
  const petals = Array.from({ length: 7 }, (_, index) => {
    const turn = (index * 2 * Math.PI) / 7;
    return circle(x + Math.cos(turn) * r * 0.6, y + Math.sin(turn) * r * 0.6, r * 0.42, outer);
  });
  return petals.join('') + circle(x, y, r * 0.5, outer) + circle(x, y, r * 0.32, inner);
}

type Bloom = 'rose2' | 'red' | 'marigold' | 'butter' | 'butter2' | 'rose' | 'white' | 'plum';
