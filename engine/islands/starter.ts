import { holdClicks } from './hold-clicks';
import type { Islands } from './island';
import { placeOf } from './place-of';
import { reloadIfReplaced } from './reload-if-replaced';

/**
 * Wakes the page's islands, each at its time, and keeps what a visitor does meanwhile: presses are repeated once the
 * island is awake, and what was typed and chosen is told to it (keep-input.ts).
 */
export function startIslands(islands: Islands): void {
  registry = islands;
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'])
    document.addEventListener(type, approach, { capture: true, passive: true });
  holdClicks(control => {
    const island = sleepingIsland(control);
    return island && wake(island);
  });
  document.addEventListener('keydown', repeatEscape, true);
  watch(document);
  document.addEventListener('part-added', ({ target }) => {
    if (target instanceof Element) watch(target);
  });
  afterPaint(() => wakeAll('idle'));
  // A step back from a page that was loaded again may ask for something else under an island that sleeps.
  const { search } = location;
  addEventListener('popstate', () => location.search !== search && wakeAll('approach'));
}

/**
 * Fetches React and the island's component, once. Resolves when it works, or when it must do as plain HTML. After a file
 * that did not come (a tunnel), the island sleeps on, and is tried again when someone comes to it a second later.
 */
export function wake(island: HTMLElement): Promise<void> {
  const waking = wakings.get(island) ?? start(island);
  wakings.set(island, waking);
  return waking;
}

/** Wakes what wants to be woken on the screen under `root`. */
function watch(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-wake="visible"]')) {
    // The island itself has no box.
    if (island.firstElementChild) seen.observe(island.firstElementChild);
  }
}

async function start(island: HTMLElement): Promise<void> {
  // An outer island also gets the first click.
  const outer = island.parentElement && sleepingIsland(island.parentElement);
  if (outer) await wake(outer);
  try {
    // A page from before a deploy may have an island that is gone: that fails like a missing file.
    const { load } = registry[island.dataset['island'] as string] as Islands[string];
    const [{ hydrate }, part] = await Promise.all([import('./hydrate'), load()]);
    await hydrate(island, part);
  } catch (error) {
    reportError(error);
    if (!(await reloadIfReplaced(import.meta.url))) {
      setTimeout(() => wakings.delete(island), AGAIN_MS);
      return;
    }
  }
  island.dataset['awake'] = '';
}

/** A dialog takes the focus when it opens: that comes near everything in it. */
function approach({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const island = sleepingIsland(target);
  const inDialog = target.closest('dialog')?.querySelectorAll<HTMLElement>(ASLEEP) ?? [];
  for (const near of island ? [island, ...inDialog] : inDialog) void wake(near);
}

function sleepingIsland(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(ASLEEP);
}

/** Escape closes what is open: a sleeping island gets it once it is awake. Other keys work by themselves. */
async function repeatEscape({ key, target }: KeyboardEvent): Promise<void> {
  const island = key === 'Escape' && target instanceof Element ? sleepingIsland(target) : null;
  if (!island || !(target instanceof Element)) return;
  const find = placeOf(document, target);
  await wake(island);
  find()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

function wakeAll(time: 'idle' | 'approach'): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[data-wake="${time}"]`)) void wake(island);
}

/** Before, scripts would share a slow line with the page's styles and fonts. */
function afterPaint(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
  // Nothing is painted in a background tab.
  setTimeout(once, UNPAINTED_MS);
}

const seen = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    const island = sleepingIsland(target);
    if (island) void wake(island);
  }
});
let registry: Islands;
const wakings = new WeakMap<HTMLElement, Promise<void>>();
const ASLEEP = '[data-island]:not([data-awake])';
const UNPAINTED_MS = 2_000;
const AGAIN_MS = 1_000;
