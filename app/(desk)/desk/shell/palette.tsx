import { Icon } from '@/components/ui/icon';
import { SEARCH_MAX } from '@/lib/site/list-filter';
import { serverRoutes } from '@/lib/site/routes';

/** The window of `/` and Ctrl-K (components/page-script/desk-palette.ts). Closed, and all there is of it without scripts. */
export function Palette() {
  return (
    <dialog
      id="desk-palette"
      className="desk-palette"
      aria-label="Go to a page, or find someone"
      closedby="any"
      data-desk-palette=""
      data-places="Pages"
    >
      <form method="get" action={serverRoutes.deskSearch()}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label="Page, name, order, email"
          aria-expanded="true"
          aria-controls="desk-palette-list"
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          placeholder="Page, name, order, email"
        />
      </form>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are links in groups, which no tag has */}
      <div id="desk-palette-list" role="listbox" aria-label="Found" />
      <output className="sr-only" data-one="# result" data-many="# results" />
      <p className="soft" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
      </p>
    </dialog>
  );
}
