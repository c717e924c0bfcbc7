import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { searchLimits, searchWords } from '@/content/search';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';
import { RecentSearches } from './recent-searches';
import { ResultSkeleton } from './result-skeleton';
import { SearchBox } from './search-box';
import { SearchKeySwitch } from './search-key-switch';
import { SearchTips } from './search-tips';

/**
 * Search over the page: box, tips and recent searches. After a search a skeleton shows for three seconds, then the popup
 * closes and the results page opens (docs/product/search.md#popup); closing it earlier, Enter once more or the link
 * below the skeleton open the results at once. Closed by its button, Escape or a click beside it; the page behind does
 * not scroll. `onClosed` gets what was searched for, or null when nothing waits to be opened.
 */
export function SearchPopup({ onClosed }: { onClosed: (query: string | null) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  // What closing opens: not what is shown, since a link or the browser's memory may have led elsewhere meanwhile.
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    focusBox(element);
    // A page that comes back from the browser's memory would still show the skeleton.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      waiting.current = null;
      element.close();
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => dialog.current?.close(), searchLimits.popupLoadingMs);
    return () => clearTimeout(timer);
  }, [isLoading]);

  function onSearch(query: string): void {
    setWanted(query);
    waiting.current = query;
    if (isLoading) dialog.current?.close();
    else setIsLoading(true);
  }

  /** Links to results lead there at once. What was opened in a new tab need not be opened here too. */
  function onClick(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.pathname !== routes.search() || event.button > MIDDLE_BUTTON) return;
    waiting.current = null;
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button === MIDDLE_BUTTON;
    setIsLoading(!isNewTab);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="search-popup-title"
      closedby="any"
      onClose={() => onClosed(waiting.current)}
      className="mx-auto mt-[9vh] max-h-[86dvh] w-[min(720px,calc(100vw-24px))] max-w-none overflow-y-auto rounded-panel bg-card p-0 text-ink ring-line backdrop:bg-ink-fixed/55 dark:ring-1 open:animate-[rise_200ms_var(--ease-settle)]"
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it listens to the links inside */}
      <div onClick={onClick} onAuxClick={onClick} className="min-h-[300px] p-inset">
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id="search-popup-title" className="text-h3">
            {site.name}
          </h2>
          <button
            type="button"
            aria-label={searchWords.close}
            onClick={() => dialog.current?.close()}
            className="icon-button -mr-2"
          >
            <Icon name="x" className="size-5" />
          </button>
        </div>
        <SearchBox look="popup" hasRecent={false} onSearch={onSearch} />
        {isLoading ? (
          <>
            <ResultSkeleton />
            {wanted === null ? null : <TextLink href={routes.search(wanted)}>{searchWords.showNow}</TextLink>}
          </>
        ) : (
          <>
            <SearchTips onDismissed={() => focusBox(dialog.current)} />
            <RecentSearches onCleared={() => focusBox(dialog.current)} />
            <p className="mt-5">
              <TextLink href={routes.ask()}>{searchWords.none.ask}</TextLink>
            </p>
            <SearchKeySwitch />
          </>
        )}
      </div>
    </dialog>
  );
}

/** Where the focus begins, and where it goes when the button that had it is gone: it must not fall out of the window. */
function focusBox(popup: HTMLElement | null): void {
  popup?.querySelector<HTMLInputElement>('[data-search-input]')?.focus();
}

const MIDDLE_BUTTON = 1;
