/**
 * The rank grid over the map: 35 corners, each with the place it would get in a search from there. On the shop's own
 * corner stands its pin, so 34 are drawn; the captions count all of them, the search from the door included.
 * Green is the top three, marigold four to nine, red the rest. Captions count from the same rule, so they cannot lie.
 */
export function rankGrid(rule: RankRule): string {
  return corners()
    .filter(({ column, row }) => column !== MIDDLE_COLUMN || row !== MIDDLE_ROW)
    .map(({ x, y, distance, column, row }) => {
      const rank = rule(distance, column, row);
      const text = rank > LAST_SHOWN ? `${LAST_SHOWN}+` : String(rank);
      return `<g class="gg gg-${tone(rank)}" transform="translate(${x},${y})"><circle r="19"/><text y="5.4" text-anchor="middle">${text}</text></g>`;
    })
    .join('');
}

/** How many of the corners the rule puts in the top three, of how many. */
export function countTopThree(rule: RankRule): { top: number; corners: number } {
  const all = corners();
  const top = all.filter(corner => rule(corner.distance, corner.column, corner.row) <= 3).length;
  return { top, corners: all.length };
}

/** All corners, those that the rule puts in the top three first, and of both kinds the nearest first. */
export function topThreeFirst(rule: RankRule): readonly { column: number; row: number }[] {
  const isTop = (corner: Corner) => rule(corner.distance, corner.column, corner.row) <= 3;
  return corners().sort((a, b) => Number(isTop(b)) - Number(isTop(a)) || a.distance - b.distance);
}

/** Ranks that worsen quickly away from the door, as before any work. */
export const firstDayRanks: RankRule = (distance, column, row) =>
  Math.round(5 + distance * 4.2 + ((column * 7 + row * 5) % 4));

/** Ranks after ninety days: green around the shop, thinning at the edges. */
export const ninetyDayRanks: RankRule = (distance, column, row) =>
  Math.max(1, Math.round(distance * distance * 0.62 + ((column * 7 + row * 5) % 3) * 0.6));

/** Ranks of a shop that is well known near its door and hardly further out. */
export const neighborhoodRanks: RankRule = (distance, column, row) =>
  distance < 0.5
    ? 1
    : Math.max(1, Math.round(distance * distance * 1.35 + ((column * 7 + row * 5) % 3) - 0.6));

function corners(): Corner[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const column = index % COLUMNS;
    const row = Math.floor(index / COLUMNS);
    return {
      column,
      row,
      x: Math.round(MARGIN_X + (column * (W - 2 * MARGIN_X)) / (COLUMNS - 1)),
      y: Math.round(MARGIN_Y + (row * (H - 2 * MARGIN_Y)) / (ROWS - 1)),
      distance: Math.hypot((column - MIDDLE_COLUMN) / 1.25, row - MIDDLE_ROW),
    };
  });
}

function tone(rank: number): 'hi' | 'mid' | 'lo' {
  if (rank <= 3) return 'hi';
  return rank <= 9 ? 'mid' : 'lo';
}

const W = 720;
const H = 520;
const COLUMNS = 7;
const ROWS = 5;
const MIDDLE_COLUMN = 3;
const MIDDLE_ROW = 2;
const MARGIN_X = 92;
const MARGIN_Y = 74;
const LAST_SHOWN = 20;

/** Given the distance from the shop and the corner's place in the grid, the rank found there. */
export type RankRule = (distance: number, column: number, row: number) => number;
type Corner = { column: number; row: number; x: number; y: number; distance: number };
