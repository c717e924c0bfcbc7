'use client';

import type { ReactNode } from 'react';
import { searchWords, searchTypes } from '@/content/search';
import { findShownResults, foundCount, type SearchType } from '@/lib/search/query';
import { fillText } from '@/lib/site/text';
import { MoreResults } from './more-results';
import { NothingFound } from './nothing-found';
import { ResultFilters } from './result-filters';
import { ResultList } from './result-list';
import { SearchBox } from './search-box';
import { useSearch } from './search-context';

/** The results page below its heading. It is whole as HTML; with scripts a new search is answered in place. */
export function SearchPanel({ emptyPicture }: { emptyPicture: ReactNode }) {
  const { query, answer, type, show, isSearching, refine, filterBy } = useSearch();
  const results = (answer && !isSearching && findShownResults(answer, { type, show })) || [];
  const count = answer ? foundCount(answer, type) : 0;
  const hasResults = results.length > 0;
  const isEmpty = answer !== null && query !== '' && count === 0;
  return (
    <>
      <SearchBox query={query} onSearch={refine} />
      {answer && foundCount(answer, null) > 0 ? (
        <ResultFilters {...{ query, answer, type, filterBy }} />
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output cannot hold a heading */}
      <div role="status" className="mt-6">
        {isSearching ? (
          <p className="flex items-center gap-3.5">
            <span className="spinner" aria-hidden="true" />
            {searchWords.searching}
          </p>
        ) : null}
        {hasResults && answer?.corrected ? (
          <p className="mb-2">
            {searchWords.corrected.resultsFor} <strong>{answer.corrected}</strong>.{' '}
            {searchWords.corrected.noMatchFor} &quot;<bdi>{query}</bdi>&quot;.
          </p>
        ) : null}
        {hasResults ? <p className="font-[650]">{foundLine({ count, type, query })}</p> : null}
        {isEmpty ? <h2 className="mt-10">{searchWords.none.title}</h2> : null}
      </div>
      {hasResults ? <ResultList results={results} query={answer?.corrected ?? query} /> : null}
      {hasResults && count > results.length ? (
        <MoreResults search={{ query, type, show }} left={count - results.length} />
      ) : null}
      <NothingFound isShown={isEmpty} picture={emptyPicture} />
    </>
  );
}

/** `Found 3 product results for "seo"`. */
function foundLine({ count, type, query }: ResultCount): string {
  const word = searchTypes.find(({ id }) => id === type)?.word;
  const { one, many } = searchWords.resultCount;
  return fillText(count === 1 ? one : many, { n: String(count), type: word ? `${word} ` : '', query });
}

type ResultCount = { count: number; type: SearchType | null; query: string };
