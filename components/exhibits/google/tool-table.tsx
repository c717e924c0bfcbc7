import type { ReactNode } from 'react';

/** A table whose rows become blocks on a phone: each cell then names its column. */
export function ToolTable({ caption, head, rows }: ToolTableProps) {
  const [first, ...columns] = head;
  return (
    <table className="w-full leading-snug max-lg:block">
      <caption className="pb-4 text-left font-display text-label font-[750] max-lg:block">{caption}</caption>
      <thead className="text-left max-lg:sr-only">
        <tr>
          <th scope="col" className={HEAD}>
            {first}
          </th>
          {columns.map(column => (
            <th key={column} scope="col" className={HEAD}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map(({ id, name, cells }) => (
          <tr key={id} className="border-line max-lg:block max-lg:border-t max-lg:py-4 lg:border-b">
            <th scope="row" className={`text-left ${CELL}`}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index]}
                data-label={columns[index]}
                className={`max-lg:before:soft max-lg:before:content-[attr(data-label)_':_'] ${CELL}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HEAD = 'border-b-2 border-ink py-3 pr-6 font-bold';
const CELL = 'pr-6 align-top max-lg:block max-lg:py-0.5 lg:py-3';

type ToolTableProps = {
  caption: string;
  head: readonly string[];
  /** `cells`: as many as there are columns after the first. */
  rows: readonly { id: string; name: ReactNode; cells: readonly string[] }[];
};
