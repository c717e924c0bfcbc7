import { pageClaim } from '@/components/drawings/page-scope';
import { streetCrop } from '@/components/drawings/street-drawing';
import type { CoverId } from '@/lib/documents/read-articles';
import { coverDrawings } from './cover-drawings';

/** A cover as one SVG; without a label it is decoration. */
export function coverMarkup(cover: CoverId, label?: string): string {
  if (cover === 'street') return streetCrop({ plan: STREET, claim: pageClaim(), pin: 'florist', label });
  const name = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${label}"`;
  return `<svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" ${name}>${coverDrawings[cover]()}</svg>`;
}

const STREET = ['coffee', 'florist', 'barber'] as const;
