import { searchLimits, searchTypes } from '@/content/search';
import { cleanQuery } from './clean-query';
import type { ResultSelection } from './result-page';

/** What an address of the search asks for. */
export type SearchRequest = ResultSelection & { query: string };

/**
 * Reads an address of the search. A repeated parameter counts once, an unknown kind not at all, nor does a number of
 * results that no page of ours leads to.
 */
export function readSearchQuery({ q, type, show }: SearchParams): SearchRequest {
  const asked = first(type);
  return {
    query: cleanQuery(first(q)),
    type: searchTypes.find(({ id }) => id === asked)?.id ?? null,
    show: readShow(first(show)),
  };
}

/** The same, of an address that is at hand as a whole. */
export function readSearchAddress(params: URLSearchParams): SearchRequest {
  return readSearchQuery({ q: params.get('q'), type: params.get('type'), show: params.get('show') });
}

function readShow(text: string): number {
  const asked = SHOW.test(text) ? Number(text) : 0;
  return asked > 0 && asked % searchLimits.shownResults === 0 ? asked : searchLimits.shownResults;
}

function first(value: string | string[] | null | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

const SHOW = /^[0-9]{1,4}$/;

type SearchParams = Partial<Record<'q' | 'type' | 'show', string | string[] | null | undefined>>;
