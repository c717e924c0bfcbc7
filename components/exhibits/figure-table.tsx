import { exhibitWords } from '@/content/exhibit-words';
import './exhibit.css';

/** The figures of a chart as a table, closed at first. The first cell of a row names it. */
export function FigureTable({ summary = exhibitWords.table, caption, head, rows }: FigureTableProps) {
  return (
    <details className="figure-table mt-4 text-small">
      <summary className="inline-flex items-center min-h-11 font-[650] underline decoration-marigold decoration-2 underline-offset-[0.24em]">
        {summary}
      </summary>
      <div className="overflow-x-auto">
        <table className="mt-1 tabular-nums">
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
