import { awning } from '../awning-drawing';
import { door, fascia } from '../shop-parts';
import { circle, line, path, rect, times } from '../svg';
import { sash, shopWindow } from '../windows';
import type { Shop } from './shop';

const WIDTH = 196;
const TOP = -256;

/** Where the company began: rakes and pails in the window, one lamp upstairs. */
export const hardware: Shop = {
  width: WIDTH,
  draw: nextId =>
    rect({ x: 0, y: TOP, w: WIDTH, h: -TOP, c: 'cream' }) +
    rect({ x: -6, y: TOP - 12, w: WIDTH + 12, h: 14, c: 'wood' }) +
    times(3, i => sash(22 + i * 58, TOP + 30, [36, 54], { surround: 'wood', off: i !== 1 })) +
    rect({ x: 0, y: -122, w: WIDTH, h: 122, c: 'red' }) +
    fascia(0, WIDTH, 'HARDWARE', { ground: 'red', size: 27 }) +
    shopWindow(nextId, { x: 14, w: 108, h: 84, riser: 'red', inside: goods() }) +
    door(142, 38, 112, { c: 'wood', open: true }) +
    awning({ x: 4, y: -120, w: WIDTH - 8, h: 22, stripes: ['red', 'white'], count: 10 }),
};

function goods(): string {
  const rake = 'M28 -28V-92M20 -92h16M20 -92v7M25 -92v7M31 -92v7M36 -92v7';
  const pails = times(2, i => path(`M${52 + i * 24} -48h18l-3 18h-12Z`, i ? 'enamel' : 'steel'));
  return (
    rect({ x: 14, y: -30, w: 108, h: 4, c: 'wood' }) +
    line(rake, 'wood', 3) +
    pails +
    line('M108 -30V-72M100 -78h16v10h-16Z', 'iron', 3) +
    circle(64, -70, 8, 'brass')
  );
}
