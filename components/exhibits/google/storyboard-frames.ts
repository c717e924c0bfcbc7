import { at, circle, line, path, rect, ring } from '@/components/drawings/svg';

const floor = rect({ x: 0, y: 124, w: 240, h: 26, c: 'stone' });
const wall = (c: 'blue' | 'mint2' | 'cream' | 'rose' | 'butter') => rect({ x: 0, y: 0, w: 240, h: 150, c });
const bolts = (radius: number) =>
  [0, 72, 144, 216, 288]
    .map(angle => (angle * Math.PI) / 180)
    .map(turn => circle(radius * Math.sin(turn), -radius * Math.cos(turn), 4, 'iron'))
    .join('');
const disc = (thin: boolean) =>
  circle(0, 0, 46, thin ? 'terra' : 'steel') +
  ring(0, 0, 38, { c: thin ? 'brick' : 'stone', width: thin ? 5 : 2 }) +
  circle(0, 0, 20, thin ? 'brick' : 'slate') +
  bolts(13) +
  circle(0, 0, 6, 'ink');

/** The frames of the storyboard, each in a box of 240 by 150. The first one has a face set into it by the page. */
export const storyboardFrames = {
  face:
    wall('mint2') +
    rect({ x: 16, y: 22, w: 70, h: 52, c: 'white' }) +
    line('M30 40h40M30 54h26', 'green2', 5) +
    rect({ x: 166, y: 30, w: 60, h: 6, c: 'wood' }) +
    rect({ x: 174, y: 10, w: 14, h: 20, c: 'red' }) +
    rect({ x: 194, y: 4, w: 12, h: 26, c: 'enamel' }),
  wheel:
    wall('blue') +
    floor +
    path('M0 66q60-40 150-34 60 6 90 36v44H0Z', 'red') +
    path('M40 58q40-18 84-16v24H36Z', 'white') +
    circle(96, 106, 34, 'ink') +
    circle(96, 106, 18, 'steel') +
    at(190, 108, circle(0, 0, 34, 'ink') + circle(0, 0, 19, 'steel') + bolts(11)) +
    line('M96 106L150 92', 'iron', 6),
  gauge:
    wall('cream') +
    at(96, 78, disc(false), 1.2) +
    path('M128 40h86v18h-68v46h-18Z', 'enamel') +
    path('M128 104h46v14h-46Z', 'enamel') +
    rect({ x: 176, y: 44, w: 30, h: 10, c: 'white' }) +
    line('M184 44v6M192 44v6M200 44v6', 'ink', 2),
  discs:
    wall('butter') +
    rect({ x: 0, y: 118, w: 240, h: 32, c: 'wood' }) +
    at(66, 72, disc(true)) +
    at(174, 72, disc(false)) +
    line('M48 54l36 36M84 54L48 90', 'red', 6) +
    line('M160 74l10 10 20-24', 'bottle', 6),
  list:
    wall('rose') +
    rect({ x: 62, y: 12, w: 116, h: 132, c: 'wood' }) +
    rect({ x: 70, y: 24, w: 100, h: 116, c: 'white' }) +
    rect({ x: 98, y: 6, w: 44, h: 16, c: 'steel' }) +
    [48, 78, 108]
      .map(y => line(`M80 ${y}l6 6 10-12`, 'red', 4) + line(`M106 ${y}h52M106 ${y + 10}h36`, 'slate', 4))
      .join(''),
} as const;
