import { exhibitWords } from '@/content/exhibit-words';

/** The figures of a chart as a table, closed at first. The first cell of a row names it. */
export function FigureTable({ summary = exhibitWords.table, caption, head, rows }: FigureTableProps) {
  return (
    <details className="figure-table">
      <summary>{summary}</summary>
      <div className="overflow-x-auto">
        <table>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {head.map(cell => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export type FigureTableProps = {
  /** What opens the table. */
  summary?: string;
  caption: string;
  head: readonly string[];
  rows: readonly (readonly [string, ...(string | number)[]])[];
};
