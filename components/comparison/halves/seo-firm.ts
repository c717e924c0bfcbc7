import { bush, flowerPot } from '@/components/drawings/shop-parts';
import { at, block, circle, d, line, path, ring, times, type Color } from '@/components/drawings/svg';
import type { Halves } from './half';

/** A shop's door with two locks, whose keys hang in two houses, and one ring with every key. */
export const seoFirmHalves: Halves = {
  competitor: () =>
    wall() + at(300, -16, door(2)) + at(118, -190, hook('The firm')) + at(482, -190, hook('The web person')),
  agency: face =>
    wall() +
    at(168, -16, openDoor()) +
    face('kofi', { x: 338, y: -214, size: 198 }) +
    at(322, -136, keyRing()),
};

/** A few bricks, of the wall's own color. */
function wall(): string {
  return (
    times(22, i =>
      block(
        `${(i % 6) * 110 - 20 + (Math.floor(i / 6) % 2) * 50} ${-236 + Math.floor(i / 6) * 54} 26 9`,
        'shade',
      ),
    ) +
    block('-20 -16 640 16', 'stone') +
    block('-20 -16 640 4', 'shade')
  );
}

function door(locks: number): string {
  return (
    block('-62 -204 124 204', 'white') +
    block('-52 -194 104 194', 'enamel') +
    block('-40 -180 80 64', 'glass') +
    path('M-30 -118l28 -60h14l-28 60Z', 'hi') +
    block('-40 -96 80 84', 'shade') +
    block('-22 -158 44 20', 'white', 'rx="3"') +
    block('-14 -150 28 4', 'red') +
    times(locks, i => circle(38, -108 + i * 26, 9, 'brass') + block(`36.5 ${-109 + i * 26} 3 8`, 'ink')) +
    block('-70 -5 140 5', 'slate') +
    at(-92, 0, flowerPot(0, 'terra', 1.4) + bush(0, -34, 16)) +
    at(92, 0, flowerPot(0, 'terra', 1.4) + bush(0, -34, 16))
  );
}

/** A key board in someone else's house: one key, and a sign over it. */
function hook(owner: string): string {
  const tag = owner === 'The firm' ? 'plum' : 'green2';
  return (
    block('-56 -12 112 118', 'wood', 'rx="5"') +
    block('-48 -4 96 102', 'trunk', 'rx="3"') +
    block('-40 4 80 20', 'butter', 'rx="2"') +
    block('-30 11 60 5', tag) +
    line('M0 30v8', 'brass', 4) +
    at(0, 50, key(tag))
  );
}

/** Its bow around the origin, its bit downward. */
function key(c: Color): string {
  return ring(0, 0, 10, { c, width: 6 }) + line('M0 12V44M0 34h10M0 43h13', c, 5.5);
}

function openDoor(): string {
  return (
    block('-72 -214 144 214', 'white') +
    block('-60 -202 120 202', 'butter') +
    block('-60 -60 120 60', 'wood') +
    block('-40 -90 80 30', 'green2') +
    block('-46 -94 92 7', 'wood') +
    times(3, i =>
      block(`${-34 + i * 26} -150 18 24`, (['red', 'marigold', 'leaf2'] as const)[i] ?? 'red', 'rx="3"'),
    ) +
    block('-42 -126 84 5', 'wood') +
    path('M-60 -202l42 16v198l-42 -12Z', 'enamel') +
    path('M-52 -180l26 9v58l-26 -5Z', 'glass') +
    circle(-26, -92, 5, 'brass') +
    block('-80 -5 160 5', 'slate') +
    at(100, 0, flowerPot(0, 'terra', 1.4) + bush(0, -34, 16))
  );
}

/** Held up in his hand. */
function keyRing(): string {
  const keys: readonly (readonly [number, Color])[] = [
    [52, 'plum'],
    [26, 'marigold'],
    [0, 'red'],
    [-26, 'green2'],
    [-52, 'enamel'],
  ];
  return (
    line('M44 104Q30 60 2 -18', 'bottle', 26) +
    ring(0, -22, 30, { c: 'iron', width: 5 }) +
    keys
      .map(([turn, c]) => `<g transform="translate(0,-22) rotate(${turn}) translate(0,42)">${key(c)}</g>`)
      .join('') +
    circle(2, -48, 14, 'trunk') +
    line(d`M-6 -40h16`, 'trunk', 3)
  );
}
