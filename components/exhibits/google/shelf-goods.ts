import { circle, ellipse, line, path, rect } from '@/components/drawings/svg';

/** What stands on the shelf, each in a box of 120 by 110 with its foot at 110. */
export const shelfGoods = {
  pan:
    line('M74 70L112 32', 'iron', 11) +
    circle(44, 72, 38, 'iron') +
    circle(44, 72, 30, 'slate') +
    path('M20 62q14-20 34-18-22 6-34 18Z', 'steel') +
    circle(110, 34, 3, 'stone'),
  lantern:
    line('M36 40Q60-16 84 40', 'iron', 4) +
    rect({ x: 44, y: 24, w: 32, h: 12, c: 'red' }) +
    path('M36 36h48l6 10H30Z', 'red') +
    rect({ x: 36, y: 46, w: 48, h: 44, c: 'butter' }) +
    path('M60 54q12 16 0 28-12-12 0-28Z', 'marigold') +
    line('M48 46v44M72 46v44', 'iron', 3) +
    path('M30 90h60l4 20H26Z', 'red'),
  can:
    line('M24 62Q24 26 60 34', 'green2', 7) +
    path('M30 54h50v56H30Z', 'green') +
    path('M80 94L108 50l6 4-26 50h-8Z', 'green') +
    path('M100 44l18 12-4 6-18-12Z', 'green2') +
    ellipse(55, 54, [25, 7], 'green2'),
  broom:
    line('M60 0V58', 'wood', 7) +
    rect({ x: 46, y: 50, w: 28, h: 12, c: 'red' }) +
    path('M46 62h28l18 48H28Z', 'butter2') +
    line('M54 66l-8 42M60 66v42M66 66l8 42', 'wood', 2) +
    line('M40 78h40', 'red', 3),
  hammer:
    line('M60 34V108', 'wood', 11) +
    path('M34 14h44q18 2 22 22-12-10-22-8H34Z', 'slate') +
    rect({ x: 22, y: 10, w: 16, h: 22, c: 'iron' }),
  mug:
    line('M80 62q26 2 22 20t-24 16', 'white', 8) +
    path('M28 48h54v50q0 12-12 12H40q-12 0-12-12Z', 'white') +
    ellipse(55, 48, [27, 7], 'enamel') +
    path('M28 104q4 6 12 6h30q8 0 12-6Z', 'enamel'),
  pail:
    line('M28 46Q60 0 92 46', 'iron', 4) +
    path('M24 46h72l-10 64H34Z', 'steel') +
    ellipse(60, 46, [36, 8], 'stone') +
    path('M20 66l82-12 4 24-82 12Z', 'red') +
    line('M34 78l12-2M54 76l12-2M74 73l14-2', 'white', 6),
  feeder:
    line('M60 0V20', 'iron', 3) +
    path('M24 50L60 16l36 34Z', 'brick') +
    rect({ x: 34, y: 50, w: 52, h: 40, c: 'butter' }) +
    circle(60, 68, 11, 'iron') +
    rect({ x: 22, y: 90, w: 76, h: 10, c: 'wood' }) +
    path('M88 84q4-12 14-8l8 2-8 4q-2 8-10 8Z', 'blue2'),
} as const;
