import { searchLimits, searchTypes } from '@/content/search';
import { routes } from '@/lib/site/routes';
import { truncate } from '@/lib/site/text';

export type SearchType = (typeof searchTypes)[number]['id'];

/** What an address of the search asks for. */
export type SearchRequest = ResultSelection & { query: string };

/**
 * Reads an address of the search. A repeated parameter counts once, an unknown kind not at all, nor does a number of
 * results that no page of ours leads to.
 */
export function readSearchQuery({ q, type, show }: SearchParams): SearchRequest {
  const kind = first(type);
  return {
    query: cleanQuery(first(q)),
    type: searchTypes.find(({ id }) => id === kind)?.id ?? null,
    show: readShow(first(show)),
  };
}

/** The same, of an address that is at hand as a whole. */
export function readSearchAddress(params: URLSearchParams): SearchRequest {
  return readSearchQuery({ q: params.get('q'), type: params.get('type'), show: params.get('show') });
}

function readShow(text: string): number {
  const show = SHOW.test(text) ? Number(text) : 0;
  return show > 0 && show % searchLimits.shownResults === 0 ? show : searchLimits.shownResults;
}

function first(value: string | string[] | null | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/**
 * A query as it is searched and shown: without blanks around it, without signs that no page may hold, and no longer
 * than anyone types.
 */
export function cleanQuery(typed: string): string {
  const shown = typed.replace(UNFIT_FOR_HTML, ' ').trim();
  return truncate(shown, searchLimits.maximumLength, '').trim();
}

/** The results page of a query, of one kind only where `type` says so, and with more than the first results. */
export function searchAddress(query: string, choice: Partial<ResultSelection> = {}): string {
  return query === '' ? routes.search() : routes.search(query) + choiceOf(choice);
}

/** Where scripts ask for an answer as JSON. */
export function answerAddress({ query, ...choice }: SearchRequest): string {
  return `${routes.search()}/results?q=${encodeURIComponent(query)}${choiceOf(choice)}`;
}

function choiceOf({ type = null, show = 0 }: Partial<ResultSelection>): string {
  const kind = type === null ? '' : `&type=${type}`;
  return show > searchLimits.shownResults ? `${kind}&show=${show}` : kind;
}

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

/** Controls and noncharacters: written into a page they are errors, or become other signs. */
const UNFIT_FOR_HTML = /[\p{Cc}\p{NChar}]+/gu;

const SHOW = /^[0-9]{1,4}$/;

type SearchParams = Partial<Record<'q' | 'type' | 'show', string | string[] | null | undefined>>;

/** One result as the page shows it (docs/product/search.md#results). */
export type SearchResult = {
  id: string;
  title: string;
  excerpt: string;
  type: SearchType;
  url: string;
  iconName: SearchIcon;
};

/** The mark on a result's plate. */
export type SearchIcon =
  'window' | 'wrench' | 'pen' | 'page' | 'scale' | 'map' | 'columns' | 'question' | 'frame';

export type SearchResponse = {
  /** As the visitor typed it, trimmed and cut. */
  query: string;
  /** The near spelling that was searched instead, when nothing matched the query itself. */
  corrected: string | null;
  results: SearchResult[];
};
