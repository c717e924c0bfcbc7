import { routes } from '@/lib/routes';
import type { SearchType } from './search-document';

/** The results page of a query, of one kind only where `type` says so. */
export function searchAddress(query: string, type: SearchType | null = null): string {
  const address = routes.search(query);
  return type === null || query === '' ? address : `${address}&type=${type}`;
}

/** Where scripts ask for an answer as JSON. */
export function answerAddress(query: string): string {
  return `${routes.search()}/results?q=${encodeURIComponent(query)}`;
}
