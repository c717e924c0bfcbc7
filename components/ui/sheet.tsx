import type { ReactNode } from 'react';
import './sheet.css';

/**
 * A sheet of paper on a desk or a wall: white in both themes, and what is written on it keeps the colors of the day.
 * `torn`: off a roll, so its foot is jagged; a shadow then needs a parent with `drop-shadow-sheet`.
 */
export function Sheet({ as: Tag = 'div', torn = false, className = '', children }: SheetProps) {
  return <Tag className={`paper-sheet ${torn ? 'paper-torn ' : ''}${className}`}>{children}</Tag>;
}

type SheetProps = {
  as?: 'div' | 'section' | 'article' | 'li' | 'fieldset';
  torn?: boolean;
  className?: string;
  children: ReactNode;
};
