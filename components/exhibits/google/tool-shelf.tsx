import { BladeSign } from '@/components/drawings/blade-sign';
import type { DirectoryEntry } from '@/components/sections/service-directory';
import './document.css';

export function ToolShelf({ entries }: { entries: readonly DirectoryEntry[] }) {
  return (
    <ul className="grid grid-cols-2 gap-y-8 lg:grid-cols-4">
      {entries.map(({ href, title, line, sign }) => (
        <li key={href}>
          <a href={href} className="group block">
            <BladeSign {...sign} className="-mb-1 ml-4 size-16" />
            <i className="plank mb-3" />
            <b className="block pr-6 font-display text-label leading-tight font-[750] max-[23em]:text-small group-hover:text-pin">
              {title}
            </b>{' '}
            <span className="soft mt-1 block pr-6 text-small/snug">{line}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
