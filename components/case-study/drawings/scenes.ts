import { cloud, skyline, tree } from '@/components/drawings/furniture';
import { pinShape } from '@/components/drawings/pin-shape';
import { signText } from '@/components/drawings/sign-text';
import { layStreet, type Claim, type ShopId } from '@/components/drawings/street';
import { at, block, circle, path } from '@/components/drawings/svg';

/** What a study is about, on the edge of the road: a shop, or a van where there is none. */
export function studyScene(scene: 'van' | ShopId, claim: Claim): string {
  const body = scene === 'van' ? at(318, -8, van(), 1.72) + pin(318, -176) : shopScene(scene, claim);
  return `<svg viewBox="0 -290 640 298" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${cloud(150, -210, 0.8)}${cloud(540, -252, 0.6)}${at(110, 0, skyline(900))}${tree(70, 190)}${tree(590, 170)}${body}</svg>`;
}

/** Around the middle of its wheels' ground line. */
export function van(): string {
  return (
    path('M-92 -14v-66q0-8 8-8h112q6 0 10 4l26 30 22 8q8 3 8 10v22Z', 'white') +
    path('M32 -80h6l24 28h-30Z', 'glass') +
    block('-92 -34 186 8', 'red') +
    signText('ODELL & SONS', { x: -30, y: -54, width: 104, size: 17, c: 'bottle' }) +
    signText('PLUMBING · 24/7', { x: -30, y: -41, width: 104, size: 9, c: 'red' }) +
    block('84 -30 10 8', 'marigold', 'rx="2"') +
    block('22 -60 2 40', 'shade') +
    wheel(-56) +
    wheel(58)
  );
}

function wheel(x: number): string {
  return circle(x, -12, 17, 'iron') + circle(x, -12, 8, 'steel');
}

function pin(x: number, y: number): string {
  return `<g transform="translate(${x},${y}) scale(1.75)">${pinShape}</g>`;
}

function shopScene(shop: ShopId, claim: Claim): string {
  const { buildings, front, width } = layStreet([shop], claim);
  return `<g transform="translate(${320 - (width * 0.8) / 2},-6) scale(.8)">${buildings}${front}</g>`;
}
