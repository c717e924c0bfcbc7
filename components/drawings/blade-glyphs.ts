import { drawPin } from './pin-shape';

const whitePin = drawPin({ body: '#fff', stripe: 'oklch(.845 .158 84)' });

/** White marks for blade signs, drawn around the origin in a box of about 24 units. */
export const bladeGlyphs = {
  web:
    '<rect x="-10" y="-8" width="20" height="16" rx="2" fill="none" stroke="#fff" stroke-width="2"/>' +
    '<path d="M-10-3.5h20M-6.5-5.8h.1M-3.5-5.8h.1" stroke="#fff" stroke-width="2" stroke-linecap="round"/>' +
    '<path d="M-6 1h5M-6 4.5h9" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>',
  pin: `<g transform="translate(0,12) scale(.46)">${whitePin}</g>`,
  chat:
    '<path d="M-10-8h20v13h-11l-6 5v-5h-3Z" fill="#fff"/>' +
    '<path d="M-5-3.5h10M-5 .5h6" stroke="oklch(.39 .078 166)" stroke-width="1.8" stroke-linecap="round"/>',
  shop:
    '<path d="M-8-9h16l2.5 7h-21Z" fill="#fff"/>' +
    '<path d="M-8.5 0v9h17V0M-2 9V3h5v6" fill="none" stroke="#fff" stroke-width="2"/>',
  pen:
    '<path d="M-9 9l2-7L5-10l5 5L-2 7Z" fill="#fff"/>' +
    '<path d="M3-8l5 5" stroke="oklch(.46 .13 254)" stroke-width="1.5"/>',
  bars: '<path d="M-8 9V1M-2.5 9V-4M3 9V-1M8.5 9V-9" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>',
  clock:
    '<circle r="9" fill="none" stroke="#fff" stroke-width="2.2"/>' +
    '<path d="M0-5V0l4 3" stroke="#fff" stroke-width="2.2" fill="none" stroke-linecap="round"/>',
  hand: '<path d="M-9-8q-1-2 1-3l3-1 3 6-3 3q2 4 6 6l3-3 6 3-1 3q-1 2-3 1Q-5 5-9-8Z" fill="#fff" transform="translate(1.5 2.5)"/>',
  tag:
    '<path d="M-10-3L-3-10H9V2L2 9Z" fill="#fff"/>' +
    '<circle cx="4" cy="-5" r="2" fill="oklch(.57 .205 29)"/>',
  star: '<path d="M0-11l3.2 6.7 7.3 1-5.3 5.1 1.3 7.3L0 5.6l-6.5 3.5 1.3-7.3-5.3-5.1 7.3-1Z" fill="#fff"/>',
  people:
    '<circle cx="-4.5" cy="-4.5" r="3.6" fill="#fff"/><circle cx="5.5" cy="-4.5" r="3.2" fill="#fff"/>' +
    '<path d="M-11 8q0-8 6.5-8T2 8Z" fill="#fff"/><path d="M4 8q0-4-1.6-6.4Q4 .4 5.5.4 11 .4 11 8Z" fill="#fff"/>',
  map:
    '<path d="M-10-7l6-3 8 3 6-3v16l-6 3-8-3-6 3Z" fill="#fff"/>' +
    '<path d="M-4-10v16M4-7V9" stroke="oklch(.39 .078 166)" stroke-width="1.6"/>',
  gear:
    '<circle r="6.4" fill="none" stroke="#fff" stroke-width="4"/>' +
    '<path d="M0-11v3M0 8v3M-11 0h3M8 0h3M-7.8-7.8l2.1 2.1M5.7 5.7l2.1 2.1M-7.8 7.8l2.1-2.1M5.7-5.7l2.1-2.1" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  shield:
    '<path d="M0-11l9 3.4v5.8Q9 6.4 0 11-9 6.4-9-1.8v-5.8Z" fill="#fff"/><path d="M-4 0l3 3 5.4-5.8" fill="none" stroke="oklch(.39 .078 166)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
} as const;

export type BladeGlyph = keyof typeof bladeGlyphs;
