import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchLimits } from '@/content/search';
import {
  findShownResults,
  foundCount,
  readSearchAddress,
  readSearchQuery,
  type ResultPage,
  searchAddress,
  type SearchRequest,
  type SearchType,
} from '@/lib/search/query';
import { fetchAnswer } from './fetch-answer';
import { noteSearch } from './note-search';

/**
 * Searches again in place and keeps the address in step, so Back and a copied link work. A later search makes
 * an earlier one stale. One that fails is logged and left to the browser, which asks for the page itself.
 */
export function useRefinedAnswer(initial: ShownSearch): SearchState {
  const [state, setState] = useState({ ...initial, isSearching: false });
  const request = useRef<AbortController>(null);
  const { query, answer } = state;

  /** Meanwhile `kept` stands for what is known of the query: null for a new one. What is found waits for `told`. */
  async function ask(wanted: SearchRequest, kept: ResultPage | null, told?: Promise<void>): Promise<void> {
    request.current?.abort();
    const asked = new AbortController();
    request.current = asked;
    const isSearching = wanted.query !== '';
    setState({ ...wanted, answer: kept, isSearching });
    if (!isSearching) return;
    try {
      const found = await fetchAnswer(wanted, asked.signal);
      if (asked.signal.aborted) return;
      if (kept === null) noteSearch({ query: found.query, found: foundCount(found, null) });
      await told;
      if (asked.signal.aborted) return;
      setState(current => ({ ...current, answer: found, isSearching: false }));
    } catch (error) {
      if (asked.signal.aborted) return;
      reportError(error);
      location.replace(searchAddress(wanted.query, wanted));
    }
  }

  function refine(typed: string): void {
    const wanted = readSearchQuery({ q: typed });
    history.pushState(null, '', searchAddress(wanted.query));
    void ask(wanted, null, pause(searchLimits.searchingMs));
  }

  /** The same search, another choice of its results: at once where the page holds them. */
  function turnTo(wanted: SearchRequest): void {
    if (answer === null || findShownResults(answer, wanted) === null) return void ask(wanted, answer);
    request.current?.abort();
    setState({ ...wanted, answer, isSearching: false });
  }

  function filterBy(kind: SearchType | null): void {
    history.pushState(null, '', searchAddress(query, { type: kind }));
    turnTo({ query, type: kind, show: searchLimits.shownResults });
  }

  const adoptAddress = useEffectEvent(() => {
    const asked = readSearchAddress(new URLSearchParams(location.search));
    // Links to a part of this page come here too.
    if (asked.query === query && asked.type === state.type && asked.show === state.show) return;
    if (asked.query === query) turnTo(asked);
    else void ask(asked, null);
  });
  useEffect(() => {
    const onPopState = () => adoptAddress();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  return { ...state, refine, filterBy };
}

function pause(ms: number): Promise<void> {
  return new Promise(done => setTimeout(done, ms));
}

export type SearchState = ShownSearch & {
  isSearching: boolean;
  /** Searches for something else. */
  refine: (typed: string) => void;
  /** Shows one kind of results, or all. */
  filterBy: (type: SearchType | null) => void;
};

/** What the page shows of a search. The answer is null while it is on its way and where the search failed. */
export type ShownSearch = SearchRequest & { answer: ResultPage | null };
