import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { listAddress, type Page } from '@/lib/site/list-page';

/** A dense table; on a narrow screen each row is a card with its labels. */
export function DeskTable<Row extends { id: string }>({
  caption,
  empty,
  rows,
  columns,
  look = '',
}: DeskTableProps<Row>) {
  if (rows.length === 0) return typeof empty === 'string' ? <p className="soft">{empty}</p> : empty;
  return (
    <table className={`desk-table ${look}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(([label, , kind]) => (
            <th key={label} scope="col" className={kind}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id}>
            {columns.map(([label, draw, kind]) => (
              <td key={label} className={kind}>
                <span className="desk-label" aria-hidden="true">
                  {label}
                </span>
                <div className="desk-cell">{draw(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DeskTableProps<Row> = {
  /** The class of a table whose columns have widths of their own. */
  look?: string;
  caption: string;
  /** In place of a table without rows: a sentence, or what a page has that is empty as a whole. */
  empty: ReactNode;
  rows: readonly Row[];
  /**
   * `main`: the widest column, and the title of the card. `time` stands beside the title, and a card that has one needs no
   * labels.
   */
  columns: readonly (readonly [
    label: string,
    draw: (row: Row) => ReactNode,
    kind?: 'main' | 'figure' | 'time' | 'wide' | undefined,
  ])[];
};

/** The parts of a list, each at an address of its own; one where something waits says how much. */
export function ListParts({ parts, label = 'Show' }: { parts: readonly ListPart[]; label?: string }) {
  return (
    <nav aria-label={label}>
      <ul className="desk-tabs">
        {parts.map(({ label, href, isCurrent, waiting = 0, count = null }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined}>
              {label} {waiting > 0 ? <span className="desk-count desk-late">{waiting}</span> : null}
              {count === null ? null : <span className="desk-count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ListPart = { label: string; href: string; isCurrent: boolean; waiting?: number; count?: number | null };

/** The neighbors of a page of a list. They name rows, not numbers: what comes meanwhile moves nothing. */
export function PageLinks<Row>({ page: { newer, older }, path, filter = [] }: PageLinksProps<Row>) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="Pages of this list" className="flex flex-wrap gap-x-6 gap-y-2">
      {newer ? (
        <>
          <a className="text-link" href={listAddress(path, filter, null)}>
            Newest
          </a>
          <a className="text-link" rel="prev" href={listAddress(path, filter, newer)}>
            <Icon name="chevron-left" /> Newer
          </a>
        </>
      ) : null}
      {older ? (
        <a className="text-link" rel="next" href={listAddress(path, filter, older)}>
          Older <Icon name="chevron-right" />
        </a>
      ) : null}
    </nav>
  );
}

type PageLinksProps<Row> = { page: Page<Row>; path: string; filter?: readonly [string, string][] };
