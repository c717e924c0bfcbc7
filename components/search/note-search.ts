import { track } from '@/lib/analytics/track';
import { rememberSearch } from './search-history';

/** An answered search goes into this browser's history, and how much it found to the data layer. Its text stays here. */
export function noteSearch({ query, found }: AnsweredSearch): void {
  rememberSearch(query);
  track({ event: 'search', results: found });
}

/** `found` is the number of results. */
export type AnsweredSearch = { query: string; found: number };
