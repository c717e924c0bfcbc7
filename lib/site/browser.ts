/** What this browser remembers under a key; null where nothing is remembered, or storage is switched off. */
export function readStored(key: string, kind: StorageKind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text, or with null forgets it. False where storage is switched off or full. */
export function store(key: string, text: string | null, kind: StorageKind = 'localStorage'): boolean {
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

type StorageKind = 'localStorage' | 'sessionStorage';

/**
 * A signal that is aborted after `ms` milliseconds, with an `AbortError`. For browsers: `AbortSignal.timeout` is missing
 * in some of those that run our scripts, and a form must be sent there too.
 */
export function abortAfter(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), ms);
  return limit.signal;
}
