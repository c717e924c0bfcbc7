import type { ComponentProps } from 'react';

/** Bullets are red pin drops. */
export function BulletList({ children }: ComponentProps<'ul'>) {
  return (
    <ul className="mt-[.7em] grid grid-cols-1 gap-[.5em] *:relative *:pl-[1.5em] *:before:absolute *:before:top-[.62em] *:before:left-[.2em] *:before:size-[.5em] *:before:-rotate-45 *:before:rounded-[50%_50%_50%_0] *:before:bg-pin *:before:content-['']">
      {children}
    </ul>
  );
}

/** Numbers are small enamel plates. */
export function NumberedList({ children, start }: ComponentProps<'ol'>) {
  return (
    <ol
      start={start}
      className="mt-[.7em] grid grid-cols-1 gap-[.5em] [counter-reset:item] *:relative *:pl-[2.2em] *:[counter-increment:item] *:before:absolute *:before:top-[.1em] *:before:left-0 *:before:size-[1.55em] *:before:rounded-[.28em] *:before:bg-plate *:before:text-center *:before:font-display *:before:text-[.82em]/[1.55em] *:before:font-extrabold *:before:text-white *:before:content-[counter(item)]"
    >
      {children}
    </ol>
  );
}
