import { pinShape } from '@/components/drawings/pin-shape';
import { site } from '@/content/site';
import { paintMarkup, paintValue } from './poster-paint';
import { textOutlines, textWidth } from './poster-text';

/** What a page's share image shows. All are 1200 by 630. */
export type Poster = {
  headline: string;
  /** A color as the style sheets write it: the page's ground. */
  ground: string;
  /** A whole SVG; it gets its place from the layout. */
  picture: string;
  /**
   * `foot`: under the headline, from edge to edge. `side`: at the right, from top to bottom, on `panel`. `halves`: two
   * pictures, each under its half of the headline.
   */
  layout: 'foot' | 'side' | 'halves';
  panel?: string;
  /** The second picture of `halves`. */
  other?: string;
  /** The classes around the drawing that set its hour; the letters are white at night. */
  scenes?: readonly string[];
  isDark?: boolean;
};

const POSTER_SIZE = { width: 1200, height: 630 } as const;

/** The poster as one SVG that needs neither our style sheets nor our fonts. */
export function drawPoster(poster: Poster): string {
  const { width, height } = POSTER_SIZE;
  const layers = { foot: footLayers, side: sideLayers, halves: halfLayers }[poster.layout](poster);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><filter id="blur"><feGaussianBlur stdDeviation="6"/></filter></defs>${layers}</svg>`;
}

function footLayers(poster: Poster): string {
  return (
    fill(poster, '0 0 1200 630', poster.ground) +
    place(poster.picture, poster, '0 292 1200 338') +
    brand(poster) +
    headline(poster, { x: MARGIN, y: 116, width: 1072, sizes: [84, 76, 68, 60], lines: 2 })
  );
}

function sideLayers(poster: Poster): string {
  return (
    fill(poster, '0 0 1200 630', poster.ground) +
    fill(poster, '580 0 620 630', poster.panel ?? poster.ground) +
    `<svg x="580" y="0" width="620" height="630" viewBox="0 0 620 630" overflow="${isCut(poster) ? 'hidden' : 'visible'}">${place(poster.picture, poster, '0 0 620 630')}</svg>` +
    brand(poster) +
    headline(poster, { x: MARGIN, y: 128, width: 480, sizes: [84, 76, 68, 60, 54, 48], lines: 5 })
  );
}

function halfLayers(poster: Poster): string {
  const [left = '', right = ''] = poster.headline.split(/(?<=,) /);
  const text = { width: 500, sizes: [76, 68, 60, 54], lines: 3 };
  return (
    fill(poster, '0 0 600 630', poster.ground) +
    fill(poster, '600 0 600 630', poster.panel ?? poster.ground) +
    half(place(poster.picture, poster, '0 0 600 350'), 0) +
    half(place(poster.other ?? '', poster, '0 0 600 350'), 600) +
    brand(poster) +
    headline({ ...poster, headline: left }, { x: MARGIN, y: 116, ...text }) +
    headline({ ...poster, headline: right }, { x: 640, y: 116, ...text })
  );
}

/** Whether the drawing has to end where its panel does; a pavement runs on. */
function isCut({ panel, picture }: Poster): boolean {
  return panel !== undefined || /^<svg [^>]*slice"/.test(picture);
}

/** What a half's drawing has beyond its edges stays out of the other one. */
function half(markup: string, x: number): string {
  return `<svg x="${x}" y="280" width="600" height="350" viewBox="0 0 600 350">${markup}</svg>`;
}

function fill({ scenes }: Poster, box: string, color: string): string {
  const [x, y, width, height] = box.split(' ');
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${paintValue(color, scenes)}"/>`;
}

/** Puts a whole SVG into a box; what runs out of it stays visible. */
function place(picture: string, { scenes }: Poster, box: string): string {
  const [x, y, width, height] = box.split(' ');
  const placed = `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="visible" `;
  return paintMarkup(picture, scenes).replace('<svg ', placed);
}

function brand(poster: Poster): string {
  const pin = paintMarkup(
    `<g transform="translate(${MARGIN + 14},84) scale(.7)">${pinShape}</g>`,
    poster.scenes,
  );
  const name = textOutlines(site.name, { x: MARGIN + 40, y: 76, size: 30, stretch: 112, tracking: -0.03 });
  return `${pin}<g fill="${inkOf(poster)}">${name}</g>`;
}

/** In the largest size that fits. */
function headline(poster: Poster, { x, y, width, sizes, lines }: TextBlock): string {
  const fitting = sizes.map(size => ({ size, rows: wrap(poster.headline, { size, width }) }));
  const isFitting = ({ size, rows }: { size: number; rows: string[] }) =>
    rows.length <= lines && rows.every(row => textWidth(row, { size, tracking: TRACKING }) <= width);
  const chosen = fitting.find(isFitting) ?? fitting.at(-1);
  if (!chosen) return '';
  const { size, rows } = chosen;
  const outlines = rows.map((row, index) =>
    textOutlines(row, { x, y: y + size * (0.8 + index * 1.02), size, tracking: TRACKING }),
  );
  return `<g fill="${inkOf(poster)}">${outlines.join('')}</g>`;
}

/** Rows of about the same width, as few as fit; none where a word alone is too wide. */
function wrap(text: string, { size, width }: { size: number; width: number }): string[] {
  const fewest = fillRows(text, { size, width }).length;
  for (let narrower = width / 2; narrower < width; narrower += 12) {
    const rows = fillRows(text, { size, width: narrower });
    const isFitting = rows.every(row => textWidth(row, { size, tracking: TRACKING }) <= width);
    if (rows.length === fewest && isFitting) return rows;
  }
  return fillRows(text, { size, width });
}

function fillRows(text: string, { size, width }: { size: number; width: number }): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${rows.at(-1) ?? ''} ${word}`.trim();
    const fits = rows.length > 0 && textWidth(longer, { size, tracking: TRACKING }) <= width;
    if (fits) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

function inkOf({ isDark = false }: Poster): string {
  return isDark ? '#fff' : paintValue('var(--color-ink-fixed)');
}

const MARGIN = 64;
const TRACKING = -0.03;

type TextBlock = { x: number; y: number; width: number; sizes: readonly number[]; lines: number };
