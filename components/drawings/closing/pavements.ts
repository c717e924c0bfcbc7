import { bike, lamp, tree } from '../furniture';
import { shopWidth, type ShopId, type StreetSlot } from '../street';
import { at, circle, line, path } from '../svg';
import { passerby, stall } from './passerby';
import { bareTree, puddle, rain, snow, snowCap } from './weather';

/* What stands and walks before the shops, one function for each hour. `shopFronts` are the shops' own things outside. */
export function morning(shopFronts: string): string {
  return (
    tree(200, 196) +
    tree(1392, 180) +
    ground(1500) +
    shopFronts +
    stall(262, 34, {
      stripes: ['green', 'white'],
      fruit: ['red', 'marigold', 'leaf'],
      seller: { x: -34, color: 'enamel', skin: 'c', hair: 'ink' },
    }) +
    stall(700, 38, {
      stripes: ['red', 'white'],
      fruit: ['marigold', 'leaf3', 'red'],
      seller: { x: 30, color: 'plum', skin: 'a', hair: 'wood' },
    }) +
    stall(1064, 34, {
      stripes: ['marigold', 'white'],
      fruit: ['leaf', 'rose2', 'terra'],
      seller: { x: -4, color: 'green2', skin: 'b', hair: 'iron' },
    }) +
    passerby(436, 50, { color: 'marigold', trousers: 'enamel', skin: 'c', hair: 'ink', bag: 'leaf' }) +
    passerby(584, 46, { color: 'red', trousers: 'ink', skin: 'a', hair: 'wood', arm: 'ahead', long: true }) +
    passerby(866, 52, {
      color: 'enamel',
      trousers: 'iron',
      skin: 'b',
      hair: 'ink',
      left: true,
      bag: 'red',
      arm: 'up',
    }) +
    passerby(906, 52, {
      color: 'rose2',
      trousers: 'plum2',
      skin: 'b',
      hair: 'ink',
      left: true,
      scale: 0.66,
    }) +
    passerby(1236, 52, {
      color: 'bottle',
      trousers: 'slate',
      skin: 'a',
      hair: 'stone',
      left: true,
      bag: 'butter2',
    })
  );
}

export function rainyAfternoon(shopFronts: string): string {
  return (
    tree(410, 190) +
    tree(886, 176) +
    ground(1440) +
    shopFronts +
    puddle(250, 50, [64, 5]) +
    puddle(700, 57, [92, 5]) +
    puddle(1120, 48, [70, 5]) +
    passerby(318, 44, {
      color: 'enamel',
      trousers: 'ink',
      skin: 'a',
      hair: 'wood',
      umbrella: ['red', 'white'],
      long: true,
    }) +
    passerby(560, 52, {
      color: 'marigold',
      trousers: 'enamel',
      skin: 'c',
      hair: 'ink',
      umbrella: ['green2', 'mint2'],
    }) +
    passerby(612, 52, { color: 'red', trousers: 'ink', skin: 'c', hair: 'ink', scale: 0.64 }) +
    passerby(806, 46, {
      color: 'plum',
      trousers: 'iron',
      skin: 'b',
      hair: 'ink',
      left: true,
      umbrella: ['marigold', 'butter'],
      bag: 'butter',
    }) +
    passerby(1046, 52, {
      color: 'bottle',
      trousers: 'slate',
      skin: 'b',
      hair: 'stone',
      left: true,
      umbrella: ['enamel', 'blue'],
      long: true,
    }) +
    rain('x="-300" y="-378" width="2040" height="423"', 'closing-rain')
  );
}

export function evening(shopFronts: string): string {
  const lights = [560, 700, 1010, 300].map((x, i) => {
    const reach = [130, 120, 150, 120][i] ?? 120;
    return `M${x} 0h${reach * 0.7}l26 46h${-reach}Z`;
  });
  return (
    tree(452, 190) +
    tree(934, 178) +
    ground(1490) +
    shopFronts +
    at(0, 12, lamp(492) + lamp(896) + lamp(1398)) +
    `<path class="window-light" d="${lights.join('')}"/>` +
    passerby(640, 50, { color: 'red', trousers: 'ink', skin: 'a', hair: 'wood', bag: 'butter' }) +
    passerby(682, 52, { color: 'enamel', trousers: 'iron', skin: 'a', hair: 'ink', scale: 0.66 }) +
    passerby(848, 48, {
      color: 'marigold',
      trousers: 'slate',
      skin: 'c',
      hair: 'ink',
      left: true,
      long: true,
    }) +
    passerby(330, 50, { color: 'green', trousers: 'ink', skin: 'b', hair: 'stone' }) +
    at(1130, 46, bike(0))
  );
}

export function snowyEvening(shopFronts: string, plan: readonly StreetSlot[]): string {
  return (
    snowOnRoofs(plan) +
    bareTree(378, 186) +
    bareTree(836, 170) +
    bareTree(1255, 176) +
    ground(1440) +
    shopFronts +
    '<path class="snow" d="M-300 4q140 -24 300 -6t340 2 320 -6 330 6 300 -6 460 10v10H-300Z"/>' +
    at(
      0,
      14,
      `${lamp(424)}${lamp(1216)}<path class="snow" d="M412 -168q12 -14 24 0ZM1204 -168q12 -14 24 0Z"/>`,
    ) +
    snowman() +
    passerby(560, 52, {
      color: 'red',
      trousers: 'ink',
      skin: 'b',
      hair: 'ink',
      hat: 'enamel',
      scarf: 'butter2',
      arm: 'ahead',
    }) +
    at(
      560,
      52,
      `${line('M20 -64L54 -6', 'wood', 3.4)}${path('M46 -8l16 -6 8 12 -16 6Z', 'steel')}<path class="snow" d="M52 4q22 -26 50 0Z"/>`,
    ) +
    passerby(690, 52, {
      color: 'marigold',
      trousers: 'enamel',
      skin: 'a',
      hair: 'wood',
      hat: 'red',
      scarf: 'red',
      scale: 0.7,
      arm: 'up',
    }) +
    passerby(958, 50, {
      color: 'bottle',
      trousers: 'ink',
      skin: 'a',
      hair: 'stone',
      hat: 'plum',
      scarf: 'marigold',
      left: true,
      bag: 'red',
      long: true,
    }) +
    passerby(250, 50, {
      color: 'plum',
      trousers: 'iron',
      skin: 'c',
      hair: 'ink',
      hat: 'marigold',
      scarf: 'white',
    }) +
    snow('x="-300" y="-378" width="2040" height="413"', 'closing-snow')
  );
}

function snowOnRoofs(plan: readonly StreetSlot[]): string {
  let at = 0;
  let caps = '';
  for (const [i, slot] of plan.entries()) {
    const width = typeof slot === 'number' ? slot : shopWidth(slot);
    const roof = typeof slot === 'number' ? undefined : ROOFS[slot];
    if (roof)
      caps +=
        snowCap({ x: at + roof[0], y: roof[1], width: roof[2], height: 11, seed: i + 2 }) +
        snowCap({ x: at, y: -160, width, height: 6, seed: i + 4, droop: 0.3 });
    at += width;
  }
  return caps;
}

function snowman(): string {
  const balls =
    '<path class="snow" d="M-25 -22a25 25 0 1 0 50 0a25 25 0 1 0 -50 0ZM-17 -58a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z"/>';
  const dots = [
    [-5, -63],
    [6, -63],
    [2, -32],
    [2, -20],
  ].map(([x = 0, y = 0]) => circle(x, y, 2.2, 'ink'));
  return at(
    770,
    50,
    `<ellipse cy="1" rx="34" ry="5" class="sh"/>${balls}${path('M0 -58l17 3 -17 3Z', 'terra')}${dots.join('')}` +
      line('M-20 -40l-20 -16M20 -40l18 -20', 'trunk', 3) +
      path('M-15 -72h30v5h-30ZM-10 -90h20v19h-20Z', 'ink') +
      path('M-13 -46q13 7 26 0v7q-13 7 -26 0ZM6 -42h8l2 20h-8Z', 'red'),
  );
}

function ground(width: number): string {
  const box = `x="-800" width="${width + 1600}"`;
  return `<rect ${box} height="62" class="pave"/><rect ${box} y="62" height="7" class="kerb"/><rect ${box} y="69" height="30" class="road"/>`;
}

/** Where snow lies on each roof: from the shop's left edge, height, width. */
const ROOFS: Partial<Record<ShopId, readonly [number, number, number]>> = {
  plumber: [-9, -332, 224],
  barber: [-9, -314, 168],
  books: [-9, -336, 182],
  dentist: [-5, -358, 198],
  coffee: [12, -350, 158],
};
