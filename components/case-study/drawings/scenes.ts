import { cloud, skyline, tree } from '@/components/drawings/furniture';
import { getPicture } from '@/components/drawings/picture';
import { pinShape } from '@/components/drawings/pin-shape';
import { layStreet, type Claim, type ShopId } from '@/components/drawings/street';
import { at } from '@/components/drawings/svg';

/** What a study is about, on the edge of the road: a shop, or a van where there is none. */
export function studyScene(scene: 'van' | ShopId, claim: Claim): string {
  const body =
    scene === 'van'
      ? at(318, -8, getPicture('case-studies/van').markup, 1.72) + pin(318, -176)
      : shopScene(scene, claim);
  return `<svg viewBox="0 -290 640 298" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${cloud(150, -210, 0.8)}${cloud(540, -252, 0.6)}${at(110, 0, skyline(900))}${tree(70, 190)}${tree(590, 170)}${body}</svg>`;
}

function pin(x: number, y: number): string {
  return `<g transform="translate(${x},${y}) scale(1.75)">${pinShape}</g>`;
}

function shopScene(shop: ShopId, claim: Claim): string {
  const { buildings, front, width } = layStreet([shop], claim);
  return `<g transform="translate(${320 - (width * 0.8) / 2},-6) scale(.8)">${buildings}${front}</g>`;
}
