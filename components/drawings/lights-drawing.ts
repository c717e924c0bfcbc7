import { short, times, type Colour } from './svg';

/** The string of lights of the July promotion, and of nothing else. `lit: false` hangs grey bulbs: it is over. */
export function lightString({ lit }: { lit: boolean }): string {
  const spans = times(SPANS, k => bulbs(k, lit));
  const wire = times(SPANS, k => {
    const x = startOf(k);
    return `M${x} 4Q${x + SPAN / 2} 78 ${x + SPAN} 4`;
  });
  const cord = `<path d="${wire}" fill="none" stroke="${lit ? 'oklch(.55 .06 165)' : 'oklch(.5 .02 230)'}" stroke-width="2.4"/>`;
  return `<svg viewBox="0 0 1240 84" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${cord}${spans}</svg>`;
}

function bulbs(k: number, lit: boolean): string {
  return times(BULBS, index => {
    const t = (index + 1) / (BULBS + 1);
    const x = startOf(k) + SPAN * t;
    const y = 4 * (1 - t) ** 2 + 2 * 78 * t * (1 - t) + 4 * t * t;
    const colour = lit ? `var(--b-${COLOURS[(index + 1 + k) % COLOURS.length]})` : 'oklch(.55 .01 230)';
    const halo = lit ? `<circle r="17" cy="9" fill="${colour}" opacity=".22"/>` : '';
    return `<g transform="translate(${short(x)},${short(y)})">${halo}<rect x="-3" y="-2" width="6" height="5" fill="oklch(.2 .03 170)"/><ellipse cy="9" rx="5.5" ry="7" fill="${colour}"/></g>`;
  });
}

function startOf(span: number): number {
  return span * SPAN - 20;
}

const SPANS = 6;
const SPAN = 240;
const BULBS = 7;
const COLOURS: readonly Colour[] = ['red', 'marigold', 'enamel', 'white', 'rose2'];
