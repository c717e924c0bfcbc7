import type { DeskWords } from '@/content/desk';
import type { ReportedViolation } from '@/lib/violations/violation';
import { fillText } from '@/lib/site/text';
import { DataTable } from './data-table';
import { DeskSection } from './desk-section';

/** What the pages' policies stopped in visitors' browsers. `days`: how long reports are kept. */
export function ViolationTable({ rows, words, days }: ViolationTableProps) {
  const { title, text, none, columns } = words;
  return (
    <DeskSection title={title}>
      <p className="soft mb-3 max-w-[62em] text-small">{fillText(text, { days: String(days) })}</p>
      <DataTable
        caption={title}
        empty={none}
        columns={[
          { key: 'directive', label: columns.directive, isMain: true },
          { key: 'blocked', label: columns.blocked },
          { key: 'path', label: columns.path },
          { key: 'count', label: columns.count, isFigure: true },
          { key: 'lastDay', label: columns.day },
        ]}
        rows={rows.map(row => ({ key: `${row.directive} ${row.blocked} ${row.path}`, cells: row }))}
      />
    </DeskSection>
  );
}

type ViolationTableProps = {
  rows: readonly ReportedViolation[];
  words: DeskWords['health']['violations'];
  days: number;
};
