import { Icon } from '@/components/ui/icon';
import type { Comparison } from '@/content/comparisons/comparison';
import { routes } from '@/lib/site/routes';

export function ComparisonLinks({ comparisons }: { comparisons: readonly Comparison[] }) {
  return (
    <ul className="grid gap-x-split border-t-2 border-ink lg:grid-cols-2">
      {comparisons.map(({ id, name, heading }) => (
        <li key={id} className="border-b border-line">
          <a
            href={routes.comparison(id)}
            className="group grid grid-cols-[minmax(0,1fr)_22px] items-center gap-4 py-4 text-small leading-[1.4]"
          >
            <span>
              <span className="block font-display text-label leading-[1.2] font-[750] group-hover:text-pin">
                {name}
              </span>
              <span className="soft">{heading}</span>
            </span>
            <Icon
              name="arrow-right"
              className="size-5 transition-transform duration-[260ms] ease-settle group-hover:translate-x-[5px]"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
