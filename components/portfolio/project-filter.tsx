'use client';

import { useEffect, useState, type SyntheticEvent } from 'react';
import { routes } from '@/lib/site/routes';
import { ALL_PROJECTS, CATEGORY_PARAMETER, countText } from './filter-words';

/**
 * The category filter, a plain form: without scripts the server answers `?category=` with that choice made
 * (`project-filter.slot.tsx`). The pressed button decides which projects are seen (project-grid.css). The choice stays
 * in the address, so Back, a copied link and a visit to a project keep it, and the count is announced.
 */
export function ProjectFilter({ legend, all, categories, first = ALL_PROJECTS }: ProjectFilterProps) {
  const [chosen, setChosen] = useState(first);
  useEffect(() => {
    const readAddress = () => setChosen(readCategory(location.search, categories));
    readAddress();
    addEventListener('popstate', readAddress);
    return () => removeEventListener('popstate', readAddress);
  }, [categories]);
  const choose = (event: SyntheticEvent, id: string) => {
    event.preventDefault();
    const query = id === ALL_PROJECTS ? '' : `?${CATEGORY_PARAMETER}=${id}`;
    if (id !== chosen) history.pushState(null, '', `${location.pathname}${query}`);
    setChosen(id);
  };
  const choices = [{ id: ALL_PROJECTS, label: all, count: totalOf(categories) }, ...categories];
  const choice = choices.find(({ id }) => id === chosen);
  return (
    <>
      <form
        action={routes.portfolio()}
        method="get"
        aria-label={legend}
        className="flex w-full flex-wrap gap-2"
      >
        {choices.map(({ id, label }) => (
          <button
            key={id}
            type="submit"
            // Everything has a clean address.
            name={id === ALL_PROJECTS ? undefined : CATEGORY_PARAMETER}
            value={id}
            aria-pressed={id === chosen}
            onClick={event => choose(event, id)}
            className="filter-chip"
          >
            {label}
          </button>
        ))}
      </form>
      <output aria-label={legend} className="text-small">
        {countText(choice?.count ?? 0, totalOf(categories))}
      </output>
    </>
  );
}

/** The category that an address names; everything for one that is not ours. */
function readCategory(query: string, categories: readonly Category[]): string {
  const named = new URLSearchParams(query).get(CATEGORY_PARAMETER);
  return categories.find(({ id }) => id === named)?.id ?? ALL_PROJECTS;
}

function totalOf(categories: readonly Category[]): number {
  return categories.reduce((sum, { count }) => sum + count, 0);
}

/** `count`: how many projects are in it. */
type Category = { id: string; label: string; count: number };

type ProjectFilterProps = {
  legend: string;
  all: string;
  categories: readonly Category[];
  /** What is chosen in the HTML. */
  first?: string | undefined;
};
