import { pageClaim } from '@/components/drawings/page-scope';
import { drawPicture } from '@/components/drawings/picture';
import { streetCrop } from '@/components/drawings/street-drawing';
import type { CoverId } from '@/lib/documents/read-documents';

/**
 * A cover as one SVG; without a label it is decoration. Frames cut its 640 by 400 at the edges, so what matters is
 * between 100 and 540 across and 50 and 350 down.
 */
export function coverMarkup(cover: CoverId, label?: string): string {
  if (cover === 'street') return streetCrop({ plan: STREET, claim: pageClaim(), pin: 'florist', label });
  return drawPicture(`covers/${cover}`, { label });
}

const STREET = ['coffee', 'florist', 'barber'] as const;
