import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { searchWords } from '@/content/search';
import { searchAddress } from '@/lib/search/query';

/** What one could search for, and how to narrow it down. It goes away for as long as the popup is open. */
export function SearchTips({ onDismissed }: { onDismissed: () => void }) {
  const [isDismissed, setIsDismissed] = useState(false);
  const { title, dismiss, lead, suggestions, filter } = searchWords.tips;
  if (isDismissed) return null;
  function onDismiss(): void {
    setIsDismissed(true);
    onDismissed();
  }
  return (
    <section
      aria-labelledby="search-tips-title"
      className="relative mt-5 rounded-card bg-marigold-soft py-4 pr-14 pl-5"
    >
      <h3 id="search-tips-title" className="text-body">
        {title}
      </h3>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-4">
        {lead}
        {suggestions.map(suggestion => (
          <a key={suggestion} href={searchAddress(suggestion)} className="text-link py-1.5">
            {suggestion}
          </a>
        ))}
      </p>
      <p className="mt-1 text-small">{filter}</p>
      <button
        type="button"
        aria-label={dismiss}
        onClick={onDismiss}
        className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-button hover:bg-card"
      >
        <Icon name="x" className="size-5" />
      </button>
    </section>
  );
}
