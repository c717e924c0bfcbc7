import { bladeSign, type BladeLook } from '@/components/drawings/blade-sign-drawing';
import { portraitMarkup, type PersonId } from '@/components/drawings/people';
import { getPicture } from '@/components/drawings/picture';
import { pinShape } from '@/components/drawings/pin-shape';
import { ninetyDayRanks, rankGrid } from '@/components/drawings/rank-grid';
import { claimOnce, layStreet, shopWidth, type ShopId, type StreetSlot } from '@/components/drawings/street';
import { shopFrame, streetDrawing } from '@/components/drawings/street-drawing';
import { at, block } from '@/components/drawings/svg';
import { town } from '@/components/drawings/town';

/** A street from edge to edge, the pin on one shop. */
export function streetOf(plan: readonly StreetSlot[], pin?: ShopId): string {
  return streetDrawing({ plan, claim: claimOnce(), pin });
}

export function oneShop(shop: ShopId): string {
  const { buildings, front } = layStreet([shop], claimOnce());
  const ground =
    '<path d="M-900 0h2400v24h-2400Z" class="pave"/><path d="M-900 24h2400v60h-2400Z" class="road"/>';
  return shopFrame({ markup: ground + buildings + front, width: shopWidth(shop), sky: 400 });
}

/** The town with the shop's spot on the map at each corner. */
export function rankMap(): string {
  const pin = `<g transform="translate(360,262) scale(1.35)">${pinShape}</g>`;
  return `<svg viewBox="150 40 440 440" preserveAspectRatio="xMidYMid slice">${town({ seed: 23, labels: 'none' })}${rankGrid(ninetyDayRanks)}${pin}</svg>`;
}

export function hungSign(look: BladeLook): string {
  return withFrame(bladeSign({ ...look, hung: true }), '-14 -8 68 72');
}

/** A room of the agency on a floor that runs from edge to edge. */
export function room(id: 'websites' | 'words-and-pictures' | 'reports'): string {
  const floor = block('-900 176 2400 14', 'wood');
  return `<svg viewBox="0 0 360 190" preserveAspectRatio="xMaxYMax meet">${floor}${getPicture(`rooms/${id}`).markup}</svg>`;
}

/** People side by side, cut at the lower edge. */
export function people(ids: readonly PersonId[]): string {
  const portraits = ids.map((id, index) =>
    portraitMarkup(id, { id: `poster-${id}` }).replace(
      '<svg ',
      `<svg x="${index * 232}" width="240" height="240" `,
    ),
  );
  return `<svg viewBox="0 0 ${ids.length * 232} 240" preserveAspectRatio="xMidYMax meet">${portraits.join('')}</svg>`;
}

/** People in two rows, the second before the first. */
export function twoRows(ids: readonly PersonId[]): string {
  const perRow = Math.ceil(ids.length / 2);
  const portraits = ids.map((id, index) => {
    const isFront = index >= perRow;
    const x = (index % perRow) * 190 + (isFront ? 95 : 0);
    const place = `<svg x="${x}" y="${isFront ? 84 : 0}" width="240" height="240" `;
    return portraitMarkup(id, { id: `poster-${id}` }).replace('<svg ', place);
  });
  return `<svg viewBox="0 10 ${perRow * 190 + 145} 304" preserveAspectRatio="xMidYMax meet">${portraits.join('')}</svg>`;
}

/** Drawings of one size in rows, on tiles of the given colors in turn. */
export function tiles(drawings: readonly string[], { box, columns, grounds }: TileSpec): string {
  const [width, height] = box;
  const cells = drawings.map((drawing, index) => {
    const x = (index % columns) * (width + GAP);
    const y = Math.floor(index / columns) * (height + GAP);
    const ground = grounds[index % grounds.length] ?? 'none';
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${drawing}</svg>`;
  });
  const rows = Math.ceil(drawings.length / columns);
  const frame = `${-GAP} ${-GAP} ${columns * (width + GAP) + GAP} ${rows * (height + GAP) + GAP}`;
  return `<svg viewBox="${frame}" preserveAspectRatio="xMidYMid meet">${cells.join('')}</svg>`;
}

/** Signs in a row, hanging from one rail. */
export function signRow(looks: readonly BladeLook[]): string {
  const signs = looks.map((look, index) => at(index * 66, 0, insideOf(bladeSign({ ...look, hung: true }))));
  return `<svg viewBox="-34 -16 ${looks.length * 66 + 56} 92" preserveAspectRatio="xMidYMid meet">${signs.join('')}</svg>`;
}

/** Plates without their brackets, in rows. */
export function plateGrid(looks: readonly BladeLook[]): string {
  const plates = looks.map(look => at(26, 26, insideOf(bladeSign(look)), 1.15));
  return tiles(plates, { box: [52, 52], columns: 4, grounds: ['none'] });
}

function insideOf(svg: string): string {
  return svg.replace(/^<svg [^>]*>|<\/svg>$/g, '');
}

function withFrame(markup: string, viewBox: string): string {
  return markup.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}" preserveAspectRatio="xMidYMid meet"`);
}

const GAP = 10;

type TileSpec = { box: readonly [number, number]; columns: number; grounds: readonly string[] };
