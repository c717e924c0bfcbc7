/**
 * Holds the first paint until the page is read up to here, where what stands before would move while it is read, or is a
 * picture that moves from its card (shared-pictures.css). The head script says that the link blocks: the W3C's checker
 * takes the attribute for a mistake. Browsers wait for the start of the element only, so it is one of its own.
 */
export function HoldPaint({ after }: { after: string }) {
  const id = `after-${after}`;
  return (
    <>
      <link rel="expect" href={`#${id}`} />
      <span id={id} hidden />
    </>
  );
}
