import { Moment } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { auditWords } from '@/content/audit';
import { isId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import type { AuditLine } from './queries';

/** Who did what at the desk. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  return (
    <DeskTable
      caption="Audit"
      empty="Nothing yet."
      rows={lines}
      columns={[
        ['What', line => <strong>{auditWords[line.action]}</strong>, 'main'],
        [
          'Who',
          line => <span className="wrap-anywhere">{line.actorEmail ?? line.actorId ?? 'Command line'}</span>,
        ],
        ['Which', line => <AuditSubject line={line} />],
        ['Detail', line => line.detail],
        ['When', line => <Moment at={line.at} />, 'time'],
      ]}
    />
  );
}

/** The row that it was done to, if it has a page. It may be gone by now. */
function AuditSubject({ line: { action, subjectId } }: { line: AuditLine }) {
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
  ['lead-', serverRoutes.deskLead],
  ['order-', serverRoutes.deskOrder],
  ['mail-', serverRoutes.deskMail],
  ['billing-', serverRoutes.deskBilling],
];
