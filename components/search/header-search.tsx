'use client';

import './search.css';
import { useState, type ComponentType, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { searchWords } from '@/content/search';
import { routes } from '@/lib/site/routes';
import { SearchBox } from './search-box';

/**
 * The header's search: a button that opens the popup and, where there is room, a box of its own. Without scripts the
 * button is a link to the search page.
 */
export function HeaderSearch() {
  const [Popup, setPopup] = useState<ComponentType<PopupProps> | null>(null);

  async function openPopup(): Promise<void> {
    try {
      const { SearchPopup } = await import('./search-popup');
      setPopup(() => SearchPopup);
    } catch (error) {
      reportError(error);
      location.assign(routes.search());
    }
  }

  function onClosed(query: string | null): void {
    setPopup(null);
    const { visit = '' } = document.documentElement.dataset;
    if (query !== null) location.assign(routes.search(query) + visit);
  }

  function onClick(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void openPopup();
  }

  return (
    <div className="search-header">
      <a
        href={routes.search()}
        data-search-open
        aria-label={searchWords.open}
        aria-haspopup="dialog"
        onClick={onClick}
        // The page script (search-opener.ts) sets the role of a button.
        suppressHydrationWarning
        className="icon-button"
      >
        <Icon name="search" className="size-[21px]" />
      </a>
      <SearchBox look="header" />
      {Popup ? <Popup onClosed={onClosed} /> : null}
    </div>
  );
}

type PopupProps = { onClosed: (query: string | null) => void };
