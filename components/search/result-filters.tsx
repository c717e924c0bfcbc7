import { searchTypes, searchWords } from '@/content/search';
import { foundCount, type ResultPage, type SearchType } from '@/lib/search/query';
import { routes } from '@/lib/site/routes';

/** All, and each kind that was found, with its count. A plain form, so it filters without scripts too. */
export function ResultFilters({ query, answer, type, filterBy }: ResultFiltersProps) {
  const kinds = searchTypes.map(({ id, plural }) => ({
    id,
    label: plural,
    count: foundCount(answer, id),
  }));
  const all = { id: null, label: searchWords.all, count: foundCount(answer, null) };
  return (
    <form
      action={routes.search()}
      method="get"
      aria-label={searchWords.filters}
      className="mt-8 flex gap-2 max-sm:-mx-gut max-sm:-mb-3 max-sm:overflow-x-auto max-sm:px-gut max-sm:py-1.5 sm:flex-wrap"
    >
      <input type="hidden" name="q" value={query} />
      {[all, ...kinds.filter(({ count }) => count > 0)].map(({ id, label, count }) => (
        <button
          key={label}
          type="submit"
          {...(id === null ? {} : { name: 'type', value: id })}
          aria-pressed={id === type}
          onClick={event => {
            event.preventDefault();
            filterBy(id);
          }}
          className="min-h-11 shrink-0 rounded-button bg-mist px-4 font-[650] inset-ring-[2.5px] inset-ring-transparent hover:bg-marigold-soft aria-pressed:bg-marigold-soft aria-pressed:inset-ring-ink"
        >
          {label} ({count})
        </button>
      ))}
    </form>
  );
}

type ResultFiltersProps = {
  query: string;
  answer: ResultPage;
  type: SearchType | null;
  filterBy: (type: SearchType | null) => void;
};
