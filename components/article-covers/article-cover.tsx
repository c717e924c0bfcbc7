import { sharedPicture } from '@/components/drawings/shared-picture';
import { PhotoImage } from '@/components/photos/photo-image';
import { blog } from '@/content/blog';
import type { Article } from '@/lib/documents/read-articles';
import { coverMarkup } from './cover-markup';

/** An article's own picture, photo or drawing, which fills its frame. It may be cut at the sides. Decorative if `isDecorative`. */
export function ArticleCover({ article, isDecorative = false, className = '', id }: ArticleCoverProps) {
  const { cover, photo } = article;
  if (photo)
    return (
      <div id={id} className={className}>
        <PhotoImage
          photo={photo}
          sizes={SIZES}
          isFirst={id !== undefined}
          isDecorative={isDecorative}
          className="size-full object-cover"
        />
      </div>
    );
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

const SIZES = '(min-width: 64em) 46vw, 92vw';

type ArticleCoverProps = {
  article: Pick<Article, 'cover' | 'photo'>;
  isDecorative?: boolean;
  className?: string;
  /** Of the cover on the article's own page. */
  id?: string;
};
