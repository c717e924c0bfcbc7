import { awning } from '../awning-drawing';
import { bricks, door, fascia, pendant } from '../shop-parts';
import { circle, d, line, path, rect, times, type Color } from '../svg';
import { sash, shopWindow } from '../windows';
import type { Shop } from './shop';

const WIDTH = 248;
const TOP = -292;

export const restaurant: Shop = {
  width: WIDTH,
  draw: nextId =>
    gable() +
    times(4, i =>
      sash(22 + i * 56, TOP + 34, [36, 58], {
        arch: true,
        box: i === 1 || i === 2,
        off: i === 3,
        sill: 'butter',
        frame: 'butter',
      }),
    ) +
    rect({ x: 0, y: -122, w: WIDTH, h: 122, c: 'green2' }) +
    fascia(0, WIDTH, 'NONNA BEA', { ground: 'green2', ink: 'butter', trim: 'butter', size: 23 }) +
    shopWindow(nextId, {
      x: 14,
      w: 154,
      h: 88,
      frame: 'green2',
      inside: diningRoom(),
      riser: 'green2',
      panes: 3,
    }) +
    door(190, 44, 112, { c: 'red', frame: 'green2', open: true }) +
    awning({ x: 4, y: -120, w: WIDTH - 8, h: 26, stripes: ['red', 'white'], count: 13 }),
  front: () => table(50) + table(132),
};

function gable(): string {
  const w = WIDTH;
  const coping = [
    { x: -5, y: TOP - 4, w: w * 0.28 + 5, h: 8 },
    { x: w * 0.72, y: TOP - 4, w: w * 0.28 + 5, h: 8 },
    { x: w * 0.26, y: TOP - 18, w: w * 0.12, h: 7 },
    { x: w * 0.62, y: TOP - 18, w: w * 0.12, h: 7 },
    { x: w * 0.36, y: TOP - 32, w: w * 0.28, h: 8 },
  ];
  const clock =
    circle(w / 2, TOP - 4, 13, 'butter') +
    circle(w / 2, TOP - 4, 10, 'white') +
    line(d`M${w / 2} ${TOP - 4}v-6M${w / 2} ${TOP - 4}l5 2`, 'ink', 1.8);
  return (
    path(d`M0 0V${TOP}h${w * 0.28}v-14h${w * 0.1}v-12h${w * 0.24}v12h${w * 0.1}v14h${w * 0.28}V0Z`, 'brick') +
    bricks({ x: 0, y: TOP, w, h: 110, seed: 91 }) +
    coping.map(stone => rect({ ...stone, c: 'butter' })).join('') +
    clock
  );
}

function diningRoom(): string {
  const glasses = [40, 76, 112, 148].map(
    x => rect({ x: x - 1.5, y: -40, w: 3, h: 20, c: 'wood' }) + path(`M${x - 7} -53h14l-5 8h-4Z`, 'white'),
  );
  const bottles = [30, 42, 54, 70, 82, 118, 130, 146].map((x, i) =>
    rect({ x, y: -106, w: 6, h: 16, c: BOTTLES[i % 4] ?? 'green', attrs: 'rx="2"' }),
  );
  return (
    pendant(44, -112, 26) +
    pendant(92, -112, 34) +
    pendant(140, -112, 26) +
    rect({ x: 22, y: -44, w: 138, h: 4, c: 'wood' }) +
    glasses.join('') +
    rect({ x: 22, y: -90, w: 138, h: 2.4, c: 'wood' }) +
    bottles.join('')
  );
}

function table(x: number): string {
  return (
    rect({ x: x - 1.5, y: -30, w: 3, h: 30, c: 'iron' }) +
    rect({ x: x - 17, y: -33, w: 34, h: 4, c: 'white', attrs: 'rx="2"' }) +
    path(`M${x - 17} -31q8 9 17 2q9 7 17 -2v2h-34Z`, 'red') +
    line(`M${x - 32} -48v30h14M${x - 32} -18v18M${x - 19} -18v18`, 'iron', 2.6) +
    line(`M${x + 32} -48v30h-14M${x + 32} -18v18M${x + 19} -18v18`, 'iron', 2.6) +
    path(`M${x - 4} -40h8l-2 7h-4Z`, 'glass')
  );
}

const BOTTLES: readonly Color[] = ['green', 'red', 'bottle', 'terra'];
