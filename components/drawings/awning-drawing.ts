import { d, path, rect, short, times, type Color } from './svg';

/** A striped awning with scalloped feet, narrower at the wall than at its edge. */
function awning({ x, y, w, h, stripes, count }: AwningSpec): string {
  const n = count ?? Math.max(5, Math.round(w / 20) | 1);
  const foot = w / n;
  const top = w - 2 * FLARE;
  const scallop = d`v5a${foot / 2} ${foot / 2.2} 0 0 1 ${-foot} 0v-5Z`;
  const cloth = stripes.map((color, parity) => {
    const strips = times(n, i => {
      if (i % 2 !== parity) return '';
      const from = x + FLARE + (top * i) / n;
      const to = x + FLARE + (top * (i + 1)) / n;
      return d`M${from} ${y}L${to} ${y}L${x + (i + 1) * foot} ${y + h}${scallop}`;
    });
    return path(strips, color);
  });
  const fold = path(d`M${x + FLARE} ${y}h${top}l.6 3h${-top - 1.2}Z`, 'shade');
  return cloth.join('') + fold + rect({ x, y: y + h, w, h: 1.6, c: 'shade' });
}

/** An awning alone, stretched over the width of a card or a doorway. */
export function awningMarkup({ stripes, count = 11, height = 34 }: AwningMarkupSpec): string {
  const foot = FULL_WIDTH / count / 2.2;
  const box = `0 0 ${FULL_WIDTH} ${short(height + 6 + foot)}`;
  return `<svg viewBox="${box}" preserveAspectRatio="none" aria-hidden="true">${awning({ x: 0, y: 0, w: FULL_WIDTH, h: height, stripes, count })}</svg>`;
}

const FLARE = 4;
const FULL_WIDTH = 400;

export type Stripes = readonly [Color, Color];
type AwningSpec = { x: number; y: number; w: number; h: number; stripes: Stripes; count?: number };
type AwningMarkupSpec = { stripes: Stripes; count?: number; height?: number };
