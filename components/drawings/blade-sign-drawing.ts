import { bladeGlyphs, type BladeGlyph } from './blade-glyphs';

/** A blade sign: an enamel plate with a white mark, alone or hanging from its iron bracket. Our icon system. */
export function bladeSign({ glyph, color, shape, hung = false }: BladeLook): string {
  const plate = shapes[shape](COLORS[color]) + bladeGlyphs[glyph];
  if (!hung) return `<svg viewBox="-22 -22 44 44" aria-hidden="true">${plate}</svg>`;
  return `<svg viewBox="-10 -6 58 68" aria-hidden="true">${BRACKET}<g transform="translate(24,34) scale(1.16)">${plate}</g></svg>`;
}

const shapes = {
  disc: c => `<circle r="20" fill="${c}"/><circle r="16.8" ${KEYLINE}/>`,
  square: c =>
    `<rect x="-19" y="-19" width="38" height="38" rx="6" fill="${c}"/>` +
    `<rect x="-15.8" y="-15.8" width="31.6" height="31.6" rx="3.5" ${KEYLINE}/>`,
  shield: c =>
    `<path d="M-19-19h38v20q0 13-19 20q-19-7-19-20Z" fill="${c}"/>` +
    `<path d="M-15.8-15.8h31.6v17q0 10-15.8 16q-15.8-6-15.8-16Z" ${KEYLINE}/>`,
  hexagon: c =>
    `<path d="M-20 0L-10-18.5h20L20 0 10 18.5h-20Z" fill="${c}"/>` +
    `<path d="M-16.5 0L-8.3-15.3h16.6L16.5 0 8.3 15.3h-16.6Z" ${KEYLINE}/>`,
} as const satisfies Record<string, (color: string) => string>;

const KEYLINE = 'fill="none" stroke="#fff" stroke-width="1.2" opacity=".6"';
const BRACKET =
  '<g stroke="var(--color-ink)" fill="none" stroke-linecap="round"><path d="M-6-3V20" stroke-width="4"/><path d="M-6 2H42" stroke-width="3"/><path d="M-6 16Q4 14 10 3" stroke-width="2"/><path d="M14 3v8M34 3v8" stroke-width="1.8"/></g>';
const COLORS = {
  pin: 'oklch(.552 .206 29)',
  bottle: 'oklch(.39 .078 166)',
  enamel: 'oklch(.46 .13 254)',
  plum: 'oklch(.45 .09 345)',
  terra: 'oklch(.54 .12 42)',
  ink: 'oklch(.30 .04 190)',
} as const;

export type BladeLook = {
  glyph: BladeGlyph;
  color: keyof typeof COLORS;
  shape: keyof typeof shapes;
  /** With its bracket, for reasons; the plate alone in lists. */
  hung?: boolean | undefined;
};
