import { searchLimits } from '@/content/search';
import { readStored, store } from '@/lib/site/browser';
import { parseJson } from '@/lib/site/text';

/** Where the recent searches are kept in this browser, as a JSON list of texts. */
export const HISTORY_KEY = 'searchHistory';

/** `history` with a search at its front: no entry twice, five at the most, nothing shorter than two characters. */
export function addSearch(history: readonly string[], query: string): string[] {
  const entry = query.trim();
  if (entry.length < searchLimits.minimumLength) return [...history];
  const earlierEntries = history.filter(earlier => earlier.toLowerCase() !== entry.toLowerCase());
  return [entry, ...earlierEntries].slice(0, searchLimits.historyEntries);
}

/** The list in a stored text; anything else counts as no history. */
export function parseHistory(text: string | null): string[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  const entries = stored.filter(entry => typeof entry === 'string' && entry.trim() !== '');
  return entries.slice(0, searchLimits.historyEntries) as string[];
}

/** The stored text. Null where nothing is stored or storage is switched off. */
export function readHistory(): string | null {
  return readStored(HISTORY_KEY);
}

/** Puts a successful search into the history. */
export function rememberSearch(query: string): void {
  write(addSearch(parseHistory(readHistory()), query));
}

export function clearHistory(): void {
  write([]);
}

/** Tells about every change, those of other tabs included. */
export function onHistoryChange(listener: () => void): () => void {
  const stop = new AbortController();
  addEventListener(CHANGED, listener, stop);
  addEventListener('storage', listener, stop);
  return () => stop.abort();
}

function write(history: readonly string[]): void {
  store(HISTORY_KEY, JSON.stringify(history));
  dispatchEvent(new Event(CHANGED));
}

const CHANGED = 'searchhistorychange';
