import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SEARCH_MAX, type Days } from '@/lib/site/list-filter';

/** What a list is narrowed by; a plain form whose address can be kept. */
export function Filters({ label, path, search, isNarrowed, children }: FiltersProps) {
  return (
    <search>
      <form method="get" action={path} aria-label={label} className="desk-filters">
        <div>
          <label htmlFor="desk-q" className="sr-only">
            Search
          </label>
          <input
            id="desk-q"
            type="search"
            name="q"
            className="input"
            defaultValue={search.text}
            maxLength={SEARCH_MAX}
            placeholder={search.hint}
            aria-describedby="desk-q-hint"
          />
          <p id="desk-q-hint" className="sr-only">
            {search.hint}
          </p>
        </div>
        <Button type="submit" variant="line" size="sm">
          Show
        </Button>
        {isNarrowed ? (
          <a href={path} className="text-link">
            Show all
          </a>
        ) : null}
        <details open={isNarrowed}>
          <summary className="btn btn-line btn-sm">
            Filter
            <Icon name="chevron-down" />
          </summary>
          <div>{children}</div>
        </details>
      </form>
    </search>
  );
}

type FiltersProps = {
  label: string;
  path: string;
  search: { text: string; hint: string };
  isNarrowed: boolean;
  children: ReactNode;
};

/** A choice from a list; of a filter, `any` narrows nothing. */
export function FilterSelect({ name, id = `desk-${name}`, label, any, value, options }: FilterSelectProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <span className="relative block">
        <select id={id} name={name} className="input" defaultValue={value ?? ''}>
          {any === undefined ? null : <option value="">{any}</option>}
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-3 size-5" />
      </span>
    </div>
  );
}

/** The days of a list, each side open where it is empty. */
export function DaysFilter({ days, label }: { days: Days | null; label: string }) {
  return (
    <>
      {(['from', 'to'] as const).map(side => (
        <div key={side}>
          <label htmlFor={`desk-${side}`}>
            {label} {side === 'from' ? 'from' : 'until'}
          </label>
          <input
            id={`desk-${side}`}
            type="date"
            name={side}
            className="input"
            defaultValue={days?.[side] ?? ''}
          />
        </div>
      ))}
    </>
  );
}

/** Where the visit came from. */
export function SourceFilter({ value, sources }: { value: string | null; sources: readonly string[] }) {
  const options = [...new Set([...sources, ...(value === null ? [] : [value])])];
  return (
    <FilterSelect
      name="source"
      label="Came from"
      any="Anywhere"
      value={value}
      options={options.map(source => [source, source] as const)}
    />
  );
}

type FilterSelectProps = {
  name: string;
  /** Where a page has several of the name. */
  id?: string;
  label: string;
  any?: string;
  value: string | null;
  options: readonly (readonly [value: string, text: string])[];
};
