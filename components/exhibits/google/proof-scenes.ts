import { circle, line, path, rect } from '@/components/drawings/svg';

const wall = rect({ x: 0, y: 0, w: 180, h: 120, c: 'green' });
const pavement = rect({ x: 0, y: 102, w: 180, h: 18, c: 'stone' });

/** What the four scenes of the video show, each in a box of 180 by 120. */
export const proofScenes = {
  street:
    rect({ x: 0, y: 0, w: 180, h: 120, c: 'blue' }) +
    rect({ x: 8, y: 44, w: 50, h: 62, c: 'brick' }) +
    rect({ x: 58, y: 30, w: 46, h: 76, c: 'butter' }) +
    rect({ x: 104, y: 50, w: 60, h: 56, c: 'plum' }) +
    [16, 36, 66, 84, 112, 136].map(x => rect({ x, y: 60, w: 12, h: 16, c: 'white' })).join('') +
    pavement +
    line('M150 104V30', 'iron', 4) +
    rect({ x: 112, y: 18, w: 64, h: 20, c: 'bottle' }) +
    rect({ x: 120, y: 26, w: 48, h: 4, c: 'white' }),
  sign:
    wall +
    rect({ x: 14, y: 22, w: 152, h: 40, c: 'bottle' }) +
    rect({ x: 20, y: 28, w: 140, h: 28, c: 'green2' }) +
    path('M40 49c-9-7-7-16 0-15 7-1 9 8 0 15ZM54 36h86v5H54ZM54 45h62v5H54Z', 'butter') +
    path('M14 62h152l8 22H6Z', 'white') +
    [0, 2, 4, 6].map(i => path(`M${14 + i * 22} 62h22l${i - 3} 22h-23Z`, 'rose2')).join(''),
  key:
    rect({ x: 0, y: 0, w: 180, h: 120, c: 'bottle' }) +
    rect({ x: 14, y: 12, w: 60, h: 96, c: 'green2' }) +
    circle(112, 54, 26, 'brass') +
    circle(112, 54, 8, 'ink') +
    path('M109 56h6l3 17h-12Z', 'ink') +
    line('M112 62L146 86', 'steel', 7) +
    circle(154, 92, 13, 'steel') +
    circle(154, 92, 5, 'bottle'),
  counter:
    rect({ x: 0, y: 0, w: 180, h: 120, c: 'butter' }) +
    rect({ x: 0, y: 72, w: 180, h: 48, c: 'wood' }) +
    rect({ x: 0, y: 72, w: 180, h: 7, c: 'terra' }) +
    rect({ x: 104, y: 44, w: 54, h: 28, c: 'iron' }) +
    rect({ x: 112, y: 30, w: 38, h: 14, c: 'steel' }) +
    path('M28 72l5-30h22l5 30Z', 'blue2') +
    circle(34, 32, 10, 'rose2') +
    circle(54, 28, 11, 'red') +
    circle(44, 18, 10, 'marigold') +
    line('M76 70L92 46M80 46L94 70', 'iron', 4),
} as const;
