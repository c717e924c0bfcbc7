import { signText } from '@/components/drawings/sign-text';
import { at, block, circle, ellipse, line, path } from '@/components/drawings/svg';
import { WALL } from './wall';

/** Five fashions on a rail, and before them the sign that people look for. */
export function railCover(): string {
  return WALL + block('0 340 640 60', 'wood') + block('0 340 640 8', 'trunk') + rail() + openSign();
}

function rail(): string {
  return (
    line('M84 70H556', 'slate', 8) +
    line('M96 70V340M544 70V340', 'slate', 8) +
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
