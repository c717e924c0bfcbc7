/** Rows and columns under a painted head. On a phone it scrolls inside its own region, and the first column stays. */
export function BoardTable({ caption, head, rows }: BoardTableProps) {
  const [corner, ...columns] = head;
  return (
    <TableScroller label={caption}>
      <table className="w-full min-w-[640px] border-collapse text-left leading-snug tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-board font-display text-[1.15rem] text-butter">
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
                className="sticky left-0 z-[1] w-[24%] border-b border-line bg-card px-3.5 py-3.5 font-semibold sm:px-5"
              >
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className="border-b border-line px-3.5 py-3.5 sm:px-5">
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
export function TableScroller({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative overflow-x-auto rounded-card bg-card shadow-[0_0_0_1px_var(--color-line)]"
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
      className={`px-3.5 py-5 leading-[1.1] font-extrabold sm:px-5 ${isFirst ? 'sticky left-0 z-[1] w-[27%] bg-board' : ''}`}
    >
      {children}
    </th>
  );
}

type BoardTableProps = {
  caption: string;
  /** An empty first word is read out as “Topic”. */
  head: readonly string[];
  /** Each row begins with its label. */
  rows: readonly (readonly [string, ...string[]])[];
};
