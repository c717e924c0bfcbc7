import { sharedPicture } from '@/components/drawings/shared-picture';
import { blog } from '@/content/blog';
import type { CoverId } from '@/lib/documents/read-articles';
import { coverMarkup } from './cover-markup';

/** An article's own picture, which fills its frame. It may be cut at the sides. Decorative if `isDecorative`. */
export function ArticleCover({ cover, isDecorative = false, className = '', id }: ArticleCoverProps) {
  const shows = blog.covers.find(({ id }) => id === cover)?.shows;
  const label = isDecorative ? undefined : `${blog.drawing} ${shows}`;
  return (
    <div
      id={id}
      className={`[&>svg]:block [&>svg]:size-full ${sharedPicture(cover)} ${className}`}
      dangerouslySetInnerHTML={{ __html: coverMarkup(cover, label) }}
    />
  );
}

type ArticleCoverProps = { cover: CoverId; isDecorative?: boolean; className?: string; id?: string };
