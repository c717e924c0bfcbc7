import type { Search } from './create-search';

/** Searches that found nothing, for the agency to read. */
export type SearchMissStore = {
  /** Counts one more search for `text` on `day` (`YYYY-MM-DD`). */
  add: (miss: { text: string; day: string }) => Promise<void>;
};

export type SearchDeps = {
  search: Search;
  misses: SearchMissStore;
  /** Today where the agency is, `YYYY-MM-DD`. */
  today: () => string;
  report: (event: string, error: unknown) => void;
};
