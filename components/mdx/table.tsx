import type { ComponentProps } from 'react';

/** A table that scrolls inside its own named region where the screen is narrower than it is. */
export function Table({ children, 'aria-label': label = 'Table' }: ComponentProps<'table'>) {
  return (
    <section
      aria-label={label}
      // What scrolls must be reachable by keyboard, or its far columns are not.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative mt-[1.4em] overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full min-w-[34rem] border-collapse text-body tabular-nums [&_tr:last-child>td]:border-b-0">
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </section>
  );
}

export function TableHeading(props: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className="bg-board px-5 py-4 text-left font-display font-extrabold text-butter print:bg-transparent print:text-ink"
      {...props}
    />
  );
}

export function TableCell(props: ComponentProps<'td'>) {
  return (
    <td className="border-b border-line px-5 py-3.5 align-top leading-snug first:font-semibold" {...props} />
  );
}
