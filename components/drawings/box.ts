/** What a shape surely lies within, in drawing units. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The smallest box around points, with room on every side. */
export function boxAround(points: readonly Point[], room = 0): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs) - room,
    top: Math.min(...ys) - room,
    right: Math.max(...xs) + room,
    bottom: Math.max(...ys) + room,
  };
}

export function moveBox({ left, top, right, bottom }: Box, [dx, dy]: Point): Box {
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
}

/** Boxes that only touch do not overlap. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

export type Point = readonly [x: number, y: number];
