/**
 * The drawing vocabulary: SVG strings whose colors are classes, so one drawing serves day and night.
 * The ground line is y = 0 and up is negative. Numbers are rounded, because these strings are sent with every page.
 */
export function rect({ x, y, w, h, c, attrs = '' }: RectSpec): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" ${paint(c)}${space(attrs)}/>`;
}

/** A rectangle written as a viewBox is: `block('0 -20 40 20', 'wood')`. */
export function block(box: string, c: Paint, attrs = ''): string {
  const [x = 0, y = 0, w = 0, h = 0] = box.split(' ').map(Number);
  return rect({ x, y, w, h, c, attrs });
}

export function path(d: string, c: Paint, attrs = ''): string {
  return `<path d="${d}" ${paint(c)}${space(attrs)}/>`;
}

export function circle(x: number, y: number, radius: number, c: Paint): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${paint(c)}/>`;
}

export function ellipse(x: number, y: number, [rx, ry]: readonly [number, number], c: Paint): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" ${paint(c)}/>`;
}

/** A line with round ends. */
export function line(d: string, c: Color, width: number): string {
  return `<path d="${d}" fill="none" class="s c-${c}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A circle's outline. */
export function ring(
  x: number,
  y: number,
  radius: number,
  { c, width }: { c: Color; width: number },
): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="none" class="s c-${c}" stroke-width="${width}"/>`;
}

/** Moves (and scales) what is drawn around the origin. */
export function at(x: number, y: number, markup: string, scale?: number): string {
  const zoom = scale === undefined ? '' : ` scale(${short(scale)})`;
  return `<g transform="translate(${short(x)},${short(y)})${zoom}">${markup}</g>`;
}

/** Path data with its numbers rounded: d`M${x} ${y}h${w}`. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index];
    if (value === undefined) return text + part;
    return text + part + (typeof value === 'number' ? short(value) : value);
  }, '');
}

/** A number as briefly as one tenth of a unit can be written. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}

/** Clip ids for one scene: `{prefix}1`, `{prefix}2`, ... Two scenes on a page need two prefixes. */
export function sceneIds(prefix: string): NextId {
  let count = 0;
  return () => `${prefix}${++count}`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

function paint(c: Paint): string {
  if (c === 'none') return 'fill="none"';
  const special = SPECIAL[c];
  return special === undefined ? `class="f c-${c}"` : `class="${special}"`;
}

function space(attrs: string): string {
  return attrs === '' ? '' : ` ${attrs}`;
}

const SPECIAL: Partial<Record<Paint, string>> = {
  glass: 'g',
  glass2: 'g2',
  shade: 'sh',
  hi: 'hi',
  glow: 'gl',
};

type NextId = () => string;
export type Color =
  | 'white' | 'cream' | 'rose' | 'rose2' | 'butter' | 'butter2' | 'mint2' | 'blue' | 'blue2' | 'brick' | 'terra'
  | 'green' | 'green2' | 'plum' | 'plum2' | 'slate' | 'ink' | 'bottle' | 'red' | 'marigold' | 'enamel' | 'iron'
  | 'steel' | 'stone' | 'wood' | 'brass' | 'leaf' | 'leaf2' | 'leaf3' | 'trunk'; // prettier-ignore
type Paint = Color | 'glass' | 'glass2' | 'shade' | 'hi' | 'glow' | 'none';

type RectSpec = { x: number; y: number; w: number; h: number; c: Paint; attrs?: string };
