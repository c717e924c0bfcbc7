import { getPicture } from '@/components/drawings/picture';
import { at, short } from '@/components/drawings/svg';

/**
 * The same small drawing as often as something was counted, in rows, so a reader can count it too. In the places
 * between `count` and `of` stands the unit's other picture, `…-rest`. The id names the drawing on the page.
 */
export function unitGrid({ id, unit, count, of = count, columns, label }: UnitGridSpec): string {
  const { width, height, markup: full } = getPicture(`units/${unit}`);
  const rows = Math.ceil(of / columns);
  const cells = Array.from({ length: of }, (_, index) => {
    const x = (index % columns) * width;
    const y = Math.floor(index / columns) * height;
    const name = index < count ? id : `${id}-rest`;
    const isFirst = index === 0 || index === count;
    if (!isFirst) return `<use href="#${name}" x="${short(x)}" y="${short(y)}"/>`;
    // The first of its kind stands at the origin of a group, so the others only move it.
    const unitMarkup = `<g id="${name}">${index < count ? full : getPicture(`units/${unit}-rest`).markup}</g>`;
    return x === 0 && y === 0 ? unitMarkup : at(x, y, unitMarkup);
  });
  const name = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${label}"`;
  return `<svg viewBox="0 0 ${columns * width} ${rows * height}" ${name}>${cells.join('')}</svg>`;
}

type UnitGridSpec = {
  id: string;
  unit: string;
  count: number;
  of?: number;
  columns: number;
  label?: string;
};
