/** Holds the first paint until this element is there, so its picture can move from its card (shared-pictures.css). */
export function AwaitPicture({ id }: { id: string }) {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
