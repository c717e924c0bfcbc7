import { track } from '@/lib/analytics/track';
import { rememberSearch } from './search-history';

/** An answered search goes into this browser's history, and how much it found to the data layer. Its text stays here. */
export function noteSearch({ query, resultCount }: AnsweredSearch): void {
  rememberSearch(query);
  track({ event: 'search', results: resultCount });
}

export type AnsweredSearch = { query: string; resultCount: number };
