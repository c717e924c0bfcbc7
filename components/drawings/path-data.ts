import { boxAround, type Box, type Point } from './box';
import { short } from './svg';

/**
 * Path data moved by an offset, and a box that surely holds what it encloses: curves by their control points, arcs by
 * their radii. Reads the commands that the drawings write (M L H V Q C S A Z, absolute and relative) and throws at others.
 */
export function movePath(data: string, by: Point): { d: string; box: Box } {
  const points: Point[] = [];
  let moved = '';
  let pen: Point = by;
  let start: Point = by;
  for (const [, letter = '', text = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toUpperCase();
    const axes = AXES[kind];
    if (axes === undefined) throw new Error(`The path command ${letter} cannot be moved: ${data}`);
    const isRelative = letter !== kind && moved !== '';
    const numbers = Array.from(text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g), Number);
    for (let from = 0; from < numbers.length; from += axes.length) {
      const step = numbers.slice(from, from + axes.length);
      if (kind === 'S') points.push(mirror(points.at(-2) ?? pen, pen));
      const reached = follow(axes, step, { pen, base: isRelative ? pen : by });
      points.push(...reached);
      pen = reached.at(-1) ?? pen;
      if (kind === 'M' && from === 0) start = pen;
    }
    if (kind === 'Z') pen = start;
    moved += isRelative ? letter + text.trim() : kind + write(numbers, axes, by);
  }
  return { d: moved, box: boxAround(points) };
}

/** The points that a step of one command stays between; the last one is where it ends. */
function follow(axes: string, step: readonly number[], { pen, base }: { pen: Point; base: Point }): Point[] {
  const at = (index: number, axis: 0 | 1) => (step[index] ?? 0) + base[axis];
  if (axes === 'x') return [[at(0, 0), pen[1]]];
  if (axes === 'y') return [[pen[0], at(0, 1)]];
  if (axes !== ARC)
    return Array.from({ length: axes.length / 2 }, (_, i) => [at(2 * i, 0), at(2 * i + 1, 1)]);
  const end: Point = [at(5, 0), at(6, 1)];
  const [rx = 0, ry = 0, , isLarge = 0] = step;
  const around = boxAround([pen, end], Math.max(rx, ry) * (isLarge ? 2 : 1));
  return [[around.left, around.top], [around.right, around.bottom], end];
}

/** The control point that a smooth curve takes over from the one before. */
function mirror([x, y]: Point, [aroundX, aroundY]: Point): Point {
  return [2 * aroundX - x, 2 * aroundY - y];
}

function write(numbers: readonly number[], axes: string, by: Point): string {
  const moved = numbers.map((number, index) => {
    const axis = axes[index % axes.length];
    return short(axis === 'x' ? number + by[0] : axis === 'y' ? number + by[1] : number);
  });
  return moved.join(' ').replaceAll(' -', '-');
}

const ARC = '-----xy';
const AXES: Record<string, string> = {
  M: 'xy', L: 'xy', H: 'x', V: 'y', Q: 'xyxy', S: 'xyxy', C: 'xyxyxy', A: ARC, Z: '',
}; // prettier-ignore
