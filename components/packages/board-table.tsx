import './board-table.css';

/**
 * Rows and columns under a painted head. Five columns or more are too many for a phone: there each row is a sign of its
 * own, with the columns one under another. What else has no room scrolls in its own region, where the first column stays.
 */
export function BoardTable({ caption, head, rows }: BoardTableProps) {
  const [corner, ...columns] = head;
  const isStacked = columns.length > 3;
  return (
    <TableScroller label={caption}>
      <table
        className={`${isStacked ? 'board-stack ' : ''}w-full border-collapse text-left leading-snug tabular-nums max-sm:has-[th[scope=col]:nth-child(4)]:text-small max-sm:has-[th[scope=col]:nth-child(4)]:[--cell:8px]`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-board font-display text-butter sm:text-label">
          <tr>
            <HeadCell isFirst>{corner === '' ? <span className="sr-only">Topic</span> : corner}</HeadCell>
            {columns.map(column => (
              <HeadCell key={column}>{column}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">
          {rows.map(([label, ...cells]) => (
            <tr key={label}>
              <th
                scope="row"
                className="sticky left-0 z-[1] w-[24%] border-b border-line bg-card px-(--cell,14px) py-3.5 font-semibold sm:px-5"
              >
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className="border-b border-line px-(--cell,14px) py-3.5 sm:px-5">
                  {isStacked ? (
                    <span aria-hidden="true" className="board-stack-label">
                      {columns[index]}
                    </span>
                  ) : null}
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

/** What scrolls sideways must have a name and be reachable by keyboard, or its far columns are not. */
export function TableScroller({ label, className = '', children }: TableScrollerProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`relative overflow-x-auto rounded-card bg-card shadow-[0_0_0_1px_var(--color-line)] ${className}`}
    >
      {children}
    </section>
  );
}

/** A cell of the painted head; the first one stays in place with its column. */
export function HeadCell({ isFirst = false, children }: { isFirst?: boolean; children: React.ReactNode }) {
  return (
    <th
      scope="col"
      className={`px-(--cell,14px) py-5 leading-[1.1] font-extrabold sm:px-5 ${isFirst ? 'sticky left-0 z-[1] w-[27%] bg-board' : ''}`}
    >
      {children}
    </th>
  );
}

type TableScrollerProps = { label: string; className?: string; children: React.ReactNode };

type BoardTableProps = {
  caption: string;
  /** An empty first word is read out as “Topic”. */
  head: readonly string[];
  /** Each row begins with its label. */
  rows: readonly (readonly [string, ...string[]])[];
};
