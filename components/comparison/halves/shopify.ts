import { awning } from '@/components/drawings/awning-drawing';
import { pendant } from '@/components/drawings/shop-parts';
import { block, circle, d, line, path, ring, times, type Color } from '@/components/drawings/svg';
import type { Halves } from './half';

/** Racks of parcels with a hand truck, and a counter with a customer's bag on it. */
export const shopifyHalves: Halves = {
  competitor: () => racks() + belt() + truck(),
  agency: face =>
    shelves() + face('marta', { x: 318, y: -250, size: 190 }) + counter() + register() + entrance(),
};

function racks(): string {
  const levels = [-84, -146, -208];
  const loads: readonly (readonly (readonly [x: number, w: number, h: number])[])[] = [
    [[64, 46, 40], [116, 34, 28], [156, 52, 46], [222, 40, 34], [268, 58, 44], [332, 36, 30]],
    [[66, 56, 44], [128, 30, 26], [164, 44, 38], [224, 62, 46], [292, 34, 32], [330, 40, 42]],
    [[70, 38, 30], [114, 60, 38], [226, 44, 32], [276, 34, 26], [316, 50, 36]],
  ]; // prettier-ignore
  return (
    block('-20 -18 640 18', 'stone') +
    levels
      .map(
        (y, level) =>
          block(`48 ${y} 340 8`, 'marigold') + (loads[level] ?? []).map(load => parcel(load, y)).join(''),
      )
      .join('') +
    [48, 210, 380].map(x => block(`${x} -236 8 222`, 'enamel')).join('')
  );
}

function parcel([x, w, h]: readonly [number, number, number], floor: number): string {
  const c: Color = (x + w) % 3 === 0 ? 'terra' : (x + w) % 3 === 1 ? 'butter2' : 'wood';
  return (
    block(`${x} ${floor - h} ${w} ${h}`, c) +
    block(`${x + w / 2 - 3} ${floor - h} 6 ${h}`, 'cream', 'opacity=".7"') +
    block(`${x + 4} ${floor - h + 5} 10 8`, 'white')
  );
}

/** Three parcels on their way out. */
function belt(): string {
  return (
    block('64 -62 330 7', 'iron') +
    times(11, i => circle(76 + i * 30, -48, 7, 'steel')) +
    [84, 200, 310].map(x => line(d`M${x} -42v26`, 'iron', 6)).join('') +
    parcel([92, 48, 34], -62) +
    parcel([190, 40, 30], -62) +
    parcel([282, 54, 40], -62)
  );
}

function truck(): string {
  return (
    line('M520 -178q14 -10 22 4L502 -26', 'red', 7) +
    line('M448 -22H506', 'red', 7) +
    parcel([436, 66, 50], -24) +
    parcel([444, 54, 42], -76) +
    parcel([450, 42, 30], -119) +
    circle(508, -16, 16, 'iron') +
    circle(508, -16, 6, 'steel')
  );
}

function shelves(): string {
  const goods: readonly Color[] = ['red', 'marigold', 'leaf2', 'enamel', 'rose2', 'plum'];
  const row = (y: number, first: number) =>
    block(`196 ${y} 330 7`, 'wood') +
    times(11, i => {
      const x = 204 + i * 29;
      const h = 26 + ((i * 7) % 4) * 4;
      const c = goods[Math.floor((i + first) / 2) % goods.length] ?? 'red';
      return block(`${x} ${y - h} 20 ${h}`, c, 'rx="3"') + block(`${x + 4} ${y - h + 10} 12 9`, 'white');
    });
  return (
    row(-196, 0) +
    row(-140, 5) +
    block('-20 -18 640 18', 'wood') +
    pendant(232, -250, 20) +
    pendant(498, -250, 20)
  );
}

function counter(): string {
  return (
    block('206 -92 330 74', 'green2') +
    times(5, i => block(`${218 + i * 64} -78 50 52`, 'bottle')) +
    block('196 -102 350 12', 'wood') +
    block('196 -92 350 4', 'shade')
  );
}

/** The register, and a bag that is about to leave. */
function register(): string {
  return (
    path('M228 -102l8 -42h58l8 42Z', 'iron') +
    block('240 -160 50 20', 'ink', 'rx="3"') +
    block('246 -156 38 11', 'mint2') +
    times(6, i => circle(247 + (i % 3) * 17, -129 + Math.floor(i / 3) * 12, 4, 'butter')) +
    block('488 -150 46 48', 'butter2') +
    line('M500 -150q0 -16 11 -16q11 0 11 16', 'wood', 3) +
    ring(511, -126, 11, { c: 'red', width: 3 })
  );
}

/** The door stands open, with its bell. */
function entrance(): string {
  return (
    block('66 -196 100 178', 'white') +
    block('74 -188 84 170', 'glass') +
    path('M74 -188l34 14v162l-34 -6Z', 'red') +
    path('M81 -170l20 8v78l-20 -4Z', 'glass2') +
    circle(101, -96, 3.5, 'brass') +
    awning({ x: 56, y: -226, w: 120, h: 24, stripes: ['red', 'white'] }) +
    block('62 -22 108 8', 'stone') +
    line('M146 -188v12', 'iron', 2) +
    path('M138 -162q0 -15 8 -15q8 0 8 15Z', 'brass')
  );
}
