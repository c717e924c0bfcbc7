import { BladeSign } from '@/components/drawings/blade-sign';
import type { DirectoryEntry } from '@/components/sections/service-directory';

export function ToolShelf({ entries }: { entries: readonly DirectoryEntry[] }) {
  return (
    <ul className="g-shelf">
      {entries.map(({ href, title, line, sign }) => (
        <li key={href}>
          <a href={href}>
            <BladeSign {...sign} className="size-16" />
            <b>{title}</b> <span className="soft text-small leading-[1.4]">{line}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
