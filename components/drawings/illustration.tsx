import { getPicture } from './picture';

/** A picture of `pictures/` as a part of a page. Decorative: the words beside it say what it shows. */
export function Illustration({ name, className }: { name: string; className?: string }) {
  const { attributes, markup } = getPicture(name);
  return (
    <svg
      viewBox={attributes['viewBox']}
      aria-hidden="true"
      className={className}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
