import { getPicture } from './picture';
import { at, short } from './svg';

/**
 * Sets shops side by side along the ground line. A number in the plan is a gap in the row, for trees and lamps.
 * `claim` says whether a shop is drawn here for the first time on the page: its drawing then carries an id, and every
 * later one is a reference to it, which takes its colors (day or night) from where it stands.
 */
export function layStreet(plan: readonly StreetSlot[], claim: Claim): LaidStreet {
  const laid: LaidStreet = { buildings: '', front: '', width: 0, gaps: [], doors: [] };
  for (const slot of plan) {
    if (typeof slot === 'number') {
      laid.gaps.push(laid.width + slot / 2);
      laid.width += slot;
      continue;
    }
    const { width, layers } = getPicture(`shops/${slot}`);
    const { building = '', front } = layers;
    const isFirst = claim(slot);
    laid.buildings += isFirst
      ? at(laid.width, 0, `<g id="${buildingId(slot)}">${building}</g>`)
      : refer(buildingId(slot), laid.width, 0);
    if (front) {
      const id = `${buildingId(slot)}-front`;
      laid.front += isFirst ? at(laid.width, 6, `<g id="${id}">${front}</g>`) : refer(id, laid.width, 6);
    }
    laid.doors.push({ shop: slot, center: laid.width + width / 2 - MARGIN });
    laid.width += width - 2 * MARGIN;
  }
  return laid;
}

/** For drawings that stand alone: draws each shop once and refers to it when it comes again. */
export function claimOnce(): Claim {
  const claims = new Set<ShopId>();
  return shop => {
    if (claims.has(shop)) return false;
    claims.add(shop);
    return true;
  };
}

/** A shop with no part in the page's sharing, for places that are not always rendered. `prefix` keeps its clips apart. */
export function loneShop(shop: ShopId, prefix: string): string {
  const { building = '', front } = getPicture(`shops/${shop}`, `${prefix}${shop}`).layers;
  return building + (front ? at(0, 6, front) : '');
}

export function shopWidth(shop: ShopId): number {
  return getPicture(`shops/${shop}`).width - 2 * MARGIN;
}

function refer(id: string, x: number, y: number): string {
  return `<use href="#${id}" x="${short(x)}" y="${y}"/>`;
}

function buildingId(shop: ShopId): string {
  return `shop-${shop}`;
}

/** The room at each side of a shop in its picture: signs and cornices reach over its walls. */
const MARGIN = 20;

export type ShopId =
  | 'plumber'
  | 'restaurant'
  | 'dentist'
  | 'florist'
  | 'barber'
  | 'coffee'
  | 'auto'
  | 'vacant'
  | 'books'
  | 'hardware';
export type StreetSlot = ShopId | number;
export type Claim = (shop: ShopId) => boolean;
type LaidStreet = {
  buildings: string;
  front: string;
  width: number;
  gaps: number[];
  doors: { shop: ShopId; center: number }[];
};
