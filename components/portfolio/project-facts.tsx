import type { ReactNode } from 'react';

/** What a project was, line by line, with its technologies at the end. */
export function ProjectFacts({ title, rows, technologies }: ProjectFactsProps) {
  return (
    <aside aria-label={title}>
      <dl className="grid gap-x-split border-t-2 border-ink sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ label, value }) => (
          <div key={label} className="border-b border-line py-3.5">
            <dt className="soft text-small">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
        {technologies.items.length > 0 ? (
          <div className="py-3.5 sm:col-span-full">
            <dt className="soft text-small">{technologies.label}</dt>
            <dd>
              <ul className="mt-2 flex flex-wrap gap-2">
                {technologies.items.map(item => (
                  <li key={item} className="rounded-sign bg-mist px-2.5 py-1 text-small">
                    {item}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ) : null}
      </dl>
    </aside>
  );
}

type ProjectFactsProps = {
  title: string;
  rows: readonly { label: string; value: ReactNode }[];
  technologies: { label: string; items: readonly string[] };
};
