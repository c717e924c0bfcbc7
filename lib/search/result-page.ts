import type { SearchResponse, SearchResult, SearchType } from './search-document';

/** As many results of one kind, or of all, as a page shows, and how many of each kind were found. */
export type ResultPage = Omit<SearchResponse, 'results'> & {
  /** The kind that the results are of; null where they are of all. */
  type: SearchType | null;
  counts: Partial<Record<SearchType, number>>;
  results: SearchResult[];
};

/** The kind that is asked for, null for all, and the most results to show. */
export type ResultSelection = { type: SearchType | null; show: number };

/** Cuts an answer down to what is shown: a common word finds nearly every page of the site. */
export function resultPageOf(answer: SearchResponse, { type, show }: ResultSelection): ResultPage {
  const { query, corrected, results } = answer;
  const counts: ResultPage['counts'] = {};
  for (const result of results) counts[result.type] = (counts[result.type] ?? 0) + 1;
  return { query, corrected, type, counts, results: ofKind(results, type).slice(0, show) };
}

/** How many results of a kind, or of all, were found. */
export function foundCount({ counts }: ResultPage, type: SearchType | null): number {
  if (type !== null) return counts[type] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The results to show, where `page` holds them all; null where the server has to be asked. */
export function findShownResults(page: ResultPage, { type, show }: ResultSelection): SearchResult[] | null {
  const held = page.type === null || page.type === type ? ofKind(page.results, type) : [];
  const wanted = Math.min(foundCount(page, type), show);
  return held.length < wanted ? null : held.slice(0, wanted);
}

function ofKind(results: readonly SearchResult[], type: SearchType | null): SearchResult[] {
  return results.filter(result => type === null || result.type === type);
}
