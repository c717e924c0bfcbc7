import { readStored, store } from '@/lib/site/browser';

/** Hands one entry to the page's data layer. The head script has made it; a page without that script gets one here. */
export function pushToDataLayer(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Whether the data layer of this page holds an entry with this value under this name. */
export function isInDataLayer(name: string, value: string): boolean {
  return (window.dataLayer ?? []).some(
    entry => typeof entry === 'object' && entry !== null && Reflect.get(entry, name) === value,
  );
}

/**
 * Keeps an event of a page that never loads the tag manager for the next page that does: a sale, a sign-in and the way
 * to payment happen on such pages only. Once the visitor has said yes, and for this tab's visit.
 */
export function holdEvent(event: object): void {
  if (document.documentElement.dataset['consent'] !== 'granted') return;
  store(HELD_KEY, JSON.stringify([...readHeld(), event].slice(-HELD_MAX)), 'sessionStorage');
}

/** Hands what was held to this page's data layer, once. */
export function releaseHeldEvents(): void {
  const events = readHeld();
  forgetHeldEvents();
  for (const event of events) pushToDataLayer(event);
}

export function forgetHeldEvents(): void {
  store(HELD_KEY, null, 'sessionStorage');
}

function readHeld(): object[] {
  try {
    const stored: unknown = JSON.parse(readStored(HELD_KEY, 'sessionStorage') ?? '[]');
    return Array.isArray(stored) ? stored.filter(event => typeof event === 'object' && event !== null) : [];
  } catch {
    return [];
  }
}

const HELD_KEY = 'held-events';
const HELD_MAX = 20;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}
