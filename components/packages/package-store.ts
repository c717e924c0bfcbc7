import { store } from '@/lib/site/browser';

/**
 * Remembers the visitor's package in this browser, as text, and tells about changes, those of other tabs included.
 * Where storage is switched off the choice holds as long as the page does.
 */
export function createPackageStore(): PackageStore {
  let text: string | null = null;
  let isRead = false;
  let isKept = true;
  const listeners = new Set<() => void>();

  function set(next: string | null): void {
    text = next;
    isRead = true;
    listeners.forEach(listener => listener());
  }

  function onStorage(event: StorageEvent): void {
    if (event.key === PACKAGE_KEY) set(event.newValue);
  }

  /** A page that Back brings out of the browser's memory heard nothing meanwhile. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    const stored = readStorage();
    if (persisted && stored.isKept) set(stored.text);
  }

  return {
    read: () => {
      if (!isRead) ({ text, isKept } = readStorage());
      isRead = true;
      return text;
    },
    write: next => {
      isKept = store(PACKAGE_KEY, next);
      set(next);
    },
    isKept: () => isKept,
    subscribe: listener => {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage);
        addEventListener('pageshow', onPageShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

/** Where the package is remembered. */
export const PACKAGE_KEY = 'package';

export type PackageStore = {
  read: () => string | null;
  write: (text: string) => void;
  /** False where the choice goes with the page. */
  isKept: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

function readStorage(): { text: string | null; isKept: boolean } {
  try {
    return { text: localStorage.getItem(PACKAGE_KEY), isKept: true };
  } catch {
    return { text: null, isKept: false };
  }
}
