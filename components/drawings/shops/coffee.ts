import { awning } from '../awning-drawing';
import { door, fascia, hangingSign, pendant } from '../shop-parts';
import { at, circle, line, path, rect, times } from '../svg';
import { tradeGlyphs } from '../trade-glyphs';
import { sash, shopWindow } from '../windows';
import type { Shop } from './shop';

const WIDTH = 182;
const TOP = -334;

export const coffee: Shop = {
  width: WIDTH,
  draw: nextId =>
    rect({ x: 0, y: TOP + 30, w: WIDTH, h: -TOP - 30, c: 'green' }) +
    mansard() +
    rect({ x: -6, y: TOP + 32, w: WIDTH + 12, h: 7, c: 'white' }) +
    times(3, i =>
      sash(20 + i * 54, TOP + 62, [34, 60], { surround: 'green2', off: i === 2, curtain: i === 0 }),
    ) +
    rect({ x: 0, y: -202, w: WIDTH, h: 4, c: 'white' }) +
    times(3, i => rect({ x: 18 + i * 54, y: -194, w: 38, h: 24, c: 'green2' })) +
    rect({ x: 0, y: -122, w: WIDTH, h: 122, c: 'green2' }) +
    fascia(0, WIDTH, 'KETTLE LANE', { ground: 'butter', ink: 'bottle', size: 21 }) +
    shopWindow(nextId, { x: 68, w: 98, h: 88, inside: counter(), riser: 'green2', panes: 2 }) +
    door(14, 40, 112, { c: 'butter', open: true }) +
    awning({ x: 60, y: -120, w: WIDTH - 64, h: 24, stripes: ['marigold', 'white'], count: 7 }) +
    hangingSign({ x: 1, y: -226, side: 1, glyph: tradeGlyphs.cup, c: 'terra' }),
  front: () =>
    at(
      116,
      0,
      path('M-15 0 -10 -44h20L15 0h-4l-2-8h-18l-2 8Z', 'ink') +
        rect({ x: -7, y: -39, w: 14, h: 24, c: 'butter', attrs: 'rx="1"' }) +
        line('M-4-33h8M-4-28h8M-4-23h5', 'ink', 1.4),
    ),
};

function mansard(): string {
  const tiles = times(4, k =>
    rect({ x: 4 + k * 4, y: TOP + 22 - k * 12, w: WIDTH - 8 - k * 8, h: 1.5, c: 'shade' }),
  );
  const dormers = [40, WIDTH - 80].map(
    x =>
      path(`M${x - 6} ${TOP + 26}v-32l26-18 26 18v32Z`, 'white') +
      rect({ x: x + 3, y: TOP - 4, w: 34, h: 28, c: 'glass' }) +
      rect({ x: x + 19, y: TOP - 4, w: 2, h: 28, c: 'white' }),
  );
  const roof = path(`M-4 ${TOP + 34}L14 ${TOP - 16}H${WIDTH - 14}L${WIDTH + 4} ${TOP + 34}Z`, 'slate');
  return roof + tiles + dormers.join('');
}

function counter(): string {
  return (
    pendant(88, -112, 22) +
    pendant(140, -112, 22) +
    rect({ x: 64, y: -48, w: 110, h: 28, c: 'wood' }) +
    rect({ x: 70, y: -66, w: 46, h: 18, c: 'white', attrs: 'opacity=".8" rx="3"' }) +
    [76, 88, 100].map(x => circle(x + 3, -53, 4.5, 'terra')).join('') +
    rect({ x: 128, y: -72, w: 28, h: 24, c: 'steel', attrs: 'rx="3"' }) +
    rect({ x: 133, y: -62, w: 6, h: 8, c: 'iron' }) +
    rect({ x: 145, y: -62, w: 6, h: 8, c: 'iron' })
  );
}
