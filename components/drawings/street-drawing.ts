import { bench, bike, cloud, lamp, skyline, tree } from './furniture';
import { streetPin } from './pin-shape';
import { layStreet, type Claim, type ShopId, type StreetSlot } from './street';
import { short } from './svg';

/**
 * A whole street as one SVG string. The picture's box is narrow and centered on the pinned shop (or on the middle of
 * the row); the street runs out of the box on both sides, so the height alone decides the scale and the pin stands
 * in the middle of the screen at every width.
 */
export function streetDrawing({ plan, claim, label, pin, drop = false }: StreetDrawingSpec): string {
  const laid = layStreet(plan, claim);
  const pinned = laid.doors.find(door => door.shop === pin);
  const center = pinned?.center ?? laid.width / 2;
  const [first = 0, second = 0, third = 0] = laid.gaps;
  const furniture = [lamp(first + 32), lamp(third - 32), bench(second - 2), bike(third + 62)].join('');
  const trees = laid.gaps.map((gap, i) => (i === 1 ? tree(gap - 6, 168) : tree(gap, TREE_HEIGHTS[i % 3])));
  const clouds =
    cloud(center - 568, -330, 0.9) + cloud(center + 262, -344, 1.1) + cloud(center + 640, -300, 0.8);
  const body = [
    clouds,
    skyline(laid.width),
    laid.buildings,
    trees.join(''),
    ground(laid.width),
    laid.front,
    `<g transform="translate(0,10)">${furniture}</g>`,
    pinned ? streetPin({ x: center, y: PIN_Y, scale: PIN_SCALE, drop }) : '',
  ].join('');
  const box = `${short(center - BOX_WIDTH / 2)} ${-SKY} ${BOX_WIDTH} ${SKY + GROUND}`;
  return `<svg viewBox="${box}" preserveAspectRatio="xMidYMax meet" ${nameOf(label)}>${body}</svg>`;
}

/** A few shops in a fixed frame, for cards and articles: no sky line beyond them, cut at the frame's edge. */
export function streetCrop({
  plan,
  claim,
  pin,
  sky = 400,
  align = 'xMidYMax slice',
  label,
}: StreetCropSpec): string {
  const laid = layStreet(plan, claim);
  const pinned = laid.doors.find(door => door.shop === pin);
  const marker = pinned ? streetPin({ x: pinned.center, y: PIN_Y, scale: 1.6 }) : '';
  const body = laid.buildings + ground(laid.width) + laid.front + marker;
  const box = `-12 ${-sky} ${laid.width + 24} ${sky + GROUND}`;
  return `<svg viewBox="${box}" preserveAspectRatio="${align}" ${nameOf(label)}>${body}</svg>`;
}

/**
 * A row of shops that starts at the picture's left edge and runs out of it on the right, on a thin ground line that the
 * section around it carries on. The box is 300 by 262 units, 38 of them below the ground line.
 */
export function streetRow({ plan, claim }: Pick<StreetCropSpec, 'plan' | 'claim'>): string {
  const laid = layStreet(plan, claim);
  const pavement = `<path d="M${-OVERRUN} 0h${2 * OVERRUN}v24h${-2 * OVERRUN}Z" class="pave"/>`;
  const road = `<path d="M${-OVERRUN} 24h${2 * OVERRUN}v30h${-2 * OVERRUN}Z" class="road"/>`;
  const body =
    laid.buildings + pavement + road + laid.front + `<g transform="translate(0,8)">${lamp(-34)}</g>`;
  return `<svg viewBox="0 -224 300 262" preserveAspectRatio="xMinYMax meet" aria-hidden="true">${body}</svg>`;
}

/** One shop alone, standing on the frame's bottom edge. `markup` is its drawing. */
export function shopFrame({ markup, width, sky = 262, label }: ShopFrameSpec): string {
  return `<svg viewBox="-12 ${-sky} ${width + 24} ${sky + 8}" ${nameOf(label)}>${markup}</svg>`;
}

/** A picture with a name is one; without, it is decoration. */
function nameOf(label: string | undefined): string {
  return label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${label}"`;
}

function ground(width: number): string {
  const from = -OVERRUN;
  const w = width + 2 * OVERRUN;
  return (
    `<rect x="${from}" y="0" width="${w}" height="34" class="pave"/>` +
    `<rect x="${from}" y="34" width="${w}" height="8" class="kerb"/>` +
    `<rect x="${from}" y="42" width="${w}" height="40" class="road"/>`
  );
}

const SKY = 400;
const GROUND = 56;
const BOX_WIDTH = 592;
/** How far the pavement runs beyond the last shop, for very wide screens. */
const OVERRUN = 1600;
const PIN_Y = -338;
const PIN_SCALE = 1.75;
const TREE_HEIGHTS = [212, 190, 200] as const;

type StreetDrawingSpec = {
  plan: readonly StreetSlot[];
  claim: Claim;
  label?: string | undefined;
  pin?: ShopId | undefined;
  drop?: boolean | undefined;
};
type StreetCropSpec = {
  plan: readonly StreetSlot[];
  claim: Claim;
  pin?: ShopId | undefined;
  sky?: number | undefined;
  align?: string | undefined;
  label?: string | undefined;
};
type ShopFrameSpec = {
  markup: string;
  width: number;
  sky?: number | undefined;
  label?: string | undefined;
};
