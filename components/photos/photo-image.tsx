import type { Photo } from '@/content/photo';
import { findPhoto } from '@/lib/documents/prepared-photos';

/** A photo of the content. `sizes` is how wide it is shown, as browsers read it; `isFirst` for one that is seen at once. */
export function PhotoImage({
  photo,
  sizes,
  className = '',
  isFirst = false,
  isDecorative = false,
}: PhotoImageProps) {
  const { width, height, files } = findPhoto(photo.file);
  return (
    <img
      src={files.at(-1)?.address}
      srcSet={files.map(file => `${file.address} ${file.width}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={isDecorative ? '' : photo.alt}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}

type PhotoImageProps = {
  photo: Photo;
  sizes: string;
  className?: string;
  isFirst?: boolean;
  /** The words beside it say the same. */
  isDecorative?: boolean;
};
