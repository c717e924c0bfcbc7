import { awning } from '../awning-drawing';
import { cornice, door } from '../shop-parts';
import { signText } from '../sign-text';
import { at, line, path, rect, times } from '../svg';
import { sash, shopWindow } from '../windows';
import type { Shop } from './shop';

const WIDTH = 210;
const TOP = -236;

/** The shop that waits for the visitor: nothing found, or nothing built yet. */
export const vacant: Shop = {
  width: WIDTH,
  draw: nextId =>
    rect({ x: 0, y: TOP, w: WIDTH, h: -TOP, c: 'mint2' }) +
    cornice(0, TOP, WIDTH) +
    times(3, i => sash(26 + i * 60, TOP + 30, [38, 50], { surround: 'white' })) +
    rect({ x: 0, y: -122, w: WIDTH, h: 122, c: 'green2' }) +
    emptySign() +
    shopWindow(nextId, { x: 16, w: 116, h: 86, riser: 'green2', inside: openingSoon() }) +
    door(150, 42, 112, { c: 'red' }) +
    awning({ x: 6, y: -120, w: WIDTH - 12, h: 24, stripes: ['bottle', 'white'], count: 11 }),
  front: () =>
    at(30, 2, line('M-14 0L-4-96M14 0L4-96M-12-20h24M-10-40h20M-8-60h16M-6-80h12', 'wood', 3.4)) +
    at(62, 0, path('M-9-18h18l-2 18h-14Z', 'marigold') + line('M-9-18a9 9 0 0 1 18 0', 'iron', 1.4)),
};

function emptySign(): string {
  const dashes = `<rect x="6" y="-151" width="${WIDTH - 12}" height="24" fill="none" class="s c-green2" stroke-width="1.6" stroke-dasharray="6 5"/>`;
  return (
    rect({ x: -2, y: -161, w: WIDTH + 4, h: 5, c: 'white' }) +
    rect({ x: 0, y: -156, w: WIDTH, h: 34, c: 'white' }) +
    dashes +
    signText('YOUR NAME HERE', { x: WIDTH / 2, y: -132, width: WIDTH - 50, size: 18, c: 'green2' }) +
    rect({ x: 0, y: -122, w: WIDTH, h: 3, c: 'shade' })
  );
}

function openingSoon(): string {
  return (
    rect({ x: 42, y: -88, w: 64, h: 40, c: 'white', attrs: 'rx="2"' }) +
    signText('OPENING', { x: 74, y: -69, width: 44, size: 11, c: 'red' }) +
    signText('SOON', { x: 74, y: -55, width: 40, size: 12, c: 'bottle' })
  );
}
