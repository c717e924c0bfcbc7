import { findSearchInput, isSearchKey } from './search-key';

/**
 * What the header's search does before anything is opened: its link is announced as the button that it becomes with
 * scripts, and `/` goes to a search box that can be seen or, where there is none, presses that button. Safe to attach
 * twice.
 */
export function headerSearchBehaviour(header: HTMLElement): () => void {
  if (header.dataset.search === 'attached') return () => undefined;
  header.dataset.search = 'attached';
  const stop = new AbortController();
  const opener = header.querySelector<HTMLAnchorElement>('[data-search-open]');
  if (opener) opener.role = 'button';
  const onSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    opener?.click();
  };
  opener?.addEventListener('keydown', onSpace, stop);
  const onKey = (event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    const input = findSearchInput();
    if (input) input.focus();
    else opener?.click();
  };
  document.addEventListener('keydown', onKey, stop);
  return () => {
    stop.abort();
    delete header.dataset.search;
  };
}
