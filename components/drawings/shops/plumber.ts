import { cornice, door, fascia, hangingSign } from '../shop-parts';
import { at, path, rect, times } from '../svg';
import { tradeGlyphs } from '../trade-glyphs';
import { sash, shopWindow } from '../windows';
import type { Shop } from './shop';

const WIDTH = 206;
const TOP = -318;

export const plumber: Shop = {
  width: WIDTH,
  draw: nextId =>
    rect({ x: 0, y: TOP, w: WIDTH, h: -TOP, c: 'blue' }) +
    cornice(0, TOP, WIDTH) +
    times(3, i => sash(24 + i * 60, TOP + 30, [38, 62], { off: i === 1, surround: 'blue2' })) +
    rect({ x: 0, y: -206, w: WIDTH, h: 5, c: 'white' }) +
    times(3, i => rect({ x: 24 + i * 60, y: -197, w: 38, h: 26, c: 'blue2' })) +
    fascia(0, WIDTH, 'ODELL & SONS', { ground: 'ink', ink: 'marigold' }) +
    rect({ x: 0, y: -122, w: WIDTH, h: 122, c: 'blue2' }) +
    shopWindow(nextId, { x: 16, w: 112, h: 86, inside: faucet() + shelf(), riser: 'blue2' }) +
    door(144, 44, 112, { c: 'ink', open: true }) +
    hangingSign({ x: WIDTH - 1, y: -222, side: -1, glyph: tradeGlyphs.wrench, c: 'red' }),
};

function faucet(): string {
  return at(
    66,
    -58,
    path(
      'M-34 20v-14a22 22 0 0 1 22-22h16a20 20 0 0 1 20 20v10h-15v-8a7 7 0 0 0-7-7h-12a8 8 0 0 0-8 8v13Z',
      'brass',
    ) +
      rect({ x: -10, y: -28, w: 8, h: 14, c: 'brass' }) +
      rect({ x: -22, y: -33, w: 32, h: 7, c: 'brass', attrs: 'rx="3.5"' }) +
      rect({ x: -38, y: 18, w: 24, h: 9, c: 'brass', attrs: 'rx="2"' }) +
      path('M16 20c-5 7-6 9-6 12a6 6 0 0 0 12 0c0-3-1-5-6-12Z', 'enamel'),
  );
}

function shelf(): string {
  return rect({ x: 16, y: -34, w: 112, h: 12, c: 'wood' });
}
