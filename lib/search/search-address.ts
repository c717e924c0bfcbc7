import { searchLimits } from '@/content/search';
import { routes } from '@/lib/site/routes';
import type { SearchRequest } from './read-search-query';

/** The results page of a query, of one kind only where `type` says so, and with more than the first results. */
export function searchAddress(query: string, choice: Partial<Omit<SearchRequest, 'query'>> = {}): string {
  return query === '' ? routes.search() : routes.search(query) + choiceOf(choice);
}

/** Where scripts ask for an answer as JSON. */
export function answerAddress({ query, ...choice }: SearchRequest): string {
  return `${routes.search()}/results?q=${encodeURIComponent(query)}${choiceOf(choice)}`;
}

function choiceOf({ type = null, show = 0 }: Partial<Omit<SearchRequest, 'query'>>): string {
  const kind = type === null ? '' : `&type=${type}`;
  return show > searchLimits.shownResults ? `${kind}&show=${show}` : kind;
}
