import { pinShape } from '@/components/drawings/pin-shape';
import { town } from '@/components/drawings/town';

/** The town once for the page; each further map only refers to it. */
export function townMap({ isFirst, marks, label }: TownMapSpec): string {
  const ground = isFirst
    ? `<g id="study-town">${town({ seed: 23, labels: 'none' })}</g>`
    : '<use href="#study-town"/>';
  return `<svg viewBox="0 0 480 340" role="img" aria-label="${label}">${ground}${marks}</svg>`;
}

/** A number at each of the 35 corners, and the pin over the door. */
export function rankMarks(ranks: Ranks): string {
  const marks = ranks.flatMap((row, j) =>
    row.map((rank, i) => {
      const look = rank <= 3 ? 'high' : rank <= 9 ? 'middle' : 'low';
      return `<g class="rank rank-${look}" transform="translate(${44 + i * 65},${44 + j * 63})"><circle r="20"/><text y="6">${rank}</text></g>`;
    }),
  );
  return marks.join('') + pin(271.5, 158);
}

/** Stops in their order: filled when they were on time, outlined when it was dark. */
export function stopMarks({ onTime, late }: Stops): string {
  return (
    onTime.map(at => stop(at, 'day')).join('') + late.map(at => stop(at, 'night')).join('') + pin(300, 176)
  );
}

function stop([x, y]: readonly [number, number], look: 'day' | 'night'): string {
  return `<circle class="stop-${look}" cx="${x}" cy="${y}" r="11"/>`;
}

export function countFirstThree(ranks: Ranks): number {
  return ranks.flat().filter(rank => rank <= 3).length;
}

function pin(x: number, y: number): string {
  return `<g transform="translate(${x},${y}) scale(.86)">${pinShape}</g>`;
}

export type Ranks = readonly (readonly number[])[];
type Stops = Record<'onTime' | 'late', readonly (readonly [number, number])[]>;
type TownMapSpec = { isFirst: boolean; marks: string; label: string };
