import { bush, door, fascia, flowerPot, hangingSign } from '../shop-parts';
import { at, circle, line, path, rect, times } from '../svg';
import { tradeGlyphs } from '../trade-glyphs';
import { shopWindow } from '../windows';
import type { Shop } from './shop';

const WIDTH = 188;
const TOP = -352;

export const dentist: Shop = {
  width: WIDTH,
  draw: nextId =>
    rect({ x: 0, y: TOP, w: WIDTH, h: -TOP, c: 'cream' }) +
    rect({ x: 0, y: TOP, w: WIDTH, h: 20, c: 'mint2' }) +
    rect({ x: -5, y: TOP - 6, w: WIDTH + 10, h: 8, c: 'white' }) +
    rect({ x: 0, y: TOP + 20, w: WIDTH, h: 4, c: 'shade' }) +
    times(4, i => officeWindow(i % 2, Math.floor(i / 2))) +
    rect({ x: 0, y: -122, w: WIDTH, h: 122, c: 'mint2' }) +
    fascia(0, WIDTH, 'BRIGHT ROW DENTAL', { ground: 'white', ink: 'bottle', trim: 'mint2', size: 19 }) +
    shopWindow(nextId, { x: 14, w: 108, h: 88, inside: at(0, -20, surgery()), riser: 'mint2', panes: 2 }) +
    door(136, 40, 112, { c: 'white', frame: 'bottle' }) +
    hangingSign({ x: 1, y: -222, side: 1, glyph: tradeGlyphs.tooth, c: 'enamel' }),
};

function officeWindow(column: number, floor: number): string {
  const x = 20 + column * 80;
  const y = TOP + 42 + floor * 78;
  const dark = (column + floor) % 2 === 1;
  const blindDrawn = !(floor === 0 && column === 1);
  return (
    rect({ x: x - 3, y: y - 3, w: 74, h: 56, c: 'white' }) +
    rect({ x, y, w: 68, h: 50, c: dark ? 'glass2' : 'glass' }) +
    (dark ? '' : path(`M${x + 8} ${y + 50}L${x + 40} ${y}h12L${x + 22} ${y + 50}Z`, 'hi')) +
    rect({ x: x + 33, y, w: 2, h: 50, c: 'white' }) +
    rect({ x: x - 5, y: y + 53, w: 78, h: 4, c: 'mint2' }) +
    (blindDrawn ? rect({ x, y, w: 68, h: dark ? 18 : 10, c: 'white', attrs: 'opacity=".75"' }) : '')
  );
}

function surgery(): string {
  return (
    rect({ x: 22, y: -46, w: 72, h: 10, c: 'enamel', attrs: 'rx="5"' }) +
    path('M24 -46l-4 -26q0-6 6-5q8 12 12 26Z', 'enamel') +
    rect({ x: 54, y: -38, w: 8, h: 18, c: 'iron' }) +
    line('M88 -110v20l-20 14', 'iron', 2.4) +
    path('M56 -80l18 -6 3 10-16 4Z', 'white') +
    circle(66, -70, 12, 'glow') +
    flowerPot(106, 'white', 0.9) +
    bush(106, -50, 9)
  );
}
