import { pinShape } from '@/components/drawings/pin-shape';
import { signText } from '@/components/drawings/sign-text';
import { at, block, circle, ellipse, line, path, ring, times, type Colour } from '@/components/drawings/svg';

/**
 * What an article is about, drawn in a box of 640 by 400. Frames cut it at their edges, so what matters is between 100
 * and 540 across and 50 and 350 down.
 */
export const coverDrawings = {
  /** A service bell that speaks at night: one of its lines is crossed out. */
  bell: () =>
    `<path d="M0 0h640v400H0Z" fill="oklch(.27 .055 250)"/>${moonWindow()}${bubble()}${counter()}${bell()}`,
  /** A garage whose tires are stacked as a chart. */
  tires: () =>
    block('0 0 640 400', 'mint2') +
    times(9, i => line(`M${i * 80} 0v320`, 'green', 2)) +
    block('0 320 640 80', 'stone') +
    block('0 320 640 7', 'steel') +
    lift() +
    [1, 2, 4, 6].map((count, i) => tireStack(362 + i * 58, count, i === 3)).join(''),
  /** A folded town map with three pins; the large one is ours. */
  map: () => block('0 0 640 400', 'blue') + foldedMap() + mapPins(),
  /** A search field as a window box: four flowers grow from it, each with a tag of its own. */
  planter: () =>
    block('0 0 640 400', 'rose') +
    block('0 352 640 48', 'rose2') +
    FLOWERS.map(flower).join('') +
    searchField(),
  /** Five fashions on a rail, and before them the sign that people look for. */
  rail: () =>
    block('0 0 640 400', 'butter') +
    block('0 340 640 60', 'wood') +
    block('0 340 640 8', 'trunk') +
    rail() +
    openSign(),
} as const;

function moonWindow(): string {
  return (
    block('92 40 132 150', 'slate') +
    '<path d="M100 48h116v134H100Z" fill="oklch(.2 .05 250)"/>' +
    circle(160, 106, 34, 'butter') +
    '<circle cx="176" cy="97" r="30" fill="oklch(.2 .05 250)"/>' +
    circle(122, 150, 2.4, 'white') +
    circle(196, 164, 2.4, 'white') +
    circle(126, 74, 2, 'white') +
    block('84 184 148 12', 'steel')
  );
}

function bubble(): string {
  const words = [
    [94, 190],
    [130, 150],
    [166, 104],
  ]
    .map(([y = 0, w = 0]) => block(`306 ${y - 7} ${w} 14`, 'steel', 'rx="7"'))
    .join('');
  return (
    path('M290 58h226q22 0 22 22v104q0 22-22 22H352l-52 46 8-46h-18q-22 0-22-22V80q0-22 22-22Z', 'white') +
    words +
    line('M298 138L474 120', 'red', 9) +
    line('M420 166l12 13 26-30', 'bottle', 9)
  );
}

function counter(): string {
  return block('0 318 640 82', 'wood') + block('0 318 640 12', 'terra') + line('M0 362h640', 'trunk', 3);
}

function bell(): string {
  return (
    ellipse(236, 318, [96, 8], 'shade') +
    block('150 298 172 20', 'iron', 'rx="8"') +
    path('M158 298a78 74 0 0 1 156 0Z', 'brass') +
    path('M158 298a78 74 0 0 1 60-72q-34 26-34 72Z', 'butter') +
    block('228 206 16 20', 'iron') +
    ellipse(236, 206, [17, 9], 'iron') +
    line('M128 246l-22-12M142 222l-16-18M344 246l20-10', 'marigold', 6)
  );
}

function lift(): string {
  const wheel = (x: number) => circle(x, 206, 27, 'ink') + circle(x, 206, 12, 'steel');
  return (
    block('92 60 16 262', 'enamel') +
    block('318 60 16 262', 'enamel') +
    block('82 312 36 12', 'iron') +
    block('308 312 36 12', 'iron') +
    block('92 226 98 10', 'red') +
    block('236 226 98 10', 'red') +
    path('M102 208v-30q0-10 12-12l32-6 32-42q6-8 16-8h50q10 0 17 8l30 40 28 7q12 3 12 14v29Z', 'red') +
    path('M160 160l24-32q4-5 10-5h14v37ZM216 123h24q7 0 11 5l24 32h-59Z', 'glass') +
    block('102 184 16 9', 'butter') +
    wheel(154) +
    wheel(278) +
    block('176 268 74 54', 'red', 'rx="4"') +
    block('184 278 58 8', 'white', 'rx="2"') +
    block('184 294 58 8', 'white', 'rx="2"') +
    line('M206 282h14M206 298h14', 'slate', 3)
  );
}

/** Seen from the side, each 38 high. The last stack is the one to look at. */
function tireStack(x: number, count: number, marked: boolean): string {
  return times(count, i => {
    const y = 322 - (i + 1) * 38;
    const treads = times(4, t => line(`M${x + 11 + t * 10} ${y + 5}v27`, 'slate', 3));
    return (
      block(`${x} ${y} 52 36`, 'ink', 'rx="12"') +
      treads +
      (marked ? block(`${x} ${y + 15} 52 6`, 'marigold') : '')
    );
  });
}

function foldedMap(): string {
  return (
    path('M84 96L236 66 398 96 556 66V318L398 348 236 318 84 348Z', 'shade', 'transform="translate(8,14)"') +
    path('M84 96L236 66V318L84 348Z', 'white') +
    path('M236 66L398 96V348L236 318Z', 'cream') +
    path('M398 96L556 66V318L398 348Z', 'white') +
    path('M84 282L236 252 398 282 556 236V268L398 316 236 284 84 318Z', 'blue2') +
    path('M104 122l92-18v54l-92 18ZM424 214l58-12v-46l-58 12Z', 'leaf3') +
    path(
      'M262 96l50 9v34l-50-9ZM334 110l44 8v70l-44-8ZM262 152l50 9v58l-50-9ZM506 100l34-7v68l-34 7ZM104 200l50-10v48l-50 10Z',
      'stone',
    ) +
    line('M84 190L236 160 398 190 556 150M220 72v246M330 84v250M492 80v250', 'butter2', 9) +
    line('M398 96v252M236 66v252', 'steel', 2)
  );
}

function mapPins(): string {
  const rival = (x: number, y: number) =>
    at(
      x,
      y,
      path('M0 0c-3-5-9-9-9-16a9 9 0 0 1 18 0c0 7-6 11-9 16Z', 'slate') + circle(0, -16, 3.6, 'white'),
      2,
    );
  return (
    rival(168, 190) +
    rival(492, 156) +
    ellipse(330, 232, [34, 9], 'shade') +
    `<g transform="translate(330,232) scale(3.1)">${pinShape}</g>`
  );
}

function searchField(): string {
  return (
    ellipse(320, 352, [220, 9], 'shade') +
    block('104 272 432 80', 'white', 'rx="40"') +
    block('104 312 432 40', 'shade', 'rx="20" opacity=".35"') +
    ring(150, 308, 15, { c: 'ink', width: 7 }) +
    line('M161 320l14 14', 'ink', 8) +
    line('M196 312h120M344 312h62', 'steel', 12) +
    line('M430 292v40', 'red', 5)
  );
}

type Flower = { x: number; top: number; head: 'daisy' | 'tulip' | 'rose' | 'sun'; tag: Colour };

const FLOWERS: readonly Flower[] = [
  { x: 168, top: 150, head: 'tulip', tag: 'white' },
  { x: 270, top: 96, head: 'sun', tag: 'mint2' },
  { x: 372, top: 132, head: 'rose', tag: 'butter' },
  { x: 470, top: 92, head: 'daisy', tag: 'white' },
];

function flower({ x, top, head, tag }: Flower): string {
  const middle = (top + 290) / 2 + 16;
  return (
    line(`M${x} 290V${top}`, 'leaf2', 8) +
    path(`M${x} ${middle + 36}q-44 2-50-36 42-4 50 36Z`, 'leaf') +
    path(`M${x} ${middle + 8}q40-2 46-34-38-4-46 34Z`, 'leaf3') +
    at(x, top, HEADS[head]()) +
    at(
      x + 8,
      middle + 46,
      path('M0 0l10-12h44v24H10Z', tag) + circle(10, 0, 2.4, 'slate') + line('M20-3h26M20 4h18', 'slate', 3),
    )
  );
}

const HEADS = {
  daisy: () =>
    times(8, i => `<g transform="rotate(${i * 45})">${ellipse(0, -28, [11, 22], 'white')}</g>`) +
    circle(0, 0, 15, 'marigold'),
  tulip: () => path('M-34-34q14 4 18 14 6-22 16-30 10 8 16 30 4-10 18-14 2 52-34 52T-34-34Z', 'red'),
  rose: () =>
    circle(0, -4, 36, 'plum') +
    circle(-4, -8, 25, 'plum2') +
    circle(2, -6, 15, 'plum') +
    circle(0, -8, 6, 'plum2'),
  sun: () =>
    times(12, i => `<g transform="rotate(${i * 30})">${path('M-10-26Q0-64 10-26Z', 'marigold')}</g>`) +
    circle(0, 0, 26, 'trunk') +
    circle(0, 0, 15, 'wood'),
} as const satisfies Record<Flower['head'], () => string>;

function rail(): string {
  return (
    line('M84 70H556', 'iron', 8) +
    line('M96 70V340M544 70V340', 'iron', 8) +
    PAGES.map((page, i) =>
      at(114 + i * 84, 0, hanger() + block('0 118 74 118', 'white', 'rx="6"') + page()),
    ).join('')
  );
}

function hanger(): string {
  return line('M37 74v-6q0-10 8-8M37 74v14L4 118h66L37 88', 'slate', 4);
}

/** Giant letters, boxes, a dark page, a made-up picture, things that move. */
const PAGES: readonly (() => string)[] = [
  () => path('M10 222L34 132h12l20 90H54l-4-22H26l-5 22ZM29 186h18l-9-36Z', 'ink'),
  () =>
    block('8 126 34 44', 'terra', 'rx="4"') +
    block('46 126 20 20', 'mint2', 'rx="4"') +
    block('46 150 20 42', 'enamel', 'rx="4"') +
    block('8 174 34 18', 'butter2', 'rx="4"') +
    block('8 196 58 32', 'plum', 'rx="4"'),
  () =>
    block('0 118 74 118', 'ink', 'rx="6"') +
    circle(40, 156, 16, 'butter') +
    circle(48, 150, 14, 'ink') +
    line('M14 196h46M14 212h30', 'slate', 6),
  () =>
    block('8 126 58 102', 'blue', 'rx="4"') +
    path('M8 214l20-34 14 18 10-12 14 28v14H8Z', 'green') +
    path('M40 136q2 12 14 14-12 2-14 14-2-12-14-14 12-2 14-14Z', 'white'),
  () => line('M12 150q12-16 25 0t25 0M12 176q12-16 25 0t25 0M12 202q12-16 25 0t25 0', 'red', 7),
];

function openSign(): string {
  return (
    ellipse(320, 362, [112, 9], 'shade') +
    path('M236 196h168l22 164H214Z', 'trunk') +
    path('M246 206h148l18 132H228Z', 'bottle') +
    signText('OPEN', { x: 320, y: 268, width: 112, size: 52, c: 'white' }) +
    signText('UNTIL 4', { x: 320, y: 316, width: 112, size: 34, c: 'butter' })
  );
}
