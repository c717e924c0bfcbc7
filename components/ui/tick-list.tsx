import type { ReactNode } from 'react';
import { Icon } from './icon';

/** What is included, line by line. */
export function TickList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="grid gap-1">
      {items.map((item, index) => (
        <li key={index} className="flex items-start gap-3 py-1.5 leading-snug">
          <Icon name="check" className="mt-0.5 size-5 text-ok" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
