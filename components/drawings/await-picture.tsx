/**
 * Holds the first paint until this element is there, so its picture can move from its card (shared-pictures.css). The
 * head script says that it blocks: the W3C's checker takes the attribute for a mistake.
 */
export function AwaitPicture({ id }: { id: string }) {
  return <link rel="expect" href={`#${id}`} />;
}
