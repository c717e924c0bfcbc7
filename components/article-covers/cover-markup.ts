import { pageClaim } from '@/components/drawings/page-scope';
import { streetCrop } from '@/components/drawings/street-drawing';
import type { CoverId } from '@/lib/documents/read-documents';
import { bellCover } from './bell-cover';
import { mapCover } from './map-cover';
import { planterCover } from './planter-cover';
import { railCover } from './rail-cover';
import { tiresCover } from './tires-cover';

/** A cover as one SVG; without a label it is decoration. */
export function coverMarkup(cover: CoverId, label?: string): string {
  if (cover === 'street') return streetCrop({ plan: STREET, claim: pageClaim(), pin: 'florist', label });
  const name = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${label}"`;
  return `<svg class="cover cover-${cover}" viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" ${name}>${DRAWINGS[cover]()}</svg>`;
}

/**
 * Each fills a box of 640 by 400. Frames cut it at their edges, so what matters is between 100 and 540 across and 50 and
 * 350 down.
 */
const DRAWINGS = {
  bell: bellCover,
  tires: tiresCover,
  map: mapCover,
  planter: planterCover,
  rail: railCover,
} as const;

const STREET = ['coffee', 'florist', 'barber'] as const;
