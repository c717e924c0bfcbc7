import { at, block, circle, line, path, times } from '@/components/drawings/svg';
import { WALL } from './wall';

/** A garage whose tires are stacked as a chart. */
export function tiresCover(): string {
  return (
    WALL +
    times(9, i => line(`M${i * 80} 0v320`, 'green', 2)) +
    block('0 320 640 80', 'stone') +
    block('0 320 640 7', 'steel') +
    at(-22, 0, lift()) +
    [1, 2, 4, 6].map((count, i) => tireStack(340 + i * 55, count, i === 3)).join('')
  );
}

function lift(): string {
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

function wheel(x: number): string {
  return circle(x, 206, 27, 'ink') + circle(x, 206, 12, 'steel');
}
