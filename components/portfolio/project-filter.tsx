import { ALL_PROJECTS, countText } from './filter-words';

/**
 * The category filter. Radio buttons and a style rule per category do the filtering, so that it needs no script;
 * the script adds the count and keeps the choice in the address.
 */
export function ProjectFilter({ legend, all, categories, count }: ProjectFilterProps) {
  const options = [{ id: ALL_PROJECTS, label: all }, ...categories];
  const rules = categories.map(({ id }) => hideOthers(id)).join('');
  return (
    <>
      <style href="project-filter" precedence="default">
        {rules}
      </style>
      <fieldset className="w-full min-w-0">
        <legend id="project-filter" className="sr-only">
          {legend}
        </legend>
        <div className="flex flex-wrap gap-2">
          {options.map(({ id, label }) => (
            <label key={id} className="filter-chip">
              <input
                type="radio"
                name="category"
                value={id}
                defaultChecked={id === ALL_PROJECTS}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <output aria-labelledby="project-filter" data-js-only className="text-small">
        {countText(count, count)}
      </output>
    </>
  );
}

function hideOthers(category: string): string {
  return `[data-projects]:has([name=category][value=${category}]:checked) .project:not([data-category=${category}]){display:none}`;
}

type ProjectFilterProps = {
  legend: string;
  all: string;
  categories: readonly { id: string; label: string }[];
  /** How many projects there are. */
  count: number;
};
