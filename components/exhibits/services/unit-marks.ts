/** One drawn thing for each thing counted: SVG content in a box of 32 by 32, painted with `currentColor`. */
const BUBBLE = 'M6 3h20a4 4 0 0 1 4 4v13a4 4 0 0 1-4 4H15l-7 6v-6H6a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z';

function bubble(mark: string): string {
  return `<path d="${BUBBLE}" fill="currentColor"/><g class="unit-mark">${mark}</g>`;
}

export const unitMarks = {
  booked: bubble('<path d="M10 14l4 4 8-9"/>'),
  answered: bubble('<path d="M8 10h16M8 17h10"/>'),
  number: bubble('<path d="M13 8l-2 12M21 8l-2 12M8 11h16M7.5 17h16"/>'),
  stumped: `<path d="${BUBBLE}" fill="none" stroke="currentColor" stroke-width="2.5"/><path d="M12.5 10q0-3 3.5-3t3.5 3q0 2-3.5 4v2M16 19.5v.5" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/>`,
  handset: '<path d="M7 3l5-1 3 8-4 3q2 5 7 8l4-3 8 4-2 6q-2 3-7 2Q8 26 4 10 3 5 7 3Z" fill="currentColor"/>',
  handsetOpen:
    '<path d="M7 4l4-1 3 7-4 3q2 6 8 9l4-3 6 3-1.5 5q-2 2-6 1.5Q9 25 5 10 4 6 7 4Z" fill="none" stroke="currentColor" stroke-width="2.5"/>',
  comb: '<path d="M1 8H21L30 9.5Q31 11 30 12.5L21 13.5V26H19V14H17.4V26H15.4V14H13.8V26H11.8V14H10.2V26H8.2V14H6.6V26H4.6V14H3V26H1Z" fill="currentColor"/>',
  loaf: '<path d="M3 26V14q-2-8 8-9h10q10 1 8 9v12Z" fill="currentColor"/><g class="unit-mark"><path d="M10 12l4 5M16 11l4 5M22 11l3 4"/></g>',
  table: '<path d="M3 14q0-4 13-4t13 4v2H18v8h6v3H8v-3h6v-8H3Z" fill="currentColor"/>',
} as const;

export type UnitMark = keyof typeof unitMarks;
