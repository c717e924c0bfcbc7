import { searchWords } from '@/content/search';

/** Three rows in the shape of results, while the results page is on its way. */
export function ResultSkeleton() {
  return (
    <div className="mt-6" data-search-skeleton>
      <output aria-label={searchWords.results} className="sr-only">
        {searchWords.searching}
      </output>
      {['one', 'two', 'three'].map(row => (
        <div
          key={row}
          aria-hidden="true"
          className="grid grid-cols-[44px_1fr] gap-5 border-t border-line py-5"
        >
          <span className="skeleton size-11 rounded-full!" />
          <span className="grid gap-2.5">
            <span className="skeleton h-6 w-3/5" />
            <span className="skeleton h-4 w-full" />
            <span className="skeleton h-4 w-2/5" />
          </span>
        </div>
      ))}
    </div>
  );
}
