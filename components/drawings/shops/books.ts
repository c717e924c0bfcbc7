import { awning } from '../awning-drawing';
import { cornice, door, fascia } from '../shop-parts';
import { rect, times, type Color } from '../svg';
import { sash, shopWindow } from '../windows';
import type { Shop } from './shop';

const WIDTH = 164;
const TOP = -322;

export const books: Shop = {
  width: WIDTH,
  draw: nextId =>
    rect({ x: 0, y: TOP, w: WIDTH, h: -TOP, c: 'plum' }) +
    cornice(0, TOP, WIDTH, 'butter') +
    times(2, i =>
      sash(26 + i * 70, TOP + 34, [42, 74], {
        arch: true,
        frame: 'butter',
        sill: 'butter',
        curtain: i === 1,
      }),
    ) +
    rect({ x: 0, y: -196, w: WIDTH, h: 4, c: 'butter' }) +
    rect({ x: 0, y: -122, w: WIDTH, h: 122, c: 'plum2' }) +
    fascia(0, WIDTH, 'QUILL & LEDGER', { ground: 'plum2', ink: 'butter', trim: 'butter', size: 20 }) +
    shopWindow(nextId, {
      x: 60,
      w: 92,
      h: 88,
      frame: 'butter',
      inside: times(3, shelf),
      riser: 'plum2',
      panes: 2,
    }) +
    door(12, 38, 112, { c: 'butter', frame: 'plum2' }) +
    awning({ x: 52, y: -120, w: WIDTH - 56, h: 22, stripes: ['plum', 'butter'], count: 7 }),
};

function shelf(row: number): string {
  const y = -44 - row * 24;
  let spines = rect({ x: 60, y, w: 96, h: 3, c: 'wood' });
  let state = row * 7 + 3;
  for (let x = 62; x < 146;) {
    state = (state * 31 + 7) % 97;
    const w = 5 + (state % 5);
    const h = 12 + (state % 7);
    spines += rect({ x, y: y - h, w, h, c: SPINES[state % SPINES.length] ?? 'red' });
    x += w + 1;
  }
  return spines;
}

const SPINES: readonly Color[] = ['red', 'marigold', 'enamel', 'white', 'bottle', 'rose', 'terra'];
