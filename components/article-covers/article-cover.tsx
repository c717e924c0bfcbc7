import { pageClaim } from '@/components/drawings/page-scope';
import { streetCrop } from '@/components/drawings/street-drawing';
import { blog } from '@/content/blog';
import type { CoverId } from '@/lib/documents/read-articles';
import { coverDrawings } from './cover-drawings';

/** An article's own picture, which fills its frame. It may be cut at the sides. Decorative if `isDecorative`. */
export function ArticleCover({ cover, isDecorative = false, className = '' }: ArticleCoverProps) {
  const label = isDecorative ? undefined : `${blog.covers.drawing} ${blog.covers[cover]}`;
  return (
    <div
      className={`[&>svg]:block [&>svg]:size-full ${className}`}
      dangerouslySetInnerHTML={{ __html: coverMarkup(cover, label) }}
    />
  );
}

/** The same drawing as one SVG; without a label it is decoration. */
export function coverMarkup(cover: CoverId, label?: string): string {
  if (cover === 'street') return streetCrop({ plan: STREET, claim: pageClaim(), pin: 'florist', label });
  const name = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${label}"`;
  return `<svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" ${name}>${coverDrawings[cover]()}</svg>`;
}

const STREET = ['coffee', 'florist', 'barber'] as const;

type ArticleCoverProps = { cover: CoverId; isDecorative?: boolean; className?: string };
