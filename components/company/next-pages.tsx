import { Icon } from '@/components/ui/icon';

/** Where to go from here: large doors, each with a line on what is behind it. */
export function NextPages({ doors }: { doors: readonly { href: string; label: string; line: string }[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-[1.2fr_1fr]">
      {doors.map(({ href, label, line }, index) => (
        <li
          key={href}
          className={`group relative rounded-panel forced-colors:border p-inset ${GROUNDS[index % GROUNDS.length]}`}
        >
          <h3 className="flex items-center justify-between gap-4 text-figure font-extrabold">
            <a href={href} className="after:absolute after:inset-0 after:rounded-panel">
              {label}
            </a>
            <Icon
              name="arrow-right"
              className="size-7 transition-transform duration-[260ms] ease-settle group-hover:translate-x-[5px]"
            />
          </h3>
          <p className="mt-2 max-w-[26em] text-lede">{line}</p>
        </li>
      ))}
    </ul>
  );
}

const GROUNDS = ['bg-mint', 'bg-rose'] as const;
