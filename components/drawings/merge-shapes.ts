import { boxAround, EVERYWHERE, moveBox, overlap, type Box, type Point } from './box';
import {
  parseMarkup,
  writeAttributes,
  writeElement,
  writeMarkup,
  type Attributes,
  type MarkupNode,
} from './markup';
import { movePath } from './path-data';
import { GEOMETRY, outlines, type Outline } from './shape-outlines';
import { short } from './svg';

/**
 * The same picture in fewer elements: shapes of one paint become one path wherever nothing that lies between them is
 * drawn over or under, and plain moves are written into the coordinates. A browser styles and lays out every element
 * of every scene before it shows a page, so they are what a drawing costs a visitor.
 */
export function mergeShapes(markup: string): string {
  return merge(parseMarkup(markup)).map(write).join('');
}

function merge(nodes: readonly MarkupNode[]): DrawnPart[] {
  const merged: DrawnPart[] = [];
  for (const part of nodes.flatMap(node => place(node, [0, 0]))) {
    const earlier = part.kind === 'shape' ? findEarlier(merged, part) : undefined;
    if (earlier === undefined || part.kind !== 'shape') {
      merged.push(part);
      continue;
    }
    earlier.d += part.d;
    earlier.boxes.push(...part.boxes);
    earlier.isClockwise &&= part.isClockwise;
  }
  return merged;
}

/** The shape that this one may become a part of: nothing drawn since then touches the same place. */
function findEarlier(merged: readonly DrawnPart[], shape: Shape): Shape | undefined {
  for (const earlier of merged.toReversed()) {
    const isOver = shape.boxes.some(box => earlier.boxes.some(other => overlap(box, other)));
    if (earlier.kind === 'shape' && earlier.paint === shape.paint) {
      // Two outlines of one path that run against each other would cut a hole where they overlap.
      const isUnion = shape.isSolid && (shape.isStroke || (shape.isClockwise && earlier.isClockwise));
      if (!isOver || isUnion) return earlier;
    }
    if (isOver) return undefined;
  }
  return undefined;
}

function place(node: MarkupNode, by: Point): DrawnPart[] {
  if (typeof node === 'string') return [{ kind: 'other', markup: node, boxes: [EVERYWHERE] }];
  const { tag, attributes, children } = node;
  if (tag === 'g') return placeGroup(attributes, children, by);
  if (tag === 'clipPath') return [{ kind: 'other', markup: writeMarkup(node), boxes: [] }];
  if (tag === 'text') return [placeText(attributes, children, by)];
  const outline = outlines[tag];
  if (outline === undefined || attributes['class'] === GLOW) {
    const moved = { ...attributes, ...transform(attributes, by) };
    return [
      { kind: 'other', markup: writeMarkup({ tag, attributes: moved, children }), boxes: [EVERYWHERE] },
    ];
  }
  return [placeShape(attributes, outline, by)];
}

function placeShape(attributes: Attributes, outline: Outline, by: Point): Shape {
  const shape = outline.draw(attributes);
  const moved = movePath(shape.d, by);
  const box = shape.box === undefined ? moved.box : moveBox(shape.box, by);
  const looks = Object.entries(attributes).filter(([name]) => !GEOMETRY.has(name));
  const isStroke = attributes['fill'] === 'none';
  const half = isStroke ? Number(attributes['stroke-width'] ?? 1) / 2 : 0;
  return {
    kind: 'shape',
    d: moved.d,
    paint: writeAttributes(Object.fromEntries(looks)),
    boxes: [
      { left: box.left - half, top: box.top - half, right: box.right + half, bottom: box.bottom + half },
    ],
    isStroke,
    isClockwise: outline.isClockwise,
    isSolid: attributes['opacity'] === undefined && !SEEN_THROUGH.has(attributes['class'] ?? ''),
  };
}

function placeGroup(attributes: Attributes, children: readonly MarkupNode[], by: Point): DrawnPart[] {
  const names = Object.keys(attributes);
  const move = /^translate\(([^,]+),([^)]+)\)$/.exec(attributes['transform'] ?? 'translate(0,0)');
  if (move !== null && names.every(name => name === 'transform')) {
    const inner: Point = [by[0] + Number(move[1]), by[1] + Number(move[2])];
    return children.flatMap(child => place(child, inner));
  }
  const inside = merge(children);
  const moved = { ...attributes, ...transform(attributes, by) };
  const boxes =
    attributes['transform'] === undefined
      ? inside.flatMap(part => part.boxes).map(box => moveBox(box, by))
      : [EVERYWHERE];
  return [{ kind: 'other', markup: writeElement('g', moved, inside.map(write).join('')), boxes }];
}

/** No word is wider than a square for each of its letters. */
function placeText(attributes: Attributes, children: readonly MarkupNode[], by: Point): DrawnPart {
  const [x, y] = [Number(attributes['x'] ?? 0) + by[0], Number(attributes['y'] ?? 0) + by[1]];
  const size = Number(attributes['font-size']);
  const words = children.map(writeMarkup).join('');
  const isKnown = attributes['text-anchor'] === 'middle' && size > 0;
  const half = (words.length * size) / 2;
  const moved = { ...attributes, x: short(x), y: short(y) };
  return {
    kind: 'other',
    markup: writeElement('text', moved, words),
    boxes: [
      isKnown
        ? boxAround([
            [x - half, y - size],
            [x + half, y + size / 2],
          ])
        : EVERYWHERE,
    ],
  };
}

function transform(attributes: Attributes, [dx, dy]: Point): Attributes {
  if (dx === 0 && dy === 0) return {};
  return { transform: [`translate(${short(dx)},${short(dy)})`, attributes['transform']].join(' ').trim() };
}

function write(part: DrawnPart): string {
  return part.kind === 'shape' ? `<path d="${part.d}"${part.paint}/>` : part.markup;
}

/** Its blur reaches beyond its outline. */
const GLOW = 'gl';
const SEEN_THROUGH: ReadonlySet<string> = new Set(['hi', 'sh']);

type DrawnPart = Shape | { kind: 'other'; markup: string; boxes: Box[] };
type Shape = {
  kind: 'shape';
  d: string;
  /** Every attribute but the geometry. */
  paint: string;
  boxes: Box[];
  isStroke: boolean;
  isClockwise: boolean;
  isSolid: boolean;
};
