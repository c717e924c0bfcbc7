import type { DeskWords } from '@/content/desk';
import type { AuditLine } from '@/lib/desk/audit';
import { isId } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import { DataTable } from './data-table';
import { Moment } from './moment';

/** Who did what at the desk. */
export function AuditTable({ lines, words, timeZone }: AuditTableProps) {
  const { columns, none, title, commandLine } = words.audit;
  return (
    <DataTable
      caption={title}
      empty={none}
      columns={[
        { key: 'at', label: columns.at },
        { key: 'action', label: columns.action, isMain: true },
        { key: 'who', label: columns.who },
        { key: 'subject', label: columns.subject },
        { key: 'detail', label: columns.detail },
      ]}
      rows={lines.map(line => ({
        key: line.id,
        cells: {
          at: <Moment at={line.at} timeZone={timeZone} />,
          action: words.actions[line.action],
          who: line.actorEmail ?? line.actorId ?? commandLine,
          subject: <Subject line={line} />,
          detail: line.detail ?? '',
        },
      }))}
    />
  );
}

/** The row that it was done to, if it has a page. It may be gone by now. */
function Subject({ line: { action, subjectId } }: { line: AuditLine }) {
  if (subjectId === null) return null;
  const page = PAGES.find(([prefix]) => action.startsWith(prefix))?.[1];
  if (!page || !isId(subjectId)) return <span className="wrap-anywhere">{subjectId}</span>;
  return (
    <a href={page(subjectId)} className="text-link wrap-anywhere">
      {subjectId}
    </a>
  );
}

const PAGES: readonly (readonly [string, (id: string) => string])[] = [
  ['lead-', routes.deskLead],
  ['order-', routes.deskOrder],
  ['mail-', routes.deskMail],
];

type AuditTableProps = { lines: readonly AuditLine[]; words: DeskWords; timeZone: string };
