import { d, times, type Color } from './svg';

/**
 * The string of lights of the July promotion, and of nothing else. `lit: false` hangs gray bulbs: it is over. Every
 * page carries it in its popup, so it is drawn with few signs: a bulb is a short stroke with round ends, and its halo
 * the same stroke, wider.
 */
export function lightString({ lit }: { lit: boolean }): string {
  const wire = times(SPANS, k => {
    const x = startOf(k);
    return `M${x} 4Q${x + SPAN / 2} 78 ${x + SPAN} 4`;
  });
  const cord = stroke(wire, { color: lit ? 'oklch(.55 .06 165)' : 'oklch(.5 .02 230)', width: 2.4 });
  const strings = COLORS.map(color => ({
    color: lit ? `var(--b-${color})` : 'oklch(.55 .01 230)',
    bulbs: hang(color, 'v3'),
  }));
  const halos = strings.map(({ color, bulbs }) =>
    stroke(bulbs, { color, width: 34, attrs: ' opacity=".22"' }),
  );
  const caps = COLORS.map(color => hang(color, 'v-10')).join('');
  return [
    `<svg viewBox="0 0 ${SPANS * SPAN} 84" preserveAspectRatio="xMinYMin slice" aria-hidden="true" fill="none">${cord}`,
    `<g stroke-linecap="round">${lit ? halos.join('') : ''}</g>`,
    stroke(caps, { color: 'oklch(.2 .03 170)', width: 6 }),
    `<g stroke-linecap="round">`,
    ...strings.map(({ color, bulbs }) => stroke(bulbs, { color, width: 11 })),
    '</g></svg>',
  ].join('');
}

/** A line from the middle of each place where a bulb of this color hangs. */
function hang(color: Color, way: string): string {
  return times(SPANS, k =>
    times(BULBS, index => {
      if (COLORS[(index + 1 + k) % COLORS.length] !== color) return '';
      const t = (index + 1) / (BULBS + 1);
      const y = 4 * (1 - t) ** 2 + 2 * 78 * t * (1 - t) + 4 * t * t;
      return d`M${startOf(k) + SPAN * t} ${Math.round(y + 8)}` + way;
    }),
  );
}

function stroke(data: string, { color, width, attrs = '' }: StrokeLook): string {
  return `<path d="${data}" stroke="${color}" stroke-width="${width}"${attrs}/>`;
}

function startOf(span: number): number {
  return span * SPAN;
}

/** Whole ones, hung from the left edge: a card as wide as two of them has a nail at each end. */
const SPANS = 5;
const SPAN = 240;
const BULBS = 7;
const COLORS: readonly Color[] = ['red', 'marigold', 'enamel', 'white', 'rose2'];

type StrokeLook = { color: string; width: number; attrs?: string };
