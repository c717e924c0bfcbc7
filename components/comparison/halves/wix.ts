import {
  at,
  block,
  circle,
  d,
  ellipse,
  line,
  path,
  ring,
  times,
  type Color,
} from '@/components/drawings/svg';
import { cloud, tree } from '@/components/drawings/furniture';
import type { Halves } from './half';

/** An easel with an untouched board at night, and the same board painted, framed and lit. */
export const wixHalves: Halves = {
  competitor: () => clock() + lamp() + easel() + stool() + paints(),
  agency: face => wall() + frame() + light() + face('amina', { x: 366, y: -166, size: 166 }),
};

const FLOOR = block('-20 -20 640 20', 'wood') + block('-20 -20 640 4', 'shade');

/** Ten to twelve. */
function clock(): string {
  return (
    circle(128, -188, 34, 'ink') +
    circle(128, -188, 29, 'white') +
    line('M128 -188v-22M128 -188l-10 -15', 'ink', 4)
  );
}

function lamp(): string {
  return (
    line('M500 -18V-190q0 -26 -32 -26h-20', 'iron', 5) +
    path('M420 -196q0 -30 30 -30q30 0 30 30Z', 'marigold') +
    path('M424 -194L336 -20h210L476 -194Z', 'glow') +
    block('474 -24 52 8', 'iron', 'rx="3"')
  );
}

function easel(): string {
  return (
    FLOOR +
    line('M306 -236L254 -14M306 -236l54 222M306 -230v150', 'wood', 8) +
    block('224 -86 166 9', 'wood') +
    block('214 -216 184 130', 'white', 'rx="2"') +
    block('390 -216 8 130', 'shade') +
    // All that is there: a title's first stroke, rubbed out.
    line('M240 -184h34', 'stone', 5) +
    line('M240 -168h12', 'stone', 5) +
    path('M268 -152l4 20 8 -6 8 12 6 -4 -8 -12 9 -3Z', 'ink')
  );
}

function stool(): string {
  return (
    block('138 -82 84 10', 'red', 'rx="4"') +
    line('M150 -72L142 -20M210 -72l8 52M146 -44h68', 'iron', 5) +
    block('168 -98 26 16', 'white', 'rx="3"') +
    ring(196, -91, 6, { c: 'white', width: 3 })
  );
}

function paints(): string {
  const pots: readonly (readonly [number, Color])[] = [
    [82, 'red'],
    [408, 'enamel'],
    [440, 'marigold'],
    [550, 'leaf'],
  ];
  return pots
    .map(([x, c]) => block(`${x - 13} -48 26 30`, 'steel', 'rx="3"') + ellipse(x, -48, [13, 4], c))
    .concat(line('M86 -54L98 -92M444 -54l-6 -40', 'wood', 3.5), path('M96 -90l8 -18 3 20Z', 'ink'))
    .join('');
}

function wall(): string {
  return FLOOR + block('-20 -70 640 50', 'cream') + block('-20 -74 640 5', 'white');
}

/** The owner's own shop, with the sun over it. */
function frame(): string {
  const roof = 'M176 -150l52 -34 52 34Z';
  return (
    line('M150 -204L242 -238 334 -204', 'iron', 2) +
    block('86 -206 312 144', 'brass', 'rx="3"') +
    block('96 -196 292 124', 'blue') +
    circle(336, -164, 18, 'marigold') +
    at(130, -170, cloud(0, 0, 0.4)) +
    block('96 -92 292 20', 'leaf3') +
    at(326, -84, tree(0, 74)) +
    block('182 -150 92 66', 'white') +
    path(roof, 'red') +
    block('192 -130 40 28', 'glass') +
    block('242 -128 22 44', 'enamel') +
    times(5, i => block(`${186 + i * 9} -140 9 12`, i % 2 ? 'white' : 'red')) +
    line(d`M212 -84q-8 6 -30 12`, 'butter', 8)
  );
}

function light(): string {
  return block('206 -246 72 7', 'brass', 'rx="3"') + path('M206 -239h72l44 34H162Z', 'glow');
}
