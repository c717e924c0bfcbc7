'use client';

import { useEffect, useEffectEvent, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { searchLimits, searchWords } from '@/content/search';
import { routes } from '@/lib/site/routes';
import { loadPreview } from './load-preview';
import { SuggestionList, type SearchBoxLook } from './suggestion-list';
import { announce, listSuggestions } from './suggestions';
import { useCombobox } from './use-combobox';
import { useFieldText } from './use-field-text';
import { usePreview } from './use-preview';
import { useSearchHistory } from './use-search-history';

/**
 * The search field: a plain form that asks `/search?q=`. With scripts it suggests while one types. `onSearch` takes
 * the search over from the browser.
 */
export function SearchBox({ query = '', look = 'page', hasRecent = true, onSearch }: SearchBoxProps) {
  // No two of one look stand on a page. An id of React's own would change where only a part of the page is made live.
  const id = `search-${look}`;
  const { field, typed, setTyped } = useFieldText(query);
  const history = useSearchHistory();
  // A results page opens with a text that no one has typed, and has its answer.
  const [isBegun, setIsBegun] = useState(false);
  const preview = usePreview(isBegun ? typed : '');
  const offer = listSuggestions({ typed, history: hasRecent ? history : [], preview });
  const optionId = (index: number) => `${id}-option-${index}`;
  const { isOpen, active, open, close, onKeyDown, onBlur } = useCombobox({
    count: offer.suggestions.length,
    hasMore: offer.seeAll !== null,
    optionId,
  });

  function begin(text: string): void {
    setIsBegun(true);
    setTyped(text);
    loadPreview().catch(reportError);
    open();
  }

  /** On the link below the list; in the field, Escape is the list's own key. */
  function onEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    event.preventDefault();
    field.current?.focus();
    close();
  }

  // The page may come alive under the hands of a visitor who is already typing.
  const resume = useEffectEvent(() => {
    if (field.current && field.current === document.activeElement) begin(field.current.value);
  });
  useEffect(() => resume(), []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const wanted = field.current?.value.trim() ?? '';
    if (wanted === '' || onSearch) event.preventDefault();
    if (wanted === '') return;
    close();
    onSearch?.(wanted);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens for its field and its link
    <div className="search-box relative" onBlur={onBlur} onKeyDown={onEscape}>
      <form
        // Inside of <search> the form itself would have no name, and a page can hold two.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="search"
        aria-label={searchWords.landmarks[look]}
        name={searchWords.formName}
        action={routes.search()}
        method="get"
        onSubmit={onSubmit}
        className={look === 'header' ? 'block' : 'flex flex-wrap gap-3'}
      >
        <label htmlFor={`${id}-q`} className="sr-only">
          {searchWords.label}
        </label>
        <input
          ref={field}
          id={`${id}-q`}
          data-search-input={look}
          // A search field may not be a combobox; a text field may.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          className={LOOKS[look]}
          defaultValue={query}
          placeholder={look === 'header' ? searchWords.shortPlaceholder : searchWords.placeholder}
          maxLength={searchLimits.maximumLength}
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          // A blank search goes nowhere: one sign that is not a space is needed.
          pattern=".*\S.*"
          required
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          onFocus={event => begin(event.currentTarget.value)}
          onChange={event => {
            setIsBegun(true);
            setTyped(event.currentTarget.value);
            open();
          }}
          onKeyDown={onKeyDown}
        />
        {look === 'header' ? (
          // Enter is the way; a form without a button of its own is a fault to some readers.
          <button type="submit" hidden>
            {searchWords.submit}
          </button>
        ) : (
          <Button type="submit" className="max-sm:px-4">
            <Icon name="search" />
            <span className="max-sm:sr-only">{searchWords.submit}</span>
          </Button>
        )}
      </form>
      <SuggestionList {...{ id: `${id}-list`, isOpen, active, offer, optionId, look }} />
      <output aria-label={searchWords.preview.label} className="sr-only">
        {isOpen ? announce(offer) : ''}
      </output>
    </div>
  );
}

const LOOKS = {
  page: 'input max-w-[40rem] flex-[1_1_12rem]',
  popup: 'input flex-[1_1_12rem]',
  header: 'search-header-input',
} as const satisfies Record<SearchBoxLook, string>;

type SearchBoxProps = {
  query?: string;
  look?: SearchBoxLook;
  hasRecent?: boolean;
  onSearch?: (query: string) => void;
};
