import { Icon } from '@/components/ui/icon';
import { searchWords } from '@/content/search';
import { searchAddress } from '@/lib/search/query';
import { clearHistory } from './search-history';
import { useSearchHistory } from './use-search-history';

/** The searches made in this browser, latest first, and the button that forgets them. */
export function RecentSearches({ onCleared }: { onCleared: () => void }) {
  const history = useSearchHistory();
  const { title, clear } = searchWords.recent;
  if (history.length === 0) return null;
  function onClear(): void {
    clearHistory();
    onCleared();
  }
  return (
    <section aria-labelledby="recent-searches-title" className="mt-6">
      <div className="flex items-center justify-between gap-4">
        <h3 id="recent-searches-title" className="text-body">
          {title}
        </h3>
        <button type="button" onClick={onClear} className="text-link min-h-11 px-1">
          {clear}
        </button>
      </div>
      <ul className="border-t border-line">
        {history.map(query => (
          <li key={query} className="border-b border-line">
            <a href={searchAddress(query)} className="flex min-h-11 items-center gap-3 py-2 hover:text-pin">
              <Icon name="clock" className="size-[18px] text-soft" />
              <bdi className="min-w-0 break-words">{query}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
