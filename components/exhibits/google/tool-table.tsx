import type { ReactNode } from 'react';
import './tool-table.css';

/** A table whose rows become blocks on a phone: each cell then names its column. */
export function ToolTable({ caption, head, rows }: ToolTableProps) {
  const [first, ...columns] = head;
  return (
    <table className="tool-table">
      <caption>{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          <th scope="col">{first}</th>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-label={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ToolTableProps = {
  caption: string;
  head: readonly string[];
  /** `cells`: as many as there are columns after the first. */
  rows: readonly { id: string; name: ReactNode; cells: readonly string[] }[];
};
