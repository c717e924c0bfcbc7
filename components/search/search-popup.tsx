import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { dialogBehaviour } from '@/components/ui/dialog-behaviour';
import { Icon } from '@/components/ui/icon';
import { searchLimits, searchWords } from '@/content/search';
import { site } from '@/content/site';
import { routes } from '@/lib/routes';
import { RecentSearches } from './recent-searches';
import { ResultSkeleton } from './result-skeleton';
import { SearchBox } from './search-box';
import { SearchKeySwitch } from './search-key-switch';
import { SearchTips } from './search-tips';

/**
 * Search over the page: box, tips and recent searches. A search goes to the results page; until that has arrived, and
 * for three seconds at the most, a skeleton stands where the results will be. Closed by its button, Escape or a press
 * beside it; the page behind does not scroll.
 */
export function SearchPopup({ onClosed }: { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLoading, setIsLoading] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    focusBox(element);
    // A page that comes back from the browser's memory would still show the skeleton.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && element.close();
    addEventListener('pageshow', onReturn);
    const detach = dialogBehaviour(element);
    return () => {
      removeEventListener('pageshow', onReturn);
      detach();
    };
  }, []);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => dialog.current?.close(), searchLimits.popupLoadingMs);
    return () => clearTimeout(timer);
  }, [isLoading]);

  /** Every way out of here that is a search leads to the results page. */
  function onClick(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (link?.pathname === routes.search() && !isNewTab) setIsLoading(true);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="search-popup-title"
      onClose={onClosed}
      className="mx-auto mt-[clamp(12px,9vh,110px)] max-h-[86dvh] w-[min(720px,calc(100vw-24px))] max-w-none overflow-y-auto rounded-panel bg-card p-0 text-ink ring-line backdrop:bg-ink-fixed/55 dark:ring-1 open:animate-[rise_200ms_var(--ease-settle)]"
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it listens to the links inside */}
      <div
        onClick={onClick}
        onSubmit={event => !event.defaultPrevented && setIsLoading(true)}
        className="min-h-[440px] p-[clamp(18px,3vw,32px)]"
      >
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
        <SearchBox look="popup" hasRecent={false} />
        {isLoading ? (
          <ResultSkeleton />
        ) : (
          <>
            <SearchTips onDismissed={() => focusBox(dialog.current)} />
            <RecentSearches onCleared={() => focusBox(dialog.current)} />
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
