import { signText } from '@/components/drawings/sign-text';
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
import type { Halves } from './half';

/** A tailor's table with one coat begun, and an outfitter with the sizes on the rail. */
export const developerHalves: Halves = {
  competitor: () => table() + machine() + cloth() + thread() + calendar(),
  agency: face => rail() + mirror() + face('ruth', { x: 368, y: -206, size: 190 }) + tape(),
};

function table(): string {
  return (
    block('-20 -14 640 14', 'stone') +
    line('M96 -80V-12M520 -80V-12M150 -80v66M466 -80v66', 'trunk', 9) +
    block('56 -92 500 14', 'wood', 'rx="3"') +
    block('56 -80 500 4', 'shade')
  );
}

function machine(): string {
  return (
    block('112 -104 158 12', 'iron', 'rx="3"') +
    path('M226 -104v-54h-78q-14 0 -14 14v8h20v-4h42v36Z', 'ink') +
    block('138 -138 14 26', 'ink') +
    line('M145 -114v14', 'steel', 3) +
    circle(236, -136, 17, 'steel') +
    circle(236, -136, 6, 'iron') +
    block('166 -172 14 16', 'red', 'rx="2"') +
    line('M173 -164Q150 -150 146 -116', 'red', 1.5) +
    block('168 -150 36 5', 'brass')
  );
}

/** A sleeve is done. The rest is chalk. */
function cloth(): string {
  return (
    path('M286 -92q30 -26 84 -18 60 10 108 -6l26 24Z', 'enamel') +
    path('M330 -92q10 30 -6 62 40 8 70 -2 -12 -30 4 -60Z', 'enamel') +
    line('M342 -84q8 24 -2 48M382 -88q-8 26 0 50', 'white', 1.6) +
    line('M420 -104l52 -18M426 -122l40 22', 'steel', 5) +
    ring(416, -100, 8, { c: 'red', width: 4 }) +
    ring(420, -126, 8, { c: 'red', width: 4 })
  );
}

function thread(): string {
  const reels: readonly Color[] = ['red', 'marigold', 'leaf', 'enamel', 'plum', 'white'];
  return (
    block('300 -184 190 8', 'wood') +
    reels
      .map((c, i) => {
        const x = 314 + i * 30;
        return (
          block(`${x} -210 18 22`, c) +
          block(`${x - 3} -213 24 4`, 'wood') +
          block(`${x - 3} -188 24 4`, 'wood')
        );
      })
      .join('')
  );
}

/** Booked until the last row. */
function calendar(): string {
  return (
    block('96 -238 84 60', 'white', 'rx="3"') +
    block('96 -238 84 14', 'red') +
    times(15, i =>
      block(`${103 + (i % 5) * 15} ${-219 + Math.floor(i / 5) * 13} 10 8`, i < 12 ? 'slate' : 'mint2'),
    )
  );
}

function rail(): string {
  const coats: readonly (readonly [Color, string])[] = [
    ['enamel', 'S'],
    ['terra', 'M'],
    ['green2', 'L'],
    ['plum', 'XL'],
  ];
  return (
    block('-20 -14 640 14', 'wood') +
    line('M72 -14V-216M286 -14V-216M72 -216H286', 'iron', 6) +
    line('M52 -14h40M266 -14h40', 'iron', 6) +
    coats.map(([c, size], i) => at(106 + i * 49, -212, coat({ c, size, k: 0.86 + i * 0.07 }))).join('')
  );
}

function coat({ c, size, k }: { c: Color; size: string; k: number }): string {
  const body =
    path('M-22 20q8 -8 22 -8t22 8l8 22 -4 78h-52l-4 -78Z', c) +
    path('M-22 20l-9 74 9 2 5 -40ZM22 20l9 74 -9 2 -5 -40Z', c) +
    path('M-7 13L0 46 7 13Z', 'white') +
    line('M0 46v70', 'ink', 1.5);
  return (
    line('M0 0v9M-16 18L0 9l16 9', 'iron', 2.6) +
    `<g transform="scale(${k})">${body}</g>` +
    block('-12 58 24 20', 'white', 'rx="3"') +
    signText(size, { x: 0, y: 73, width: 16, size: 14, c: 'ink' })
  );
}

function mirror(): string {
  return (
    ellipse(352, -12, [44, 5], 'shade') +
    path('M318 -14v-150q0 -44 34 -44t34 44v150Z', 'brass') +
    path('M326 -20v-142q0 -36 26 -36t26 36v142Z', 'glass') +
    path('M334 -40l28 -120h10L344 -40Z', 'hi')
  );
}

/** Around her neck. */
function tape(): string {
  return (
    line('M436 -82Q426 -50 432 -18M492 -82q10 30 4 60', 'butter', 8) +
    times(4, i => line(d`M${429 - (i % 2)} ${-66 + i * 13}h6M${493 + i} ${-66 + i * 13}h6`, 'ink', 1.4))
  );
}
