// Every page loads this file before it is touched: it reads the storage itself, because lib/site/browser.ts
// would bring a second script of 3 KB.

/** Where a visitor's wish not to use the `/` key is remembered (WCAG 2.1.4: a one-letter shortcut can be switched off). */
const SEARCH_KEY_SETTING = 'searchKey';

/** Whether a key press means "search": a bare `/` outside every field and window, unless it was switched off. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false;
  const { target } = event;
  const isTyping =
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], dialog') !== null;
  return !isTyping && isSearchKeyOn();
}

export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(SEARCH_KEY_SETTING) !== 'off';
  } catch {
    return true;
  }
}

export function switchSearchKey(isOn: boolean): void {
  try {
    localStorage.setItem(SEARCH_KEY_SETTING, isOn ? 'on' : 'off');
  } catch {
    // Storage may be switched off: then the key works as it did.
  }
}

/** The search box that can be seen: the page's own before the header's. Null where there is none. */
export function findSearchInput(): HTMLInputElement | null {
  const inputs = Array.from(document.querySelectorAll<HTMLInputElement>('[data-search-input]'));
  // Safari has had `checkVisibility` since 17.4 alone. What is not displayed has no box.
  const visible = inputs.filter(input => input.getClientRects().length > 0);
  return visible.find(input => input.dataset['searchInput'] === 'page') ?? visible[0] ?? null;
}
