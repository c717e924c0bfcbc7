import type { ComponentProps } from 'react';

/**
 * A table that scrolls inside its own named region where the screen is narrower than it is. Up to four columns fit a
 * phone, the fourth by smaller type: a figure in a column out of sight is one that no one reads.
 */
export function Table({ children, 'aria-label': label = 'Table' }: ComponentProps<'table'>) {
  return (
    <section
      aria-label={label}
      // What scrolls must be reachable by keyboard, or its far columns are not.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative mt-[1.4em] overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full border-collapse text-body tabular-nums [&_tr:last-child>td]:border-b-0 has-[th:nth-child(5)]:min-w-[34rem] max-sm:has-[th:nth-child(4)]:text-tiny max-sm:has-[th:nth-child(4)]:[--cell:6px]">
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
      className="bg-board px-(--cell,12px) py-4 text-left font-display font-extrabold text-butter max-sm:text-tiny sm:px-5 print:bg-transparent print:text-ink"
      {...props}
    />
  );
}

export function TableCell(props: ComponentProps<'td'>) {
  return (
    <td
      className="border-b border-line px-(--cell,12px) py-3.5 sm:px-5 align-top leading-snug first:font-semibold"
      {...props}
    />
  );
}
