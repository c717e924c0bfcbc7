import { findSearchInput, isSearchKey } from '@/components/search/search-key';

/**
 * What the header's search does before anything is opened: its link is announced as the button that it becomes with
 * scripts, and `/` goes to a search box that can be seen or, where there is none, presses that button.
 */
export function startSearchOpener(): void {
  const opener = document.querySelector<HTMLAnchorElement>('[data-search-open]');
  if (!opener) return;
  opener.role = 'button';
  document.addEventListener('keydown', event => {
    const isPress = event.key === ' ' && event.target === opener;
    if (!isPress && !isSearchKey(event)) return;
    event.preventDefault();
    const input = isPress ? null : findSearchInput();
    if (input) input.focus();
    else opener.click();
  });
}
