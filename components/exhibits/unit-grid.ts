import { at, short } from '@/components/drawings/svg';

/**
 * The same small drawing as often as something was counted, in rows, so a reader can count it too. `rest` is drawn
 * in the places between `count` and `of`. The unit stands in a box of its own with its left top corner at 0, 0. The id
 * names the drawing on the page.
 */
export function unitGrid({ id, unit, count, of = count, columns, label }: UnitGridSpec): string {
  const rows = Math.ceil(of / columns);
  const cells = Array.from({ length: of }, (_, index) => {
    const x = (index % columns) * unit.width;
    const y = Math.floor(index / columns) * unit.height;
    const name = index < count ? id : `${id}-rest`;
    const isFirst = index === 0 || index === count;
    if (!isFirst) return `<use href="#${name}" x="${short(x)}" y="${short(y)}"/>`;
    // The first of its kind stands at the origin of a group, so the others only move it.
    const unitMarkup = `<g id="${name}">${index < count ? unit.draw : (unit.rest ?? '')}</g>`;
    return x === 0 && y === 0 ? unitMarkup : at(x, y, unitMarkup);
  });
  const name = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${label}"`;
  return `<svg viewBox="0 0 ${columns * unit.width} ${rows * unit.height}" ${name}>${cells.join('')}</svg>`;
}

export type Unit = { width: number; height: number; draw: string; rest?: string };

type UnitGridSpec = {
  id: string;
  unit: Unit;
  count: number;
  of?: number;
  columns: number;
  label?: string;
};
