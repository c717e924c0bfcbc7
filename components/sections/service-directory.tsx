import { BladeSign } from '@/components/drawings/blade-sign';
import type { BladeLook } from '@/components/drawings/blade-sign-drawing';
import { Icon } from '@/components/ui/icon';

/** A directory in two columns: sign, name, one line, and an arrow that slides. */
export function ServiceDirectory({ entries }: { entries: readonly DirectoryEntry[] }) {
  return (
    <ul className="grid gap-x-split border-t-2 border-ink min-[23em]:max-sm:grid-cols-2 max-sm:gap-x-3 lg:grid-cols-2">
      {entries.map(entry => (
        <li key={entry.href} className="border-b border-line">
          <a
            href={entry.href}
            className="group grid grid-cols-[46px_minmax(0,1fr)] items-center gap-4 py-4 max-sm:gap-2.5 max-sm:py-2.5 sm:grid-cols-[52px_minmax(0,1fr)_auto]"
          >
            <BladeSign {...entry.sign} className="size-[46px] sm:size-[52px]" />
            <span className="text-small leading-[1.4]">
              <span className="block font-display text-label leading-[1.2] font-[750] max-sm:text-small/tight group-hover:text-pin">
                {entry.title}
              </span>{' '}
              <span className="soft max-sm:hidden">{entry.line}</span>
            </span>
            <Icon
              name="arrow-right"
              className="size-5 transition-transform max-sm:hidden duration-[260ms] ease-settle group-hover:translate-x-[5px]"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

export type DirectoryEntry = { href: string; title: string; line: string; sign: BladeLook };
