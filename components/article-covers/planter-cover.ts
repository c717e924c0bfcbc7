import { at, block, circle, ellipse, line, path, ring, times, type Color } from '@/components/drawings/svg';
import { WALL } from './wall';

/** A search field as a window box: four flowers grow from it, each with a tag of its own. */
export function planterCover(): string {
  return WALL + block('0 352 640 48', 'rose2') + FLOWERS.map(flower).join('') + searchField();
}

function searchField(): string {
  return (
    ellipse(320, 352, [220, 9], 'shade') +
    block('104 272 432 80', 'white', 'rx="40"') +
    block('104 312 432 40', 'shade', 'rx="20" opacity=".35"') +
    ring(150, 308, 15, { c: 'ink', width: 7 }) +
    line('M161 320l14 14', 'ink', 8) +
    line('M196 312h120M344 312h62', 'steel', 12) +
    line('M430 292v40', 'red', 5)
  );
}

type Flower = { x: number; top: number; head: 'daisy' | 'tulip' | 'rose' | 'sun'; tag: Color };

const FLOWERS: readonly Flower[] = [
  { x: 168, top: 150, head: 'tulip', tag: 'white' },
  { x: 270, top: 96, head: 'sun', tag: 'mint2' },
  { x: 372, top: 132, head: 'rose', tag: 'butter' },
  { x: 470, top: 92, head: 'daisy', tag: 'white' },
];

function flower({ x, top, head, tag }: Flower): string {
  const middle = (top + 290) / 2 + 16;
  return (
    line(`M${x} 290V${top}`, 'leaf2', 8) +
    path(`M${x} ${middle + 36}q-44 2-50-36 42-4 50 36Z`, 'leaf') +
    path(`M${x} ${middle + 8}q40-2 46-34-38-4-46 34Z`, 'leaf3') +
    at(x, top, HEADS[head]()) +
    at(
      x + 4,
      middle - 22,
      path('M0 0l10-12h44v24H10Z', tag) + circle(10, 0, 2.4, 'slate') + line('M20-3h26M20 4h18', 'slate', 3),
    )
  );
}

const HEADS = {
  daisy: () =>
    times(8, i => `<g transform="rotate(${i * 45})">${ellipse(0, -28, [11, 22], 'white')}</g>`) +
    circle(0, 0, 15, 'marigold'),
  tulip: () => path('M-34-34q14 4 18 14 6-22 16-30 10 8 16 30 4-10 18-14 2 52-34 52T-34-34Z', 'red'),
  rose: () =>
    circle(0, -4, 36, 'plum') +
    circle(-4, -8, 25, 'plum2') +
    circle(2, -6, 15, 'plum') +
    circle(0, -8, 6, 'plum2'),
  sun: () =>
    times(12, i => `<g transform="rotate(${i * 30})">${path('M-10-26Q0-64 10-26Z', 'marigold')}</g>`) +
    circle(0, 0, 26, 'trunk') +
    circle(0, 0, 15, 'wood'),
} as const satisfies Record<Flower['head'], () => string>;
