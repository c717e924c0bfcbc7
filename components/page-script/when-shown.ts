/**
 * Starts what a page does by itself once a visitor looks at it. A browser may render a page before the click that leads
 * to it (engine/build/speculation-rules.ts): until the click nothing is counted, asked, remembered or shown. The root element
 * then says when that was, for what counts from there.
 */
export function whenShown(start: () => void): void {
  if (!document.prerendering) return start();
  const showIt = () => {
    document.documentElement.dataset['shownAt'] = String(Date.now());
    start();
  };
  document.addEventListener('prerenderingchange', showIt, { once: true });
}

declare global {
  interface Document {
    /** True while the browser renders the page ahead of a click; undefined where it never does. */
    readonly prerendering?: boolean;
  }
}
