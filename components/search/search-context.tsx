'use client';

import { createContext, use, type ReactNode } from 'react';
import { useRefinedAnswer, type SearchState, type ShownSearch } from './use-refined-answer';

/** Holds what the results page shows: first the answer that the server put there, later those to new searches. */
export function SearchProvider({ children, ...initial }: ShownSearch & { children: ReactNode }) {
  return <SearchContext value={useRefinedAnswer(initial)}>{children}</SearchContext>;
}

/** The search of the page around this. Throws outside a `SearchProvider`. */
export function useSearch(): SearchState {
  const state = use(SearchContext);
  if (state === null) throw new Error('useSearch must be used within a SearchProvider');
  return state;
}

const SearchContext = createContext<SearchState | null>(null);
