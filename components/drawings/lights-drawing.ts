import { mergeShapes } from './merge-shapes';
import { at, times, type Colour } from './svg';

/** The string of lights of the July promotion, and of nothing else. `lit: false` hangs grey bulbs: it is over. */
export function lightString({ lit }: { lit: boolean }): string {
  const wire = times(SPANS, k => {
    const x = startOf(k);
    return `M${x} 4Q${x + SPAN / 2} 78 ${x + SPAN} 4`;
  });
  const cord = `<path d="${wire}" fill="none" stroke="${lit ? 'oklch(.55 .06 165)' : 'oklch(.5 .02 230)'}" stroke-width="2.4"/>`;
  // Colour by colour, so that what is lit alike is one path.
  const layers = [
    lit ? COLOURS.map(colour => hang(colour, halo(paintOf(colour)))).join('') : '',
    COLOURS.map(colour => hang(colour, CAP)).join(''),
    COLOURS.map(colour => hang(colour, bulb(lit ? paintOf(colour) : 'oklch(.55 .01 230)'))).join(''),
  ];
  return `<svg viewBox="0 0 1240 84" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${cord}${mergeShapes(layers.join(''))}</svg>`;
}

/** `markup` at each place where a bulb of this colour hangs. */
function hang(colour: Colour, markup: string): string {
  return times(SPANS, k =>
    times(BULBS, index => {
      if (COLOURS[(index + 1 + k) % COLOURS.length] !== colour) return '';
      const t = (index + 1) / (BULBS + 1);
      const y = 4 * (1 - t) ** 2 + 2 * 78 * t * (1 - t) + 4 * t * t;
      return at(startOf(k) + SPAN * t, y, markup);
    }),
  );
}

function halo(fill: string): string {
  return `<circle r="17" cy="9" fill="${fill}" opacity=".22"/>`;
}

function bulb(fill: string): string {
  return `<ellipse cy="9" rx="5.5" ry="7" fill="${fill}"/>`;
}

function paintOf(colour: Colour): string {
  return `var(--b-${colour})`;
}

function startOf(span: number): number {
  return span * SPAN - 20;
}

const CAP = '<rect x="-3" y="-2" width="6" height="5" fill="oklch(.2 .03 170)"/>';
const SPANS = 6;
const SPAN = 240;
const BULBS = 7;
const COLOURS: readonly Colour[] = ['red', 'marigold', 'enamel', 'white', 'rose2'];
