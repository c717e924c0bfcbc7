/**
 * Wakes the island in `element` and all that waits for a visitor, once the page has been painted: before, their scripts
 * would share a slow line with its styles and fonts.
 */
export function wakeAfterPaint(element: HTMLElement): void {
  const approach = () => element.firstElementChild?.dispatchEvent(new Event('approach', { bubbles: true }));
  new PerformanceObserver(approach).observe({ type: 'paint', buffered: true });
  // In a tab that nobody looks at nothing is painted.
  setTimeout(approach, UNPAINTED_MS);
}

const UNPAINTED_MS = 2_000;
