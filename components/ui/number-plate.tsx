import type { ReactNode } from 'react';

/** A blue enamel house number, only where the order matters. Decorative beside an ordered list's own numbering. */
export function NumberPlate({ n, size }: { n: ReactNode; size?: 'sm' }) {
  return (
    <span aria-hidden="true" className={`plate-number ${size === 'sm' ? 'plate-number-sm' : ''}`}>
      {n}
    </span>
  );
}
