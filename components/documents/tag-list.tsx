import type { ReactNode } from 'react';

/** Tags as small plates; with `max`, the rest becomes a count. */
export function TagList({ tags, max = tags.length, ground = 'bg-mist' }: TagListProps) {
  const hidden = tags.length - max;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.slice(0, max).map(tag => (
        <Tag key={tag} ground={ground}>
          {tag}
        </Tag>
      ))}
      {hidden > 0 ? (
        <Tag ground={ground} title={hidden === 1 ? '1 more tag' : `${hidden} more tags`}>
          {`+${hidden}`}
        </Tag>
      ) : null}
    </ul>
  );
}

function Tag({ ground, title, children }: { ground: string; title?: string; children: ReactNode }) {
  return (
    <li
      title={title}
      className={`inline-flex min-h-8 items-center rounded-sign px-3 text-small font-semibold ${ground}`}
    >
      {children}
    </li>
  );
}

type TagListProps = { tags: readonly string[]; max?: number; ground?: 'bg-mist' | 'bg-card' };
