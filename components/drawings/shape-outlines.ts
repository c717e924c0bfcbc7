import type { Box } from './box';
import type { Attributes } from './markup';
import { d } from './svg';

/** How each basic shape is written as path data, by its tag. */
export const outlines: Record<string, Outline> = {
  rect: { draw: rectOutline, isClockwise: true },
  circle: { draw: ovalOutline, isClockwise: true },
  ellipse: { draw: ovalOutline, isClockwise: true },
  path: { draw: ({ d: data = '' }) => ({ d: data }), isClockwise: false },
};

/** The attributes that become path data. */
export const GEOMETRY: ReadonlySet<string> = new Set([
  'x', 'y', 'width', 'height', 'rx', 'ry', 'r', 'cx', 'cy', 'd',
]); // prettier-ignore

function rectOutline(attributes: Attributes): Drawing {
  const at = read(attributes);
  const [x, y, w, h] = [at('x'), at('y'), at('width'), at('height')];
  const box = { left: x, top: y, right: x + w, bottom: y + h };
  if (attributes['rx'] === undefined) return { d: d`M${x} ${y}h${w}v${h}h${-w}z`, box };
  const r = Math.min(at('rx'), w / 2, h / 2);
  const corner = (dx: number, dy: number) => d`a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const start = d`M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}`;
  return { d: start + d`h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`, box };
}

function ovalOutline(attributes: Attributes): Drawing {
  const at = read(attributes);
  const [cx, cy] = [at('cx'), at('cy')];
  const [rx, ry] = attributes['r'] === undefined ? [at('rx'), at('ry')] : [at('r'), at('r')];
  const half = (w: number) => d`a${rx} ${ry} 0 0 1 ${w} 0`;
  const box = { left: cx - rx, top: cy - ry, right: cx + rx, bottom: cy + ry };
  return { d: d`M${cx - rx} ${cy}${half(2 * rx)}${half(-2 * rx)}z`, box };
}

function read(attributes: Attributes): (name: string) => number {
  return name => Number(attributes[name] ?? 0);
}

/** The box is given where it is known better than from the path. */
type Drawing = { d: string; box?: Box };
/** Whether it runs clockwise is known of shapes, not of paths that were written by hand. */
export type Outline = { draw: (attributes: Attributes) => Drawing; isClockwise: boolean };
