/**
 * Stands at the end of a page that is rendered per request (server/late-scripts.ts): fetches the framework's scripts
 * once the page has been painted, and loses nothing meanwhile. What is put into a form with `data-notes-input` is noted
 * at its field (components/checkout/use-earlier-input.ts); a press on a button that HTML alone does not answer waits
 * until the page is alive, which the header's menus tell.
 */
import { BUTTON, holdClicks } from './hold-clicks';

const UNPAINTED_MS = 2_000;

const live = new Promise<void>(done => {
  new MutationObserver((_changes, observer) => {
    if (!isPageLive()) return;
    observer.disconnect();
    done();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-menus'] });
});

holdClicks(`${BUTTON}[type="button"]`, () => (isPageLive() ? null : live));
document.addEventListener('input', noteInput, { capture: true });
let isFetching = false;
new PerformanceObserver(fetchAll).observe({ type: 'paint', buffered: true });
// A page with nothing to paint without them, or in a tab that nobody looks at.
setTimeout(fetchAll, UNPAINTED_MS);

function fetchAll(): void {
  if (isFetching) return;
  isFetching = true;
  LATE_SOURCES.forEach(fetchScript);
}

/** A page without the site's header (the desk) has no button that needs a script, and never waits. */
function isPageLive(): boolean {
  return document.querySelector('header[data-header]:not([data-menus])') === null;
}

function noteInput({ target: field }: Event): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  if (field.form?.dataset['notesInput'] !== undefined) field.dataset['noted'] = field.value;
}

/** The framework looks for its scripts by their address and `async`, so as not to add one twice. */
function fetchScript(source: string): void {
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  document.head.append(script);
}

declare global {
  /** Their addresses, written around this file where it stands in a page. */
  var LATE_SOURCES: readonly string[];
}
