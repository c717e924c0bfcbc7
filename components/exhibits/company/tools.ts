import { circle, line, path, rect } from '@/components/drawings/svg';

/** What hangs over the bench, one for each trade of careers.ts. Box: 120 x 96. */
export const TOOLS = [
  // A screen with its keys.
  rect({ x: 22, y: 8, w: 76, h: 54, c: 'ink', attrs: 'rx="4"' }) +
    rect({ x: 28, y: 14, w: 64, h: 42, c: 'white' }) +
    line('M36 26L30 34 36 42M46 26L52 34 46 42', 'enamel', 4) +
    rect({ x: 60, y: 24, w: 26, h: 5, c: 'marigold' }) +
    rect({ x: 60, y: 34, w: 20, h: 5, c: 'rose2' }) +
    path('M12 70h96l6 20H6Z', 'steel') +
    line('M20 77h80M17 84h86', 'iron', 2),
  // A street map with a pin.
  path('M12 18L42 8 76 18 108 8V78L76 88 42 78 12 88Z', 'cream') +
    path('M42 8L76 18V88L42 78Z', 'mint2') +
    line('M12 50L42 42 76 56 108 44', 'white', 6) +
    path('M60 62C60 62 42 46 42 33A18 18 0 0 1 78 33C78 46 60 62 60 62Z', 'red') +
    circle(60, 33, 7, 'white'),
  // A notebook and a pencil.
  rect({ x: 20, y: 8, w: 60, h: 82, c: 'enamel', attrs: 'rx="4"' }) +
    rect({ x: 30, y: 14, w: 46, h: 70, c: 'white' }) +
    line('M38 28h30M38 40h30M38 52h22', 'steel', 3) +
    path('M104 12l10 6-34 58-12 8 2-14Z', 'marigold') +
    path('M80 76l-12 8 2-14Z', 'butter'),
  // A telephone's receiver on its hook.
  path('M14 36q46-40 92 0l-6 20q-12 4-20-6l-2-12q-18-8-36 0l-2 12q-8 10-20 6Z', 'red') +
    line('M60 60q-18 12 0 16t0 16', 'ink', 4) +
    rect({ x: 54, y: 4, w: 12, h: 18, c: 'iron' }),
] as const;
