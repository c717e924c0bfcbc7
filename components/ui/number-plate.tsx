import type { ReactNode } from 'react';

/** A blue enamel house number, only where the order matters. Decorative beside an ordered list's own numbering. */
export function NumberPlate({ n, size }: { n: ReactNode; size?: 'sm' }) {
  return (
    <span
      aria-hidden="true"
      className={`plate-number ${size === 'sm' ? 'w-[46px] h-13 rounded-sign text-name shadow-[inset_0_0_0_3px_var(--color-plate),inset_0_0_0_4.5px_white]' : ''}`}
    >
      {n}
    </span>
  );
}
