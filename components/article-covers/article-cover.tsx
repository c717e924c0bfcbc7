import { sharedPicture } from '@/components/drawings/shared-picture';
import { PhotoImage } from '@/components/photos/photo-image';
import { blog } from '@/content/blog';
import type { Article } from '@/lib/documents/read-documents';
import { coverMarkup } from './cover-markup';

/** An article's own picture, photo or drawing, which fills its frame. It may be cut at the sides. Decorative if `isDecorative`. */
export function ArticleCover({
  article,
  isDecorative = false,
  isFirst = false,
  className = '',
}: ArticleCoverProps) {
  const { cover, photo } = article;
  if (photo)
    return (
      <div className={className}>
        <PhotoImage
          photo={photo}
          sizes={SIZES}
          isFirst={isFirst}
          isDecorative={isDecorative}
          className="size-full object-cover"
        />
      </div>
    );
  const shows = blog.covers.find(({ id }) => id === cover)?.shows;
  const label = isDecorative ? undefined : `${blog.drawing} ${shows}`;
  return (
    <div
      className={`[&>svg]:block [&>svg]:size-full ${sharedPicture(cover)} ${className}`}
      dangerouslySetInnerHTML={{ __html: coverMarkup(cover, label) }}
    />
  );
}

const SIZES = '(min-width: 64em) 46vw, 92vw';

type ArticleCoverProps = {
  article: Pick<Article, 'cover' | 'photo'>;
  isDecorative?: boolean;
  className?: string;
  /** On the article's own page, where it is seen first. */
  isFirst?: boolean;
};
