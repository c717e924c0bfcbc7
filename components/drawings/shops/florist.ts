import { awning } from '../awning-drawing';
import { door, fascia } from '../shop-parts';
import { at, circle, d, line, path, rect, times, type Color } from '../svg';
import { sash, shopWindow } from '../windows';
import type { Shop } from './shop';

const WIDTH = 196;
const TOP = -250;

export const florist: Shop = {
  width: WIDTH,
  draw: nextId =>
    house() +
    sash(30, TOP + 22, [40, 58], { box: true, curtain: true, surround: 'rose2' }) +
    sash(126, TOP + 22, [40, 58], { box: true, curtain: true, surround: 'rose2' }) +
    rect({ x: 0, y: -122, w: WIDTH, h: 122, c: 'rose2' }) +
    fascia(0, WIDTH, 'FERN & TWINE', { ink: 'rose', size: 22 }) +
    shopWindow(nextId, { x: 72, w: 110, h: 88, inside: shelves(), riser: 'rose2' }) +
    door(14, 42, 112, { c: 'bottle', open: true }) +
    awning({ x: 4, y: -120, w: WIDTH - 8, h: 24, stripes: ['bottle', 'white'], count: 11 }),
  front: () => BUCKETS.map(([x, flower], i) => bucket(x, flower, 22 + (i % 2) * 6)).join(''),
};

function house(): string {
  const middle = WIDTH / 2;
  const eaves = TOP + 4;
  return (
    path(`M0 0V${TOP}L${middle} ${TOP - 66}L${WIDTH} ${TOP}V0Z`, 'rose') +
    path(
      `M-8 ${eaves}L${middle} ${TOP - 74}L${WIDTH + 8} ${eaves}l0-9L${middle} ${TOP - 86}L-8 ${TOP - 5}Z`,
      'white',
    ) +
    circle(middle, TOP - 22, 15, 'white') +
    circle(middle, TOP - 22, 11.5, 'glass') +
    rect({ x: middle - 1, y: TOP - 34, w: 2, h: 24, c: 'white' }) +
    rect({ x: middle - 12, y: TOP - 23, w: 24, h: 2, c: 'white' })
  );
}

function shelves(): string {
  return times(3, row => {
    const y = -48 - row * 26;
    const pots = times(5, i =>
      at(82 + i * 22, y, pottedFlower(pick(BIG, i + row), pick(SMALL, i + row * 2))),
    );
    return rect({ x: 70, y, w: 112, h: 3, c: 'wood' }) + pots;
  });
}

function pottedFlower(big: Color, small: Color): string {
  return (
    path('M-5-9h10l-1.5 9h-7Z', 'terra') +
    circle(0, -14, 6, 'leaf') +
    circle(-3, -17, 3, big) +
    circle(4, -14, 2.4, small)
  );
}

function bucket(x: number, flower: Color, h: number): string {
  const stems = STEMS.map(([dx, dy]) => d`M${x} ${-h}L${x + dx} ${-h + dy - 4}`).join('');
  const heads = (radius: number, c: Color) =>
    STEMS.map(([dx, dy]) => circle(x + dx, -h + dy - 6, radius, c)).join('');
  return (
    line(stems, 'leaf', 1.6) +
    heads(4.6, flower) +
    heads(1.6, 'marigold') +
    path(`M${x - 10} ${-h}h20l-3 ${h}h-14Z`, 'steel') +
    rect({ x: x - 10, y: -h, w: 20, h: 3, c: 'white' })
  );
}

function pick(colors: readonly Color[], index: number): Color {
  return colors[index % colors.length] ?? 'white';
}

const BIG: readonly Color[] = ['red', 'marigold', 'white', 'rose', 'enamel'];
const SMALL: readonly Color[] = ['marigold', 'white', 'red', 'rose', 'white'];
const BUCKETS: readonly (readonly [number, Color])[] = [
  [84, 'marigold'],
  [108, 'red'],
  [132, 'white'],
  [158, 'rose2'],
];
const STEMS = [
  [-6, -6],
  [0, -12],
  [6, -6],
  [-2, -2],
  [5, -1],
] as const;
