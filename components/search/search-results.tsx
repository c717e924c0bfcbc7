'use client';

import type { ReactNode } from 'react';
import { SearchProvider } from './search-context';
import { SearchPanel } from './search-panel';
import type { ShownSearch } from './use-refined-answer';

/** The results page's search. `children` is the picture that is shown when nothing was found. */
export function SearchResults({ children, ...initial }: ShownSearch & { children?: ReactNode }) {
  return (
    <SearchProvider {...initial}>
      <SearchPanel emptyPicture={children} />
    </SearchProvider>
  );
}
