import { mergeShapes } from '@/components/drawings/merge-shapes';
import { portraitMarkup } from '@/components/drawings/people';
import type { NextId } from '@/components/drawings/svg';
import { developerHalves } from './developer';
import type { DrawFace, Halves } from './half';
import { seoFirmHalves } from './seo-firm';
import { shopifyHalves } from './shopify';
import { squarespaceHalves } from './squarespace';
import { wixHalves } from './wix';
import { wordpressHalves } from './wordpress';

/** Their half and ours as SVG. Decoration beside the heading. */
export function drawHalves(id: string, nextId: NextId): { competitor: string; agency: string } {
  const halves = HALVES[id];
  if (!halves) throw new Error(`no picture for the comparison ${id}`);
  const face: DrawFace = (person, { x, y, size }) =>
    portraitMarkup(person, { id: nextId() }).replace(
      '<svg ',
      `<svg x="${x}" y="${y}" width="${size}" height="${size}" `,
    );
  return { competitor: frame(mergeShapes(halves.competitor())), agency: frame(halves.agency(face)) };
}

function frame(markup: string): string {
  return `<svg viewBox="0 -250 600 250" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${markup}</svg>`;
}

const HALVES: Readonly<Record<string, Halves>> = {
  wordpress: wordpressHalves,
  shopify: shopifyHalves,
  wix: wixHalves,
  squarespace: squarespaceHalves,
  'seo-firm': seoFirmHalves,
  developer: developerHalves,
};
