import type { ReactNode } from 'react';

/** A dense table; on a narrow screen each row is a card with its labels. A row has its cells by the columns' keys. */
export function DataTable({ caption, columns, rows, empty }: DataTableProps) {
  if (rows.length === 0) return <p className="soft">{empty}</p>;
  return (
    <table className="desk-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column.key} scope="col" className={classOf(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map(column => (
              <td key={column.key} className={classOf(column)}>
                <span className="desk-label" aria-hidden="true">
                  {column.label}
                </span>
                <div className="desk-cell">{cells[column.key]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classOf({ isMain, isFigure }: Column): string | undefined {
  if (isMain) return 'main';
  return isFigure ? 'figure' : undefined;
}

type Column = {
  key: string;
  label: string;
  /** The widest column, and the title of the card. */
  isMain?: boolean;
  isFigure?: boolean;
};

type DataTableProps = {
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: Readonly<Record<string, ReactNode>> }[];
  empty: string;
};
