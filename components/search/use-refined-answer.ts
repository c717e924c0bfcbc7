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

  /** `interim` stands until the answer is there: null for a new query. The answer waits for `delay`. */
  async function ask(
    wanted: SearchRequest,
    interim: ResultPage | null,
    delay?: Promise<void>,
  ): Promise<void> {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    const isSearching = wanted.query !== '';
    setState({ ...wanted, answer: interim, isSearching });
    if (!isSearching) return;
    try {
      const page = await fetchAnswer(wanted, controller.signal);
      if (controller.signal.aborted) return;
      if (interim === null) noteSearch({ query: page.query, resultCount: foundCount(page, null) });
      await delay;
      if (controller.signal.aborted) return;
      setState(current => ({ ...current, answer: page, isSearching: false }));
    } catch (error) {
      if (controller.signal.aborted) return;
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
    const wanted = readSearchAddress(new URLSearchParams(location.search));
    // Links to a part of this page come here too.
    if (wanted.query === query && wanted.type === state.type && wanted.show === state.show) return;
    if (wanted.query === query) turnTo(wanted);
    else void ask(wanted, null);
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
