import { PhotoImage } from '@/components/photos/photo-image';

/** `![what it shows](baker.jpg)`: a photo of the content's folder `photos/`. */
export function Picture({ src, alt }: { src: string; alt: string }) {
  return (
    <PhotoImage
      photo={{ file: src, alt }}
      sizes="(min-width: 64em) 672px, 92vw"
      className="mt-[1.5em] rounded-card"
    />
  );
}
