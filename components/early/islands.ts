import { chunks, loadChunk } from './load-chunk';

/** The island around `element` that React has not taken over yet, or null. */
export function sleepingIsland(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-island]:not([data-awake])');
}

/** Fetches React and the island's component, once. Resolves when it works, or when it must do as plain HTML. */
export function wake(island: HTMLElement): Promise<void> {
  const waking = wakings.get(island) ?? start(island);
  wakings.set(island, waking);
  return waking;
}

/** Wakes the islands that ask for it when they come on the screen. */
export function wakeSeenIslands(): void {
  const observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      const island = isIntersecting ? sleepingIsland(target) : null;
      if (island) void wake(island);
    }
  });
  // The island itself has no box.
  for (const child of document.querySelectorAll('[data-when-seen] > *')) observer.observe(child);
}

async function start(island: HTMLElement): Promise<void> {
  try {
    const { hydrate } = await loadChunk(chunks[island.dataset['island'] ?? ''] ?? '');
    await hydrate?.(island);
  } catch (error) {
    reportError(error);
  }
  island.dataset['awake'] = '';
}

const wakings = new WeakMap<HTMLElement, Promise<void>>();
