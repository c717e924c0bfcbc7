import { cornice, door, fascia } from '../shop-parts';
import { at, path, rect, times, type NextId } from '../svg';
import { sash, shopWindow } from '../windows';
import type { Shop } from './shop';

const WIDTH = 150;
const TOP = -300;

export const barber: Shop = {
  width: WIDTH,
  draw: nextId =>
    rect({ x: 0, y: TOP, w: WIDTH, h: -TOP, c: 'butter' }) +
    cornice(0, TOP, WIDTH) +
    sash(26, TOP + 32, [36, 66], { surround: 'butter2' }) +
    sash(88, TOP + 32, [36, 66], { off: true, surround: 'butter2' }) +
    rect({ x: 0, y: -190, w: WIDTH, h: 4, c: 'white' }) +
    [26, 88].map(x => rect({ x: x - 4, y: -182, w: 44, h: 16, c: 'butter2' })).join('') +
    rect({ x: 0, y: -122, w: WIDTH, h: 122, c: 'enamel' }) +
    fascia(0, WIDTH, 'MARLOW', { ground: 'enamel', size: 23 }) +
    shopWindow(nextId, { x: 12, w: 78, h: 88, inside: chair(), riser: 'enamel' }) +
    door(104, 36, 112, { c: 'red', open: true }) +
    at(WIDTH - 4, -104, pole(nextId)),
};

function chair(): string {
  return (
    rect({ x: 16, y: -104, w: 62, h: 46, c: 'white', attrs: 'opacity=".65" rx="22"' }) +
    rect({ x: 38, y: -50, w: 22, h: 20, c: 'red', attrs: 'rx="4"' }) +
    rect({ x: 54, y: -70, w: 7, h: 34, c: 'red', attrs: 'rx="3"' }) +
    rect({ x: 46, y: -32, w: 6, h: 14, c: 'steel' }) +
    rect({ x: 36, y: -24, w: 26, h: 4, c: 'steel' })
  );
}

function pole(nextId: NextId): string {
  const id = nextId();
  const stripes = times(5, i => path(`M-6 ${4 + i * 11}l14 -8v5l-14 8Z`, i % 2 ? 'enamel' : 'red'));
  return (
    rect({ x: -6, y: -4, w: 14, h: 6, c: 'steel', attrs: 'rx="2"' }) +
    `<clipPath id="${id}"><rect x="-4" y="2" width="10" height="40"/></clipPath>` +
    `<g clip-path="url(#${id})">${rect({ x: -4, y: 2, w: 10, h: 40, c: 'white' })}${stripes}</g>` +
    rect({ x: -6, y: 42, w: 14, h: 6, c: 'steel', attrs: 'rx="2"' })
  );
}
