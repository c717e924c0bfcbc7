import { circle, line, path } from '@/components/drawings/svg';

const PLATE = circle(50, 50, 42, 'white') + circle(50, 50, 31, 'cream');

/** What is for lunch, seen from above. Box: 100 x 100. */
export const DISHES = [
  // Soup with a spoon.
  circle(44, 50, 40, 'enamel') +
    circle(44, 50, 32, 'terra') +
    circle(36, 44, 4, 'leaf3') +
    circle(52, 56, 4, 'leaf3') +
    circle(46, 38, 3, 'butter') +
    line('M92 24V80', 'steel', 4) +
    path('M85 22a7 11 0 0 1 14 0a7 11 0 0 1 -14 0Z', 'steel'),
  // A sandwich in two halves.
  PLATE +
    path('M28 62L52 30 58 66Z', 'butter2') +
    path('M30 66L58 70 59 66 28 62Z', 'leaf') +
    path('M60 34L76 40 66 68Z', 'butter2') +
    path('M58 36L60 34 66 68 63 69Z', 'red'),
  // Salad.
  PLATE +
    circle(42, 44, 13, 'leaf') +
    circle(58, 46, 12, 'leaf3') +
    circle(50, 60, 13, 'leaf2') +
    circle(46, 52, 5, 'red') +
    circle(60, 58, 5, 'red') +
    circle(56, 38, 4, 'marigold'),
  // Coffee and a slice of pie.
  circle(34, 40, 27, 'white') +
    circle(34, 40, 18, 'trunk') +
    path('M58 88L64 52 94 66Z', 'butter2') +
    path('M64 58L84 67 61 82Z', 'red'),
] as const;
