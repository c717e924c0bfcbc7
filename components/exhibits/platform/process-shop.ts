import { awning } from '@/components/drawings/awning-drawing';
import { passerby } from '@/components/drawings/closing/passerby';
import { bench, tree } from '@/components/drawings/furniture';
import { streetPin } from '@/components/drawings/pin-shape';
import { cornice, door, flowerPot } from '@/components/drawings/shop-parts';
import { signText } from '@/components/drawings/sign-text';
import { at, circle, line, path, rect, sceneIds, times, type NextId } from '@/components/drawings/svg';
import { sash, shopWindow } from '@/components/drawings/windows';

/** One shop at each of the five steps: empty, under a scaffold, found on the map, open, and a year on. */
export function processShop(step: number): string {
  const nextId = sceneIds(`step${step}-`);
  return `<svg viewBox="-124 -316 458 316" aria-hidden="true"><g${step < 3 ? ' class="unlit"' : ''}>${building(step, nextId)}</g>${AROUND[step - 1]?.() ?? ''}</svg>`;
}

function building(step: number, nextId: NextId): string {
  const isBuilt = step > 2;
  return (
    rect({ x: 0, y: TOP, w: WIDTH, h: -TOP, c: step === 1 ? 'stone' : 'mint2' }) +
    (step === 2 ? rect({ x: WIDTH / 2, y: TOP, w: WIDTH / 2, h: -TOP, c: 'stone' }) : '') +
    cornice(0, TOP, WIDTH) +
    times(3, i =>
      sash(26 + i * 60, TOP + 30, [38, 50], { surround: 'white', off: !isBuilt, box: step > 4 }),
    ) +
    rect({ x: 0, y: -122, w: WIDTH, h: 122, c: isBuilt ? 'green2' : 'slate' }) +
    sign(isBuilt) +
    shopWindow(nextId, {
      x: 16,
      w: 116,
      h: 86,
      riser: isBuilt ? 'green2' : 'slate',
      inside: isBuilt ? shelves() : '',
    }) +
    door(150, 42, 112, { c: isBuilt ? 'red' : 'steel', open: step > 3 }) +
    (step > 3 ? awning({ x: 6, y: -120, w: WIDTH - 12, h: 24, stripes: ['bottle', 'white'], count: 11 }) : '')
  );
}

function sign(isPainted: boolean): string {
  const board = rect({ x: -2, y: -161, w: WIDTH + 4, h: 5, c: 'white' });
  if (isPainted)
    return (
      board +
      rect({ x: 0, y: -156, w: WIDTH, h: 34, c: 'bottle' }) +
      signText('YOUR NAME', { x: WIDTH / 2, y: -132, width: WIDTH - 60, size: 20, c: 'butter' })
    );
  const dashes = `<rect x="6" y="-151" width="${WIDTH - 12}" height="24" fill="none" class="s c-green2" stroke-width="1.6" stroke-dasharray="6 5"/>`;
  return board + rect({ x: 0, y: -156, w: WIDTH, h: 34, c: 'white' }) + dashes;
}

function shelves(): string {
  const goods = (['red', 'marigold', 'enamel', 'rose', 'leaf'] as const).map((c, i) =>
    circle(32 + i * 21, -72 - (i % 2) * 3, 8, c),
  );
  return (
    rect({ x: 16, y: -63, w: 116, h: 4, c: 'wood' }) +
    goods.join('') +
    rect({ x: 24, y: -50, w: 44, h: 28, c: 'butter' }) +
    rect({ x: 78, y: -44, w: 46, h: 22, c: 'terra' })
  );
}

/** What stands around the shop at each step. */
const AROUND = [
  // The plan on its easel, and two people over it.
  () =>
    line('M-78 0L-62 -106M-34 0L-50 -106M-56 -40V-4', 'wood', 4.5) +
    rect({ x: -92, y: -104, w: 72, h: 56, c: 'white' }) +
    line('M-82 -94h34M-82 -84h52M-82 -76h44', 'ink', 3) +
    rect({ x: -82, y: -68, w: 22, h: 12, c: 'rose2' }) +
    rect({ x: -54, y: -68, w: 22, h: 12, c: 'blue' }) +
    passerby(14, 0, { color: 'red', trousers: 'slate', skin: 'b', hair: 'ink', arm: 'ahead', left: true }) +
    passerby(268, 0, { color: 'enamel', trousers: 'ink', skin: 'a', hair: 'trunk', left: true, bag: 'wood' }),
  // The scaffold: the left half is painted already.
  () =>
    line(`M-22 0V-276M106 0V-276M232 0V-276M-22 -50L106 -122M106 -50L232 -122`, 'iron', 4) +
    rect({ x: -34, y: -126, w: 278, h: 7, c: 'wood' }) +
    rect({ x: -34, y: -206, w: 278, h: 7, c: 'wood' }) +
    passerby(132, -206, {
      color: 'butter',
      trousers: 'enamel',
      skin: 'c',
      hair: 'ink',
      arm: 'up',
      scale: 0.78,
      left: true,
    }) + // prettier-ignore
    passerby(196, -126, {
      color: 'terra',
      trousers: 'slate',
      skin: 'a',
      hair: 'trunk',
      arm: 'ahead',
      scale: 0.78,
      left: true,
    }) + // prettier-ignore
    at(170, -206, path('M-9 -18h18l-2 18h-14Z', 'marigold')) +
    line('M270 0L252 -126M290 0L272 -126M254 -110h20M257 -88h20M260 -66h20M263 -44h20M266 -22h20', 'wood', 4),
  // The pin above it, and someone who has found it on a phone.
  () =>
    streetPin({ x: WIDTH / 2, y: -242, scale: 1.3 }) +
    passerby(-66, 0, { color: 'plum', trousers: 'ink', skin: 'b', hair: 'ink', arm: 'ahead' }) +
    rect({ x: -43, y: -66, w: 9, h: 16, c: 'ink', attrs: 'rx="2"' }) +
    line('M276 0V-108', 'iron', 5) +
    rect({ x: 236, y: -126, w: 80, h: 26, c: 'enamel', attrs: 'rx="4"' }) +
    signText('MAIN ST', { x: 276, y: -107, width: 56, size: 15 }),
  // Open: the first customers come in.
  () =>
    flowerPot(136, 'terra', 1.2) +
    circle(136, -32, 13, 'leaf') +
    passerby(176, 0, { color: 'marigold', trousers: 'ink', skin: 'a', hair: 'ink', arm: 'up' }) +
    passerby(-70, 0, { color: 'enamel', trousers: 'slate', skin: 'c', hair: 'ink', bag: 'red' }) +
    passerby(-22, 0, { color: 'rose2', trousers: 'plum2', skin: 'a', hair: 'trunk', long: true }) +
    passerby(264, 0, { color: 'green', trousers: 'ink', skin: 'b', hair: 'ink', left: true, bag: 'butter2' }),
  // A year on: the tree is up, and someone is at the sign with a brush.
  () =>
    tree(-72, 230) +
    bench(-72) +
    line('M84 0L70 -150M112 0L98 -150M72 -126h28M75 -100h28M78 -74h28M81 -48h28M83 -24h28', 'wood', 4) +
    passerby(80, -98, { color: 'enamel', trousers: 'ink', skin: 'c', hair: 'ink', arm: 'up', scale: 0.8 }) +
    flowerPot(216, 'terra', 1.3) +
    circle(216, -36, 16, 'leaf') +
    circle(210, -46, 4, 'red') +
    circle(223, -40, 4, 'marigold') +
    passerby(286, 0, { color: 'red', trousers: 'slate', skin: 'b', hair: 'ink', left: true, bag: 'butter' }),
];

const WIDTH = 210;
const TOP = -236;
