import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readSearchQuery } from '@/lib/search/read-search-query';
import { searchAddress } from '@/lib/search/search-address';
import type { SearchAnswer, SearchType } from '@/lib/search/search-document';
import { fetchAnswer } from './fetch-answer';
import { noteSearch } from './note-search';

/**
 * Searches again in place and keeps the address in step, so that Back and a copied link work. A later search makes
 * an earlier one stale. One that fails is logged and left to the browser, which asks for the page itself.
 */
export function useRefinedAnswer(initial: ShownSearch): SearchState {
  const [state, setState] = useState({ ...initial, isSearching: false });
  const request = useRef<AbortController>(null);
  const { query } = state;

  async function ask(wanted: AskedSearch): Promise<void> {
    request.current?.abort();
    const asked = new AbortController();
    request.current = asked;
    const isSearching = wanted.query !== '';
    setState({ ...wanted, answer: null, isSearching });
    if (!isSearching) return;
    try {
      const found = await fetchAnswer(wanted.query, asked.signal);
      if (asked.signal.aborted) return;
      setState(current => ({ ...current, answer: found, isSearching: false }));
      noteSearch({ query: found.query, found: found.results.length });
    } catch (error) {
      if (asked.signal.aborted) return;
      reportError(error);
      location.replace(searchAddress(wanted.query, wanted.type));
    }
  }

  function refine(typed: string): void {
    const wanted = readSearchQuery({ q: typed });
    history.pushState(null, '', searchAddress(wanted.query));
    void ask(wanted);
  }

  function filterBy(kind: SearchType | null): void {
    history.pushState(null, '', searchAddress(query, kind));
    setState(current => ({ ...current, type: kind }));
  }

  const adoptAddress = useEffectEvent(() => {
    const { q, type: kind } = Object.fromEntries(new URLSearchParams(location.search));
    const asked = readSearchQuery({ q, type: kind });
    if (asked.query !== query) void ask(asked);
    else setState(current => ({ ...current, type: asked.type }));
  });
  useEffect(() => {
    const onPopState = () => adoptAddress();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  return { ...state, refine, filterBy };
}

export type SearchState = ShownSearch & {
  isSearching: boolean;
  /** Searches for something else. */
  refine: (typed: string) => void;
  /** Shows one kind of results, or all. */
  filterBy: (type: SearchType | null) => void;
};

/** What the page shows of a search. The answer is null while it is on its way and where the search failed. */
export type ShownSearch = AskedSearch & { answer: SearchAnswer | null };

type AskedSearch = { query: string; type: SearchType | null };
