import { line, path } from './svg';

/** White marks for hanging signs, drawn around the origin in a box of about 24 units. */
export const tradeGlyphs = {
  tooth: path(
    'M-7-6c3-3 5-1 7-1s4-2 7 1c2 3 0 7-1 9-1 3-1 6-3 6s-1-5-3-5-1 5-3 5-2-3-3-6c-1-2-3-6-1-9Z',
    'white',
  ),
  cup:
    path('M-8-4h13v5a5 5 0 0 1-5 5h-3a5 5 0 0 1-5-5Z', 'white') +
    line('M5-3c4-1 5 5 0 5', 'white', 1.8) +
    line('M-4-7c-1-2 1-2 0-4M1-7c-1-2 1-2 0-4', 'white', 1.3),
  wrench: `<g transform="rotate(40)">${path(
    'M-2.6-2v11a2.6 2.6 0 0 0 5.2 0V-2a6 6 0 0 0-.6-10.4v5.6l-2 1.6-2-1.6v-5.6A6 6 0 0 0-2.6-2Z',
    'white',
  )}</g>`,
} as const;
