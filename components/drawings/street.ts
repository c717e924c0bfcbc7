import { auto } from './shops/auto';
import { barber } from './shops/barber';
import { books } from './shops/books';
import { coffee } from './shops/coffee';
import { dentist } from './shops/dentist';
import { florist } from './shops/florist';
import { hardware } from './shops/hardware';
import { plumber } from './shops/plumber';
import { restaurant } from './shops/restaurant';
import type { Shop } from './shops/shop';
import { vacant } from './shops/vacant';
import { mergeShapes } from './merge-shapes';
import { at, sceneIds, short } from './svg';

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
    const shop: Shop = shops[slot];
    const isFirst = claim(slot);
    laid.buildings += isFirst
      ? at(laid.width, 0, define(slot, shop))
      : refer(buildingId(slot), laid.width, 0);
    if (shop.front) {
      const id = `${buildingId(slot)}-front`;
      laid.front += isFirst
        ? at(laid.width, 6, `<g id="${id}">${drawOnce(id, shop.front)}</g>`)
        : refer(id, laid.width, 6);
    }
    laid.doors.push({ shop: slot, center: laid.width + shop.width / 2 });
    laid.width += shop.width;
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
  const { draw, front }: Shop = shops[shop];
  return drawOnce(`${prefix}${shop}`, () => draw(sceneIds(prefix)) + (front ? at(0, 6, front()) : ''));
}

export function shopWidth(shop: ShopId): number {
  return shops[shop].width;
}

function define(slot: ShopId, shop: Shop): string {
  const id = buildingId(slot);
  return `<g id="${id}">${drawOnce(id, () => shop.draw(sceneIds(`${id}-`)))}</g>`;
}

/** Pages that are rendered per request show the same shops again: a street takes ten milliseconds to merge. */
function drawOnce(key: string, draw: () => string): string {
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const markup = mergeShapes(draw());
  drawings.set(key, markup);
  return markup;
}

const drawings = new Map<string, string>();

function refer(id: string, x: number, y: number): string {
  return `<use href="#${id}" x="${short(x)}" y="${y}"/>`;
}

function buildingId(shop: ShopId): string {
  return `shop-${shop}`;
}

const shops = {
  plumber,
  restaurant,
  dentist,
  florist,
  barber,
  coffee,
  auto,
  vacant,
  books,
  hardware,
} as const satisfies Record<string, Shop>;

export type ShopId = keyof typeof shops;
export type StreetSlot = ShopId | number;
export type Claim = (shop: ShopId) => boolean;
type LaidStreet = {
  buildings: string;
  front: string;
  width: number;
  gaps: number[];
  doors: { shop: ShopId; center: number }[];
};
