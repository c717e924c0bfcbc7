import { routes } from '@/lib/routes';
import { ALL_PROJECTS, CATEGORY_PARAMETER, countText } from './filter-words';

/**
 * The category filter, a plain form: without scripts the server answers `?category=` with that choice made
 * (`server/query-variants.ts`).
 */
export function ProjectFilter({ legend, all, categories, count }: ProjectFilterProps) {
  return (
    <>
      <form
        action={routes.portfolio()}
        method="get"
        aria-label={legend}
        className="flex w-full flex-wrap gap-2"
      >
        <FilterButton label={all} isChosen />
        {categories.map(({ id, label }) => (
          <FilterButton key={id} id={id} label={label} />
        ))}
      </form>
      <output aria-label={legend} suppressHydrationWarning className="text-small">
        {countText(count, count)}
      </output>
    </>
  );
}

/** Without an id it stands for everything, and sends nothing. */
function FilterButton({ id, label, isChosen = false }: { id?: string; label: string; isChosen?: boolean }) {
  return (
    <button
      type="submit"
      {...(id === undefined ? { value: ALL_PROJECTS } : { name: CATEGORY_PARAMETER, value: id })}
      aria-pressed={isChosen}
      suppressHydrationWarning
      className="filter-chip"
    >
      {label}
    </button>
  );
}

type ProjectFilterProps = {
  legend: string;
  all: string;
  categories: readonly { id: string; label: string }[];
  /** How many projects there are. */
  count: number;
};
