import { Icon } from './icon';

/** The way back up. The last entry is the page itself. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-small text-ink">
        {trail.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center gap-1.5">
            {crumb.href ? (
              <a href={crumb.href} className="py-1 hover:underline">
                {crumb.label}
              </a>
            ) : (
              <span aria-current="page" className="py-1">
                {crumb.label}
              </span>
            )}
            {index < trail.length - 1 ? <Icon name="chevron-right" className="size-3.5" /> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export type Crumb = { label: string; href?: string };
