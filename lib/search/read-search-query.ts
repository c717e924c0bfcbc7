import { searchTypes } from '@/content/search';
import { cleanQuery } from './clean-query';
import type { SearchType } from './search-document';

/** The query and the kind that an address asks for. A repeated parameter counts once, an unknown kind not at all. */
export function readSearchQuery({ q, type }: SearchParams): { query: string; type: SearchType | null } {
  const asked = first(type);
  return { query: cleanQuery(first(q)), type: searchTypes.find(({ id }) => id === asked)?.id ?? null };
}

function first(value: string | string[] | null | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

type SearchParams = Partial<Record<'q' | 'type', string | string[] | null | undefined>>;
