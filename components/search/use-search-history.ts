import { useSyncExternalStore } from 'react';
import { onHistoryChange, parseHistory, readHistory } from './search-history';

/** The recent searches of this browser; none in the server's HTML. */
export function useSearchHistory(): string[] {
  return parseHistory(useSyncExternalStore(onHistoryChange, readHistory, () => null));
}
